import type { TermsWords } from '#domain/terms.ts';

/**
 * The terms of domain/terms.ts, head by head and paragraph by paragraph. What a parent signs in Spanish is kept with the hash
 * of these words: a changed word is a new TERMS_VERSION, as in English (CONTRIBUTING.md, "To change the terms").
 */
export const TERMS_TITLE = 'Términos del servicio y aviso de privacidad';

export const OUR_WORDS: readonly TermsWords[] = [
  {
    heading: 'Quién puede participar y consentimiento',
    paragraphs: [
      'En estos términos, “la plataforma” es este sitio web. “Nosotros” somos las personas que lo operan y sus administradores. “Usted” es la madre, el padre o el tutor legal que firma. “Su hijo o hija” es el niño o la niña que se nombra en la página del consentimiento.',
      'La plataforma es para los miembros jóvenes de tropas de Scouts BSA, Cub Scouts y Girl Scouts. Un niño o una niña solo puede usarla después de que su madre, padre o tutor legal haya aceptado y firmado estos términos.',
      'Al firmar, usted confirma que es una persona adulta y que es madre, padre o tutor legal de su hijo o hija. Confirma también que le permite usar la plataforma, y que acepta estos términos por usted y en nombre de su hijo o hija.',
      'Usted firma esta versión de los términos. Sus palabras exactas se guardan con su firma. Una versión posterior solo vale para usted si la acepta.',
      'Puede retirar su consentimiento en cualquier momento: escriba a la dirección de contacto. Entonces cerramos y borramos la cuenta de su hijo o hija.',
    ],
  },
  {
    heading: 'Solo con fines educativos',
    paragraphs: [
      'La plataforma enseña a los niños cómo hacer crecer un árbol de un esqueje y les ayuda a documentar el trabajo. Sus guías son información general para aprender. No son consejos profesionales de jardinería, seguridad, medicina o derecho.',
      'Las reglas sobre árboles, plantas y excavación cambian de un lugar a otro. Antes de cortar, mover o plantar algo, un adulto debe asegurarse de que ahí se permite. También debe asegurarse de que la persona dueña del árbol o del terreno está de acuerdo.',
      'No prometemos que un esqueje eche raíces, que un árbol viva, ni que terminar un proyecto dé derecho a una insignia o a un premio.',
    ],
  },
  {
    heading: 'Supervisión de un adulto',
    paragraphs: [
      'Un adulto responsable debe supervisar todo el trabajo al aire libre y con las manos: elegir un árbol, usar herramientas, cortar, tocar plantas, cavar y plantar. Las herramientas con filo las usa un adulto. Un niño o una niña solo puede usarlas con un adulto a su lado que guíe el trabajo.',
      'Antes de que alguien cave, un adulto llama al 811 para que marquen las líneas subterráneas. Un adulto cuida también de que nadie pruebe las plantas, y tiene en cuenta las alergias.',
      'Nosotros no supervisamos a su hijo o hija, y no podemos ver lo que pasa lejos de la pantalla.',
    ],
  },
  {
    heading: 'Riesgos y renuncia',
    paragraphs: [
      'Trabajar con árboles tiene riesgos. Entre ellos hay cortes, caídas, picaduras y mordeduras de insectos, reacciones alérgicas, contacto con plantas dañinas, y exposición al sol y al clima. Usted entiende estos riesgos y decide si su hijo o hija participa. Los acepta por usted y en nombre de su hijo o hija.',
      'Hasta donde la ley lo permita, usted renuncia a reclamarnos por lesiones, pérdidas o daños que resulten de participar en un proyecto. Esta renuncia no cubre el daño que causemos con intención, con temeridad o por negligencia grave. Tampoco cubre un reclamo al que la ley no le permite renunciar.',
      'Operamos la plataforma con cuidado, pero la ofrecemos tal como es. No podemos prometer que siempre esté disponible ni que esté libre de errores.',
    ],
  },
  {
    heading: 'Su contenido, fotos y videos',
    paragraphs: [
      'Las notas, las fotos, los videos y los informes que su hijo o hija pone en la plataforma siguen siendo de usted y de su hijo o hija. Por ahora la plataforma acepta fotos. Si más adelante acepta videos, valen para ellos las mismas reglas.',
      'Usted nos da permiso para guardar este contenido, para convertirlo (por ejemplo, para hacer copias más pequeñas de las fotos) y para mostrarlo a su hijo o hija y a nuestros administradores. La plataforma no puede funcionar sin este permiso.',
      'Firmar estos términos no nos deja publicar nada. Para eso hay un permiso aparte: el permiso para volver a publicar fotos, videos e informes, sin pago, para mostrar el trabajo del programa. Por ejemplo, en un sitio web, en un impreso, en una presentación o en redes sociales. No está dado, a menos que usted lo dé más adelante, aparte de este consentimiento. Su hijo o hija puede usar la plataforma sin él. Los consentimientos firmados con versiones anteriores de estos términos no cuentan como este permiso.',
      'Si usted lo da, publicamos sin nombres. Nunca agregamos el nombre, el nombre de usuario, el correo electrónico ni el número de tropa de su hijo o hija, ni el nombre o los datos de contacto de nadie de la familia. No vendemos este contenido. Puede retirar el permiso en cualquier momento: escriba a la dirección de contacto. Entonces no publicamos nada más, y quitamos lo que publicamos nosotros donde podamos. No podemos recoger copias impresas ni copias hechas por otras personas.',
      'Ayude a su hijo o hija a subir solo fotos que tomó su familia o que tiene permiso de usar. Dejen fuera las caras, los nombres, los números de casa y los nombres de escuelas. En la página final su hijo o hija puede compartir un proyecto. Lo que usted o su hijo o hija comparta ahí sale de la plataforma, y ya no podemos controlarlo.',
    ],
  },
  {
    heading: 'Reglas del contenido, retiro y suspensión',
    paragraphs: [
      'El contenido debe tratar del proyecto y ser apropiado para niños. No se puede subir nada que sea ofensivo, indecente, peligroso o ilegal, ni nada que sea de otra persona. Tampoco se puede mostrar a una persona que no haya dado su acuerdo. Si es un niño o una niña, deben darlo su madre, padre o tutor.',
      'Una cuenta es para un solo niño o una sola niña. Nadie puede usarla para perturbar la plataforma, para llegar a los datos de otras personas ni para hacerse pasar por alguien más.',
      'Podemos quitar el contenido que rompa estas reglas, y podemos suspender o borrar la cuenta. Si usted cree que nos equivocamos, escriba a la dirección de contacto.',
    ],
  },
  {
    heading: 'Propiedad intelectual',
    paragraphs: [
      'La plataforma, sus guías y sus dibujos son nuestros o de quienes nos dejan usarlos. Las familias y las tropas pueden verlos e imprimirlos para sus propios proyectos. Cualquier otro uso necesita nuestro permiso.',
      'Los nombres Scouts BSA, Cub Scouts y Girl Scouts son de sus organizaciones.',
    ],
  },
  {
    heading: 'Privacidad y datos: qué guardamos',
    paragraphs: [
      'De su hijo o hija: nombre y apellido, nombre de usuario, correo electrónico, organización, número de tropa, estado, código postal, una contraseña (solo en una forma cifrada en la que no se puede leer) y datos del avance. Los datos del avance son los proyectos, lo que elige, las fechas, las horas, las notas, las anotaciones, los lugares que su hijo o hija escribe y las fotos.',
      'De usted: nombre y apellido, correo electrónico, número de teléfono si lo da, y su firma, dibujada o escrita. Con el consentimiento guardamos la versión y las palabras exactas de estos términos, la hora, la dirección de red desde la que firmó y el navegador que usó. Este registro es nuestra prueba de que usted aceptó.',
      'Las fotos se guardan sin los datos escondidos que agregan las cámaras, como el lugar donde se tomaron. Conservamos solo la hora en que se tomó una foto.',
      'Por seguridad guardamos también qué navegadores tienen o tuvieron la sesión de la cuenta abierta, los intentos fallidos recientes de iniciar sesión con la dirección de red de donde vinieron, registros técnicos de las peticiones, y un registro de lo que hacen los administradores: por ejemplo, cambiar una contraseña, borrar una cuenta o ver una foto de su hijo o hija.',
      'Usamos cookies solo para iniciar sesión. El navegador puede conservar una copia de los datos de su hijo o hija, para que la plataforma funcione sin conexión. Al cerrar sesión se quita la copia, menos el trabajo que aún no se nos envió: por ese el navegador pregunta antes. No hay anuncios y no seguimos a nadie de un sitio a otro.',
    ],
  },
  {
    heading: 'Privacidad y datos: quién los ve y cómo los usamos',
    paragraphs: [
      'En la plataforma, los proyectos, las notas y las fotos de su hijo o hija solo los ven su hijo o hija y los administradores de la plataforma. Los datos de contacto de usted los ven su hijo o hija y los administradores. Su firma solo la ven los administradores. Fuera de la plataforma no publicamos nada, a menos que usted haya dado el permiso para volver a publicar que se describe arriba.',
      'Usamos los datos para operar la plataforma, para que sea segura, para responderle y para ver cómo va el programa. Si esta plataforma puede mandar correos, le mandamos una copia de este consentimiento. También le mandamos un mensaje cada vez que se cambia la contraseña de su hijo o hija.',
      'No vendemos datos personales y no los damos a nadie para publicidad. Las empresas que alojan la plataforma o entregan sus correos pueden procesar datos en nuestro nombre, solo para ese fin. Revelamos datos cuando la ley lo exige.',
    ],
  },
  {
    heading: 'Privacidad y datos: verlos, corregirlos y borrarlos',
    paragraphs: [
      'Usted puede pedir ver, corregir o borrar los datos sobre usted y su hijo o hija. También puede pedir que ya no recopilemos más. Escriba a la dirección de contacto; comprobaremos que la petición viene de verdad de usted. Sin estos datos su hijo o hija no puede seguir usando la plataforma.',
      'Cuando se borra la cuenta de su hijo o hija, se borran con ella los proyectos, las anotaciones y las fotos. El registro de lo que hacen los administradores conserva una nota del borrado, que puede incluir el nombre de usuario.',
      'El registro del consentimiento se conserva como prueba, sin los datos de su hijo o hija: un seudónimo ocupa el lugar de su hijo o hija, y quedan el hash (una huella digital de las palabras exactas) de los términos y la hora de la firma. Su nombre, sus datos de contacto y su firma, la dirección de red y el navegador se borran del registro 3 años después de que se borra la cuenta.',
      'La página “Aviso de privacidad” de la plataforma dice quién la opera, qué guarda y por cuánto tiempo.',
      'Las copias de respaldo pueden tener datos borrados hasta que otras más nuevas las reemplacen. Solo se usan para recuperar la plataforma después de una falla.',
    ],
  },
  {
    heading: 'Uso gratuito',
    paragraphs: [
      'La plataforma es gratis. No hay cuotas, compras ni anuncios. Las herramientas, los frascos, la tierra y los demás materiales los pone usted.',
    ],
  },
  {
    heading: 'Ley aplicable',
    paragraphs: [
      'Estos términos se rigen por la ley del estado de Wisconsin. Usted conserva los derechos que le da la ley de su propio estado y que un acuerdo no puede quitarle.',
      'Si alguna parte de estos términos resulta no ser válida, el resto sigue valiendo.',
    ],
  },
  {
    heading: 'Contacto',
    paragraphs: [
      'Mande sus preguntas, las peticiones sobre datos y los retiros del consentimiento o del permiso para volver a publicar a la dirección de contacto que está al final de estos términos.',
    ],
  },
];
