export const title = 'Consentimiento de madre, padre o tutor';
/** Without a gender, as is every child whose name is not known. */
export const yourChild = 'su hijo o hija';

export const handOver = {
  title: '¡Ya casi, scout!',
  text: 'Ahora le toca a tu mamá, tu papá o tu tutor. Dale esta pantalla para terminar tu registro.',
};
export const correcting = {
  title: 'Corregir la dirección de correo',
  text: 'Dale otra vez esta pantalla a tu mamá, tu papá o tu tutor. Hay que corregir la dirección y firmar de nuevo.',
};
export const isRight = 'La dirección está bien';

export const previewTitle = 'Consentimiento (vista previa)';
export const preview = {
  title: 'Esta es una vista previa',
  text: 'Las madres, los padres y los tutores ven esta página cuando su hijo o hija crea una cuenta. Puede mirarla y probarla. Lo que escriba aquí no se envía ni se guarda.',
};

export const introduction = (child: string, site: string) =>
  `Estimada familia: ${child} quiere usar ${site}. Es un programa gratuito en el que los scouts clonan un árbol en cinco pasos guiados. Empiezan con un esqueje, un pedacito de rama joven, y terminan con un árbol joven en la tierra. Antes de que ${child} empiece, necesitamos su consentimiento y su firma.`;
export const inShort = [
  'Un adulto acompaña todo el trabajo al aire libre, y maneja o guía cada herramienta con filo.',
  'Conservamos lo que el proyecto necesita, como nombres, tropa, código postal, notas y fotos. Nunca lo vendemos.',
  'Es gratis. Usted puede retirar su consentimiento cuando quiera, y entonces borramos la cuenta.',
];

export const notYet = 'Todavía no se puede firmar aquí';
export const parentOrGuardian = 'Madre, padre o tutor';
export const firstName = 'Nombre de la madre, el padre o el tutor';
export const lastName = 'Apellido de la madre, el padre o el tutor';
export const email = 'Correo de la madre, el padre o el tutor';
export const phone = 'Teléfono de la madre, el padre o el tutor';
export const mayBeEmpty = 'Puede dejarlo en blanco.';
export const agree = 'Soy la madre, el padre o el tutor legal, y acepto los términos del servicio';
export const privacyNotice = 'Aviso de privacidad';

export const thenByMail =
  'Usted firma en este dispositivo. Después le escribimos a su correo electrónico, y allí contesta una pregunta.';
export const onThisDevice = 'Usted firma en este dispositivo. No comprobamos por correo quién firmó.';
export const noScreen = '¿No puede firmar en la pantalla?';
export const printForm = 'Imprima el formulario.';
export const toSend = 'Para enviar el consentimiento';
export const submit = 'Enviar el consentimiento';
export const submitting = 'Enviando...';

export const submitted = 'Se envió el consentimiento';
export const checkMail = 'Revise su correo electrónico para terminar.';
export const mayStart = 'Gracias. Su hijo o hija ya puede usar la plataforma.';
export const failed = { title: 'Error', description: 'No se pudo enviar el consentimiento' };
