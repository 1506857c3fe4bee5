export const title = 'Familia';
export const whoCanOpen = (name: string, username: string) =>
  `Quién puede abrir la página para familias de ${name} (${username}). Cada consulta de esta lista queda en el registro de actividad.`;
export const loading = 'Cargando la familia...';
export const failed = 'No se pudo cargar la familia.';
export const nobodyYet = 'Todavía no hay nadie';
export const willStand =
  'Aquí aparece la madre, el padre o el tutor que confirma el consentimiento por correo.';
export const active = 'Con acceso';
export const invited = 'Con invitación';
export const blocked = 'Sin acceso';
export const aParent = 'Madre, padre o tutor';
export const invitedOn = (day: string) => `Con invitación desde el ${day}`;
export const since = (day: string) => `Desde el ${day}`;
export const becauseOf = (reason: string) => (
  <>
    <span className="text-ink-soft">Motivo:</span> {reason}
  </>
);
export const blockFirst = 'Bloquear...';
export const letInFirst = 'Devolver el acceso...';
export const blockBrings =
  'Esta persona ya no ve nada del scout, y no recibe ningún correo sobre eso ni sobre el bloqueo. El consentimiento queda como está. Se avisa al resto de la familia, pero no por qué.';
export const letInBrings = 'Esta persona puede abrir otra vez la página. Se avisa a toda la familia.';
export const reason = 'Motivo';
export const whoSees = 'La administración lo ve aquí. Donde hay dos personas, otra lo tiene que confirmar.';
export const block = 'Bloquear';
export const letIn = 'Devolver el acceso';

export const asked = 'Se pidió';
export const anotherHasTo =
  'Todavía no ha cambiado nada: lo tiene que confirmar otra persona de la administración.';
export const seesNothing = 'Esta persona ya no ve nada.';
export const isLetIn = 'Acceso devuelto';
export const canOpen = 'Esta persona puede abrir otra vez la página.';
export const dropped = 'Descartado';
export const unchanged = 'No ha cambiado nada.';
export const notDone = 'No se hizo';
export const notChanged = 'No se pudo cambiar lo que esta persona puede ver';
export const notAnswered = 'No se pudo responder';

export const toBeBlocked = 'Por bloquear';
export const toBeLetIn = 'Por devolver el acceso';
export const askedFor = (by: string, time: string, reason: string) => `Lo pidió ${by} el ${time}: ${reason}`;
export const anotherConfirms = 'Lo tiene que confirmar otra persona de la administración.';
export const confirm = 'Confirmar';
export const drop = 'Descartar';
export const takeBack = 'Retirar';

export const close = 'Cerrar';
