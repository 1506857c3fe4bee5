export const byMail = 'Invitar por correo';
export const makeLink = 'Hacer un enlace';
export const whomFor = 'Aquí no se envían correos. Solo dice para quién es el enlace.';
export const inviting = 'Invitando...';
export const sent = 'Invitación enviada';
export const onItsWay = (email: string) => `Va en camino a ${email}`;
export const notInvited = 'No se invitó';
export const notMade = 'No se pudo hacer la invitación';

export const somebody = 'Quien tenga el enlace';
export const invited = 'Con invitación';
export const byUntil = (by: string, until: string) => `Por ${by}, hasta el ${until}`;
export const takeBack = 'Retirar';
export const takeBackOf = (whom: string) => `Retirar la invitación de ${whom}`;
export const takingBack = 'Retirando...';
export const takenBack = 'Invitación retirada';
export const leadsNowhere = 'El enlace ya no sirve';
export const notTakenBack = 'No se retiró';
export const takeBackFailed = 'No se pudo retirar la invitación';
