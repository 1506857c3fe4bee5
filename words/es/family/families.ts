export const title = 'Familias';
export const backToTroops = 'Volver a las tropas';
export const notHere = {
  title: 'Esta tropa no está aquí',
  text: 'Tal vez se cerró, o es de otro líder.',
};
export const toInvite = 'Para invitar familias';
export const notLoaded = 'No se pudieron cargar las familias';
export const check = 'Revisar las familias';
export const whichColumns = '¿Qué hay en cada columna?';
export const invite = 'Invitar familias';
export const whatYouGive =
  'Usted da el nombre del niño o la niña y el correo de su madre, padre o tutor, o de los dos. Esa persona recibe un enlace, firma y crea la cuenta. Antes de eso no se guarda ningún otro dato.';
export const noMail =
  'Aquí no se envían correos. Imprima una carta para cada familia: lleva el enlace como código para el teléfono.';

export const nobody = {
  title: 'Todavía no hay familias invitadas',
  text: 'Las familias aparecen aquí al invitarlas, hasta que respondan o pasen 14 días.',
};
export const invitedOf = (count: number) => `Familias invitadas (${count})`;
export const printLetters = (count: number) => `Imprimir ${count === 1 ? '1 carta' : `${count} cartas`}`;
export const lettersFor = (isByMail: boolean) =>
  `Las cartas son para las familias ${isByMail ? 'sin correo electrónico' : 'que no han respondido'}. Una carta solo deja de servir si se imprime otra vez.`;
export const lettersLeft = (most: number, left: number) =>
  `Se imprimen hasta ${most} a la vez: ${left === 1 ? 'queda' : 'quedan'} ${left} para la próxima vez.`;
export const printAllAgain = 'Imprimir todas otra vez';
export const printNextAgain = (count: number) =>
  count === 1 ? 'Imprimir otra vez la siguiente' : `Imprimir otra vez las ${count} siguientes`;
export const againLeft = (left: number) =>
  `${left === 1 ? 'Falta 1 carta' : `Faltan ${left} cartas`} por imprimir otra vez.`;
export const printAgainQuestion = (count: number) =>
  `¿Imprimir otra vez ${count === 1 ? '1 carta' : `${count} cartas`}?`;
export const allEnd = 'Las cartas que usted ya entregó dejarán de servir.';
export const someEnd = (most: number, count: number) =>
  `Se imprimen hasta ${most} a la vez, primero las más antiguas. ${count === 1 ? 'La más antigua que usted ya entregó dejará' : `Las ${count} más antiguas que usted ya entregó dejarán`} de servir.`;
export const leftAgain = (left: number) =>
  `Después ${left === 1 ? 'falta 1' : `faltan ${left}`} por imprimir otra vez.`;
export const printAgain = (count: number) =>
  `Imprimir otra vez ${count === 1 ? '1 carta' : `${count} cartas`}`;
export const previousPage = 'Página anterior';
export const nextPage = 'Página siguiente';

export const states = {
  waiting: 'Enviando el correo',
  sent: 'Correo enviado',
  failed: 'El correo no llegó',
  printed: 'Carta impresa',
  'no-letter': 'Necesita una carta',
  answered: 'Respondió',
};
export const didNotReach = (addresses: readonly string[]) => `El correo no llegó a ${addresses.join(', ')}`;
export const opened = 'Abrió el enlace';
export const listedUntil = (day: string) => `En la lista hasta el ${day}`;
export const invitedUntil = (email: string | null, day: string) =>
  `${email ?? 'Por carta impresa'} · hasta el ${day}`;

export const sendAgain = 'Enviar otra vez';
export const sendAgainTo = (name: string) => `Enviar otra vez a la familia de ${name}`;
export const sentAgain = 'Se envió otra vez';
export const onItsWay = (email: string) => `Un enlace nuevo va en camino a ${email}`;
export const notSent = 'No se envió';
export const sendFailed = 'No se pudo enviar la invitación';
export const printLetter = 'Imprimir la carta';
export const printLetterFor = (name: string) => `Imprimir la carta para la familia de ${name}`;
export const oneLost = `¿Se perdió una sola carta? Elija “${printLetter}” junto a esa familia: así solo esa deja de servir.`;
export const printing = 'Haciendo las cartas...';
export const notPrinted = 'No se imprimió';
export const printFailed =
  'Las cartas no llegaron. Es posible que las entregadas o enviadas antes ya no sirvan: imprima otra vez.';
export const takeBack = 'Retirar';
export const takeBackOf = (name: string) => `Retirar la invitación de ${name}`;
export const takeBackQuestion = (name: string) => `¿Retirar la invitación de ${name}?`;
export const takeBackText = 'El enlace ya no servirá, y se borran el nombre y el correo.';
export const takingBack = 'Retirando...';
export const takenBack = 'Invitación retirada';
export const leadsNowhere = 'El enlace ya no sirve';
export const notTakenBack = 'No se retiró';
export const takeBackFailed = 'No se pudo retirar la invitación';
