export const title = 'Formulario de consentimiento';
export const termsOf = (version: string) => `Términos: versión ${version}`;
export const forSite = (siteName: string) =>
  `Para ${siteName}, un cuaderno de campo para hacer crecer árboles`;
export const about = (siteName: string) =>
  `Un niño o una niña puede usar ${siteName} cuando su madre, su padre o su tutor legal ha aceptado los términos. Los términos están en las páginas siguientes. Usted puede firmar en el dispositivo de su hijo o hija, o en esta página.`;
export const yourChild = 'Su hijo o hija';
export const childsName = 'Nombre y apellido';
export const troop = 'Tropa, y nombre de usuario si ya lo tiene';
export const you = 'Usted';
export const yourName = 'Su nombre y apellido';
export const phone = 'Teléfono';
export const email = 'Correo electrónico (puede dejarlo vacío)';
export const yourConsent = 'Su consentimiento';
export const agree = (version: string) =>
  `Soy la madre, el padre o el tutor legal, y acepto los términos de las páginas siguientes (versión ${version}).`;
export const signature = 'Firma de la madre, el padre o el tutor';
export const date = 'Fecha';
export const handToLeader = (support: string) =>
  `Por favor, entregue la página firmada a quien lidera la tropa. ¿Preguntas? ${support}`;
export const sendTo = (address: string, support: string) =>
  `Por favor, envíe la página firmada a:\n${address}\n¿Preguntas? ${support}`;
export const fingerprint = (hash: string) => `Huella digital de estas palabras (SHA-256): ${hash}`;
