import type { Row, RowWords, Said, Standing } from '#domain/rules/office/system-health.ts';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  fine: 'En orden',
  look: 'Conviene mirar',
  act: 'Hay que actuar',
};

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const things = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'cosa' : 'cosas'}`;

export function headlineOf({ act, look }: Readonly<Record<Standing, number>>): string {
  if (act === 0) return look === 0 ? 'Todo está bien' : `No hay nada urgente. Conviene mirar ${things(look)}`;
  const acts = `Hay que atender ${things(act)}`;
  return look === 0 ? acts : `${acts}, y conviene mirar ${NUMBERS[look] ?? look} más`;
}

/** The manuals are in English; so are commands and the names of settings. */
export function whereToRead(where: string): string {
  return where === 'SETTINGS'
    ? 'Se explica en docs/SETTINGS.md (en inglés)'
    : `Se explica en docs/OPERATING.md, “${where}” (en inglés)`;
}

const UNREAD: Said = {
  says: 'Esto no se pudo leer por ahora.',
  toDo: 'Revise otra vez en un minuto. Si sigue así, el registro del programa dice por qué.',
};

const ROWS: RowWords = {
  backup: {
    title: 'Última copia de respaldo',
    causes: {
      made: { says: 'Hay una copia de respaldo.' },
      old: {
        says: 'La última copia de respaldo ya tiene algunos días.',
        toDo: 'Vea si la copia de cada noche se sigue haciendo (en contenedores la hace el servicio backup), y si su disco tiene espacio. Puede hacer una ahora:',
      },
      overdue: {
        says: 'La última copia de respaldo tiene más de una semana.',
        toDo: 'Todo lo que se escribió desde entonces se perdería con esta máquina. Haga una ahora, y haga que se repita cada noche:',
      },
      lacking: {
        says: 'Se perdieron archivos de fotos o de formularios firmados, y la última copia de respaldo no los tiene.',
        toDo: 'La copia dijo cuántos, en su registro. Recupérelos de una copia más antigua antes de que pasen los días de BACKUP_KEEP_DAYS: hasta entonces no se borra ninguna, lo que ocupa espacio.',
      },
      never: {
        says: 'No se sabe de ninguna copia de respaldo.',
        toDo: 'Si esta máquina se daña, se pierde todo. Haga una ahora en otro disco, y haga que se repita cada noche (en contenedores lo hace el servicio backup). Aquí no se ve una copia hecha con otros programas.',
      },
      'not-yet': {
        says: 'Todavía no hay una copia de respaldo.',
        toDo: 'Tampoco hay cuentas todavía. Prepare la copia de cada noche antes de que llegue el primer scout:',
      },
      declined: {
        says: 'Usted dijo que no se hacen copias de respaldo.',
        toDo: 'Si esta máquina se daña, se pierde todo. Cambie BACKUP_KEEP_DAYS=0 en cuanto haga copias: las familias también lo leen.',
      },
    },
  },
  drill: {
    title: 'Prueba de restaurar',
    causes: {
      tried: { says: 'Alguien ha probado restaurar una copia de respaldo.' },
      'long-ago': {
        says: 'Hace medio año que alguien probó restaurar una copia de respaldo.',
        toDo: 'Pruebe otra vez en una carpeta vacía. No toca nada de lo que está en uso (en contenedores, las órdenes están en docs/OPERATING.md, “Backups of a container”):',
      },
      never: {
        says: 'Nadie ha dicho que se haya restaurado una copia de respaldo.',
        toDo: 'Solo se sabe que una copia sirve cuando se restauró una vez. Pruebe en una carpeta vacía. No toca nada de lo que está en uso (en contenedores, las órdenes están en docs/OPERATING.md, “Backups of a container”):',
      },
    },
  },
  mail: {
    title: 'Correo',
    causes: {
      sent: { says: 'Los correos salen como deben.' },
      off: {
        says: 'El correo no está configurado.',
        toDo: 'Las familias no reciben copia, ni pregunta, ni página propia, y nadie recibe un código para una nueva contraseña. Ponga SMTP_URL, MAIL_FROM y BASE_URL, e inicie otra vez el programa.',
      },
      linkless: {
        says: 'Los correos salen, pero no pueden llevar un enlace.',
        toDo: 'A las familias no se les pregunta nada por correo y no tienen página propia, hasta que BASE_URL diga la dirección de este sitio. Póngala, e inicie otra vez el programa.',
      },
      'some-failed': {
        says: 'Algunos correos no se pudieron enviar.',
        toDo: 'Sus direcciones no los aceptan. Abra “Correos sin enviar” en el portal: dice qué hacer con cada uno.',
      },
      refused: {
        says: 'El servidor de correo no acepta nuestros correos.',
        toDo: 'Abra “Correos sin enviar” en el portal: dice qué respondió el servidor. Revise SMTP_URL y MAIL_FROM, y la cuenta con su proveedor de correo.',
      },
      'shut-out': {
        says: 'El servidor de correo no nos deja entrar: ahora no saldría ningún correo.',
        toDo: 'Revise SMTP_URL, y la cuenta con su proveedor de correo. Después de un cambio inicie otra vez el programa, y haga la prueba (en contenedores: docker compose exec rootling node tools/send-test-mail.ts):',
      },
      stuck: {
        says: 'Hay correos que ya debían haber salido.',
        toDo: 'Inicie otra vez el programa. Si en diez minutos siguen ahí, su registro dice por qué.',
      },
    },
  },
  consents: {
    title: 'Respuestas de las familias',
    causes: {
      none: { says: 'Ningún scout espera la respuesta de su familia.' },
      waiting: { says: 'Algunos scouts esperan la respuesta de su familia.' },
      'long-waiting': {
        says: 'Una madre, un padre o un tutor firmó hace días, y no ha respondido a nuestro correo.',
        toDo: 'Elija “Falta la respuesta de la familia” en la lista de scouts. Lo mejor es llamar: el correo puede estar en la carpeta de no deseados, o la dirección puede estar mal.',
      },
    },
  },
  disk: {
    title: 'Disco',
    causes: {
      roomy: { says: 'Hay espacio.' },
      filling: {
        says: 'El disco se está llenando.',
        toDo: 'Borre lo que no es del programa, como copias de respaldo viejas en el mismo disco. O prepare un disco más grande o un depósito (bucket) para las fotos.',
      },
      full: {
        says: 'El disco está casi lleno.',
        toDo: 'Pronto no se podrá guardar nada más. Haga espacio hoy: primero, las copias de respaldo viejas del mismo disco. Nunca borre a mano algo de la carpeta de datos.',
      },
    },
  },
  files: {
    title: 'Fotos',
    causes: {
      writable: { says: 'Las fotos se pueden guardar.' },
      closed: {
        says: 'Las fotos no se pueden guardar.',
        toDo: 'No se pudo escribir un archivo de prueba. Con un disco: ¿está lleno, o es de otro usuario la carpeta? Con un depósito (bucket): ¿responde, y sigue sirviendo la clave de acceso?',
      },
    },
  },
  database: {
    title: 'Base de datos',
    causes: {
      answers: { says: 'La base de datos responde.' },
      unread: {
        says: 'La base de datos no respondió.',
        toDo: 'Con Postgres: vea si funciona y tiene espacio. Con SQLite: vea si el disco tiene espacio. El registro del programa dice qué falló.',
      },
    },
  },
  clearing: {
    title: 'Última limpieza',
    causes: {
      done: { says: 'Se limpió lo que ya venció.' },
      young: { says: 'El programa acaba de empezar, y limpia por primera vez.' },
      failed: {
        says: 'Una parte falló, y se intenta otra vez por sí sola.',
        toDo: 'Abra “Conservación” para ver qué falló. Si mañana falla otra vez, el registro del programa dice por qué.',
      },
      late: {
        says: 'No se ha hecho como debe.',
        toDo: 'De ella depende borrar lo que se prometió a las familias. Ejecútela a mano, e inicie otra vez el programa:',
      },
    },
  },
  administrators: {
    title: 'Administración',
    causes: {
      safe: { says: 'Hay varias personas, cada una con una aplicación de autenticación.' },
      alone: {
        says: 'Usted es la única persona de la administración.',
        toDo: 'Invite a otra en “Personas”: alguien tiene que poder ayudar si usted se enferma o pierde su teléfono.',
      },
      unsafe: {
        says: 'No todas las personas de la administración tienen una aplicación de autenticación.',
        toDo: 'Con una contraseña robada se abren todos los cuadernos. Cada persona la configura en “Seguridad”, en dos minutos.',
      },
    },
  },
  address: {
    title: 'Dirección',
    causes: {
      https: { says: 'La gente llega por https.' },
      unset: {
        says: 'No hay una dirección configurada.',
        toDo: 'Así está bien para probar en esta máquina. Antes de que lleguen las familias, ponga en SITE_ADDRESS su nombre, con https por el proxy del archivo compose o por el suyo.',
      },
      here: {
        says: 'Solo se puede llegar desde esta máquina.',
        toDo: 'Así está bien para probar. Antes de que lleguen las familias, ponga en SITE_ADDRESS su nombre, con https.',
      },
      open: {
        says: 'La gente llega sin https.',
        toDo: 'Las contraseñas y las fotos de los niños viajan a la vista. Ponga delante un proxy con https, y en SITE_ADDRESS su nombre.',
      },
    },
  },
  operator: {
    title: 'Quién opera el sitio',
    causes: {
      named: { says: 'Las familias pueden leer quién opera este sitio.' },
      unnamed: {
        says: 'Las familias no pueden leer quién opera este sitio.',
        toDo: 'Ponga OPERATOR_NAME y OPERATOR_ADDRESS para la página de privacidad, e inicie otra vez el programa.',
      },
      closed: {
        says: 'Ninguna familia puede firmar.',
        toDo: 'Los términos tienen que nombrar un correo que alguien lea. Ponga SUPPORT_EMAIL, e inicie otra vez el programa.',
      },
    },
  },
  processes: {
    title: 'Procesos',
    causes: {
      one: { says: 'Un solo proceso hace todo.' },
      alike: { says: 'Varios procesos de una misma versión trabajan juntos.' },
      mixed: {
        says: 'Procesos de versiones distintas trabajan con una misma base de datos.',
        toDo: 'Detenga todos, e inicie solo la versión nueva.',
      },
    },
  },
  machine: { title: 'Versión', causes: { runs: { says: 'El programa funciona.' } } },
};

export function wordsOf({ name, cause }: Row): Said & { readonly title: string } {
  const { title, causes }: { title: string; causes: Readonly<Record<string, Said>> } = ROWS[name];
  return { title, ...(causes[cause] ?? UNREAD) };
}
