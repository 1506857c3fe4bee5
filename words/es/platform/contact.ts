export const title = 'Contacto';
export const subtitle = '¿No sabes cómo seguir, o algo no se ve bien? Queremos ayudarte.';
export const toDashboard = 'Volver a mis proyectos';
export const whoWrites =
  'Pide a tu mamá, a tu papá, a tu tutor o a tu líder que escriba a este correo electrónico:';
export const whatHelps = 'Nos ayuda saber qué estabas haciendo y qué viste.';
