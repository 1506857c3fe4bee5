export const title = 'Tropas';
export const subtitle = 'Los líderes ven a los scouts cuya familia dice que sí.';
export const back = 'Volver al portal de administración';
export const toManage = 'Para cambiar las tropas';
export const notLoaded = 'No se pudieron cargar las tropas';
export const loading = 'Cargando las tropas...';
export const noTroop = {
  title: 'Todavía no hay tropas',
  text: 'Agregue una tropa e invite a sus líderes. Después se pregunta a cada familia si los líderes pueden ver el trabajo.',
};
export const addFirst = 'Agregar la primera tropa';
export const leaderless = (names: string) =>
  `Por ahora no lideran ninguna tropa: ${names}. Puede agregarlos a una.`;

export const yeses = (scouts: number, of: number) =>
  `${scouts} de ${of} ${of === 1 ? 'scout' : 'scouts'} con un sí`;
export const leadersOf = (count: number) => `Líderes (${count})`;
export const scoutsOf = (count: number) => `Scouts (${count})`;
export const families = 'Familias';
export const change = 'Cambiar';
export const changeNamed = (number: string) => `Cambiar la tropa ${number}`;
export const leave = 'Dejarla como estaba';
export const close = 'Cerrar la tropa';
export const closeNamed = (number: string) => `Cerrar la tropa ${number}`;
export const closeQuestion = (number: string) => `¿Cerrar la tropa ${number}?`;
export const closeText =
  'Sus líderes ya no ven nada de ella, y las invitaciones abiertas terminan. Los scouts conservan su cuenta y su trabajo. Si la agrega otra vez, se pregunta de nuevo a las familias.';
export const closeIt = 'Cerrar la tropa';
export const closing = 'Cerrando...';
export const closed = 'Tropa cerrada';
export const nobodyLeads = (number: string) => `Ya nadie lidera la tropa ${number}`;
export const notClosed = 'No se cerró';
export const closeFailed = 'No se pudo cerrar la tropa';

export const leadersInvited = (count: number) =>
  count === 1
    ? 'Hay 1 líder con invitación, que todavía no la acepta.'
    : `Hay ${count} líderes con invitación, que todavía no la aceptan.`;
export const inviteTwo = 'Todavía nadie lidera esta tropa. Invite a dos líderes.';
export const inviteLeader = 'Invitar a un líder';
export const hasNotBegun = 'Aún no empieza';
export const newLeader = 'Correo electrónico de otro líder';
export const leaderOf = (number: string) => `líder de la tropa ${number}`;
export const removeFromTroop = 'Quitar de la tropa';
export const removeFromTroopNamed = (name: string) => `Quitar de la tropa: ${name}`;
export const deleteAccount = 'Borrar la cuenta';
export const deleteAccountOf = (name: string) => `Borrar la cuenta de ${name}`;
export const removeQuestion = (name: string, number: string) => `¿Quitar a ${name} de la tropa ${number}?`;
export const removeText = 'Desde ese momento ya no ve nada de esta tropa.';
export const remove = 'Quitar';
export const deleteQuestion = (name: string) => `¿Borrar la cuenta de ${name}?`;
export const deleteText =
  'Sus sesiones se cierran en todas partes, y ya no lidera ninguna tropa. Lo que miró queda en el registro de actividad.';
export const deleteIt = 'Borrar';
export const removing = 'Quitando...';
export const removed = 'Se quitó';
export const leadsNoMore = (name: string, number: string) => `${name} ya no lidera la tropa ${number}`;
export const notRemoved = 'No se quitó';
export const removeFailed = 'No se pudo quitar a este líder';
export const leaderHere = 'Un líder que ya está aquí';
export const chooseLeader = 'Elija un líder';
export const addToTroop = 'Agregar a esta tropa';
export const adding = 'Agregando...';
export const notAdded = 'No se agregó';
export const addFailed = 'No se pudo agregar a este líder';

export const scoutsNotLoaded = 'No se pudieron cargar los scouts';
export const noScout = 'Todavía ningún scout ha escrito esta tropa.';
export const typed =
  'Estos scouts escribieron esta tropa al crear su cuenta. Los líderes solo ven a aquellos cuya familia dice que sí.';
export const notAnswered = 'Aún sin respuesta';

export const addTroop = 'Agregar una tropa';
export const selectOrganization = 'Elija la organización';
export const selectState = 'Elija el estado';
export const name = 'Nombre';
export const nameHint = 'Como el de su patrulla o su iglesia. Puede dejarlo vacío.';
export const anotherTroop =
  'Con otro número, estado u organización es otra tropa: se pregunta de nuevo a las familias, y hasta entonces los líderes no ven a nadie.';
export const saveTroop = 'Guardar la tropa';
export const addIt = 'Agregar la tropa';
export const changed = 'Tropa cambiada';
export const added = 'Tropa agregada';
export const inState = (number: string, state: string) => `Tropa ${number}, ${state}`;
export const notSaved = 'No se guardó';
export const saveFailed = 'No se pudo guardar la tropa';
