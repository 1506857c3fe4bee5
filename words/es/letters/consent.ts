import { type Block, button, RULE } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Asked = Child & {
  readonly parent: string;
  readonly link: string;
  readonly signed: string;
  readonly ends: string | null;
};

const SIGN_UP = `De su hijo o hija: nombre, apellido, nombre de usuario y correo electrónico; también la organización, el número de tropa, el estado y el código postal. De la página del consentimiento: su nombre, su correo electrónico, su teléfono si lo dio, y una firma. Con la firma se guardan la dirección de red y el navegador que se usó.`;

const WORK = `Los proyectos de su hijo o hija: lo que elige, las fechas, las horas, las notas y las fotos de plantas. Las cámaras esconden datos en las fotos, como el lugar. Nosotros quitamos esos datos. Todo esto sirve para el cuaderno y para nada más. Lo ven su hijo o hija y la administración de este sitio. No vendemos nada, no hay anuncios y no se rastrea a nadie.`;

const PLANNED = `Esto es lo que guardaríamos si usted acepta. ${WORK}`;

export const copy = (input: {
  readonly parent: string;
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly time: string;
  readonly version: string;
  readonly hash: string;
  readonly terms: readonly Block[];
}) => ({
  subject: `Su copia del consentimiento para ${input.siteName}`,
  blocks: [
    `Hola, ${input.parent}:`,
    `Gracias por firmar el consentimiento para ${input.siteName}. Guarde esta copia, por favor.`,
    [
      `Firma: ${input.parent}`,
      `Para: ${input.child}`,
      `Hora: ${input.time}`,
      `Términos: versión ${input.version}`,
      `Huella digital de los términos (SHA-256): ${input.hash}`,
    ].join('\n'),
    `¿No firmó usted? ¿Quiere retirar su consentimiento? Escriba a ${input.support}. Entonces cerramos y borramos la cuenta.`,
    'Estos son los términos que usted aceptó, palabra por palabra:',
    RULE,
    ...input.terms,
  ],
});

export const notice = ({ child, parent, siteName, support, link, signed, ends }: Asked) => ({
  subject: `Por favor, responda: ¿puede su hijo o hija usar ${siteName}?`,
  blocks: [
    'Hola:',
    `${child} quiere usar ${siteName}. Es un cuaderno de campo donde los scouts anotan cómo hacen crecer un árbol nuevo de un esqueje, un pedacito de rama joven. El ${signed} alguien firmó como ${parent}. Los niños también saben dibujar. Por eso le preguntamos aquí, en su propio correo: ¿está usted de acuerdo?`,
    'Para decir que sí o que no, abra esta página y elija una de las dos respuestas:',
    button('Leer y responder', link),
    'El enlace sirve por 7 días. Abrirlo no decide nada.',
    `Esto es lo que tenemos hasta ahora. ${SIGN_UP} Lo tenemos solo para preguntarle. No recogemos nada más antes de que usted acepte.`,
    PLANNED,
    `Si usted dice que no, o si nadie responde antes del ${ends}, borramos todo este registro. Si usted no hace nada, eso es un no.`,
    `Los términos completos y el aviso de privacidad están en la página que abre el enlace. ¿Preguntas? ${support}`,
  ],
});

export const reminder = ({ child, siteName, support, link, ends }: Asked) => ({
  subject: `Todavía esperamos su respuesta sobre ${siteName}`,
  blocks: [
    'Hola:',
    `Le escribimos porque ${child} quiere usar ${siteName}. Aún no sabemos qué dice usted. Aquí hay un enlace nuevo a la misma pregunta:`,
    button('Leer y responder', link),
    `Abrirlo no decide nada. Si nadie responde antes del ${ends}, borramos todo este registro.`,
    `¿Preguntas? ${support}`,
  ],
});

function whileAsked(child: string, ends: string | null): string {
  if (ends === null) return `El cuaderno está cerrado para ${child} hasta que usted responda.`;
  return `${child} puede seguir hasta el ${ends}. Después, el cuaderno se cierra para ${child} hasta que usted responda.`;
}

export const grace = ({ child, parent, siteName, support, link, signed, ends }: Asked) => ({
  subject: `Por favor, confirme su consentimiento para ${siteName}`,
  blocks: [
    'Hola:',
    `El ${signed} usted, ${parent}, firmó el consentimiento para que ${child} use ${siteName}. La firma se hizo en el dispositivo de su hijo o hija. Desde ahora también preguntamos a las familias en su propio correo. Abra esta página y elija una de las dos respuestas:`,
    button('Leer y responder', link),
    `Abrirla no decide nada. ${whileAsked(child, ends)} No se pierde nada de lo que hay.`,
    PLANNED,
    `¿Preguntas? ${support}`,
  ],
});

export const byPhone = ({ child, siteName, support, link }: Child & { readonly link: string }) => ({
  subject: `Una llamada confirmó su consentimiento para ${siteName}`,
  blocks: [
    'Hola:',
    `Alguien de la administración de ${siteName} anotó que usted aceptó por teléfono: ${child} puede usar el cuaderno de campo. Ya puede empezar.`,
    '¿No hubo esa llamada, o no está de acuerdo? Abra esta página y diga que no. Entonces el cuaderno se cierra en el acto. Ahí también puede decir que sí; así tendrá una página propia:',
    button('Leer y responder', link),
    'El enlace sirve 7 días. Abrirlo no decide nada.',
    `¿Preguntas? ${support}`,
  ],
});

export const plus = (
  { child, siteName, support }: Child,
  given: { readonly page: string | null; readonly version: string; readonly terms: readonly Block[] },
) => ({
  subject: `Su consentimiento para ${siteName}, y cómo retirarlo`,
  blocks: [
    'Hola:',
    `Usted aceptó que ${child} use ${siteName}. Gracias. Guarde este correo, por favor.`,
    `¿No fue usted? ¿Cambió de opinión? Escriba a ${support}. Entonces cerramos y borramos la cuenta. No tiene que decir por qué.`,
    ...(given.page === null
      ? []
      : [
          `Su propia página muestra todo lo que ${child} escribe, y todas las fotos. Ahí también puede detener el cuaderno o hacer que se borre todo. No necesita una cuenta, solo este correo electrónico:`,
          button('Ir a mi página', given.page),
        ]),
    `Esto es lo que tenemos. ${SIGN_UP}`,
    `Esto es lo que guardamos mientras sigue el trabajo. ${WORK}`,
    `Estos son los términos que usted aceptó (versión ${given.version}), palabra por palabra:`,
    RULE,
    ...given.terms,
  ],
});
