import type { AuditAction } from '#domain/contract/audit/audit-actions.ts';
import type { AuditEntry } from '#domain/contract/office/admin.ts';
import { sentenceIn } from '#languages/sentence-in.ts';

export const title = 'Registro de actividad';
export const subtitle =
  'Lo que hizo la administración, y lo que se hizo con sus cuentas. Lo más reciente va primero.';
export const toRead = 'Para leer el registro de actividad';

export const filters = 'Filtros';
export const whatWasDone = 'Qué se hizo';
export const allActions = 'Todas las acciones';
export const whoDid = 'Quién lo hizo';
export const username = 'Nombre de usuario';
export const nobodyLoggedIn = 'Sin sesión iniciada';
export const whoseAccount = 'La cuenta de quién';
export const from = 'Desde';
export const to = 'Hasta';
export const clearFilters = 'Quitar filtros';
export const exportLog = 'Exportar registro';
export const exporting = 'Exportando...';
export const exportFailed = 'No se pudo exportar';
export const notExported = 'No se pudo exportar el registro de actividad';
export const fileName = (day: string) => `registro-de-actividad-${day}.csv`;
export const columns = ['Hora (UTC)', 'Quién', 'Qué', 'A quién', 'Marca de quién', 'Marca de a quién'];

export const loading = 'Cargando el registro de actividad...';
export const failed = 'No se pudo cargar el registro de actividad.';
export const nothingSuch = 'No hay nada de ese tipo';
export const otherDays = 'Mire otros días, o quite los filtros.';
export const nothingYet = 'Todavía no ha pasado nada';
export const willStand =
  'Aquí aparecen los inicios de sesión, las listas que se leen, las exportaciones, los cambios de contraseña, lo que se borra y las visitas a fotos y consentimientos.';
export const latestFirst = 'El registro, lo más reciente primero';
const subject = sentenceIn({
  'somebody by a link': 'quien tenga el enlace',
  'Troop {name}': 'la tropa {name}',
  'version {name}': 'versión {name}',
});
export const subjectOf = (label: string): string => subject(label);
export const showEarlier = 'Ver lo anterior';

const OTHERS: Partial<Record<AuditAction, string>> = {
  'reset-admin': 'Quien opera el servidor',
  'end-hold': 'La fecha de término',
  'settle-card': 'La madre, el padre o el tutor',
  'read-statistics': 'Un programa con el código para estadísticas',
  'change-email': 'Quien tiene el correo nuevo',
  'undo-new-email': 'Quien tiene el correo anterior',
  'ask-unblock-guardian': 'Quien tiene el correo anterior',
  'fail-own-password': 'Alguien con la sesión iniciada',
};
const BY_CARD: readonly AuditAction[] = ['spend-card', 'log-in-by-card'];
export function doerOf({ adminUsername, action }: Pick<AuditEntry, 'adminUsername' | 'action'>): string {
  if (adminUsername !== null && BY_CARD.includes(action))
    return `Alguien con una tarjeta de ${adminUsername}`;
  return adminUsername ?? OTHERS[action] ?? 'Alguien';
}

export const actions: Readonly<Record<AuditAction, string>> = {
  'reset-password': 'puso una nueva contraseña para',
  'delete-user': 'borró la cuenta',
  'import-species': 'importó los tipos de árboles',
  'view-photo': 'miró una foto de',
  'view-consent': 'miró el consentimiento de',
  'correct-student': 'corrigió los datos de',
  'correct-parent-email': 'corrigió el correo de la madre, el padre o el tutor de',
  'ask-parent-email': 'pidió reemplazar el correo confirmado de la madre, el padre o el tutor de',
  'plan-parent-email': 'fijó el día para otro correo en lugar del de la madre, el padre o el tutor de',
  'keep-parent-email': 'la familia conservó su correo, y no el otro que se pidió, en la cuenta de',
  'confirm-by-phone': 'confirmó por teléfono el consentimiento de',
  'receive-form': 'recibió un formulario firmado de',
  'view-form': 'miró el formulario firmado de',
  'view-certificate': 'hizo una constancia del consentimiento de',
  'send-mail-again': 'pidió enviar otra vez un correo a la familia de',
  'view-guardians': 'miró quién es la madre, el padre o el tutor de',
  'ask-block-guardian': 'pidió bloquear a una madre, un padre o un tutor de',
  'block-guardian': 'bloqueó a una madre, un padre o un tutor de',
  'ask-unblock-guardian': 'pidió devolver el acceso a una madre, un padre o un tutor de',
  'unblock-guardian': 'devolvió el acceso a una madre, un padre o un tutor de',
  'drop-guardian-request': 'descartó lo que se pidió sobre una madre, un padre o un tutor de',
  'export-students': 'exportó la lista de scouts',
  'log-in': 'inició sesión',
  'fail-to-log-in': 'no pudo iniciar sesión como',
  'create-first-admin': 'creó la primera cuenta de administración',
  'reset-admin': 'puso una nueva contraseña para la cuenta de administración',
  invite: 'invitó a',
  'take-back-invitation': 'retiró la invitación de',
  'accept-invitation': 'aceptó una invitación',
  'remove-admin': 'quitó de la administración a',
  'log-in-by-recovery-code': 'inició sesión con un código de recuperación',
  'fail-second-factor': 'dio la contraseña correcta y un código equivocado para',
  'turn-on-second-factor': 'configuró una aplicación de autenticación',
  'turn-off-second-factor': 'quitó su propia aplicación de autenticación',
  'take-off-second-factor': 'quitó la aplicación de autenticación de la cuenta de',
  'renew-recovery-codes': 'hizo nuevos códigos de recuperación',
  'end-session': 'cerró una sesión de',
  'list-students': 'leyó la lista de scouts',
  'export-log': 'exportó el registro de actividad',
  'set-up-troop': 'creó',
  'change-troop': 'cambió',
  'close-troop': 'cerró',
  'add-leader': 'puso como líder de una tropa a:',
  'remove-leader': 'quitó la tropa a',
  'agree-to-undertaking': 'aceptó el compromiso,',
  'view-scout': 'miró como líder el trabajo de',
  'view-scout-photo': 'abrió una foto de',
  'print-troop': 'imprimió o exportó',
  review: 'revisó el trabajo de',
  'take-back-review': 'retiró una nota para',
  nudge: 'envió un recordatorio a la familia de',
  'report-review': 'avisó de lo que un líder escribió a',
  'allow-review': 'dejó que se lea otra vez una nota para',
  'strike-review': 'tachó una nota para',
  'say-own-child': 'dijo que es madre, padre o tutor de',
  'say-no-parent': 'dijo que no es madre, padre ni tutor de',
  hold: 'retuvo la cuenta de',
  'prolong-hold': 'alargó la retención de',
  'ask-release-hold': 'pidió levantar la retención de',
  'release-hold': 'levantó la retención de',
  'end-hold': 'terminó la retención de',
  'view-work': 'miró el trabajo de',
  'download-report': 'descargó un informe de',
  'download-archive': 'descargó un proyecto de',
  'invite-families': 'invitó a familias a',
  'list-families': 'leyó la lista de familias invitadas de',
  'invite-family-again': 'envió otra vez una invitación a una familia de',
  'take-back-family': 'retiró la invitación de una familia de',
  'print-family-letters': 'hizo cartas para familias de',
  'make-card': 'hizo una tarjeta de acceso para',
  'make-card-as-leader': 'hizo como líder una tarjeta de acceso para',
  'spend-card': 'eligió una nueva contraseña con una tarjeta para',
  'log-in-by-card': 'inició sesión con la contraseña de una tarjeta como',
  'settle-card': 'dijo que la tarjeta la usó',
  'list-other-trees': 'leyó los nombres que los scouts dieron a sus árboles',
  'export-statistics': 'exportó las estadísticas',
  'read-statistics': 'leyó las estadísticas',
  'note-restore-drill': 'anotó que se probó restaurar una copia de respaldo',
  rename: 'cambió de nombre:',
  'ask-new-email': 'pidió otro correo para',
  'change-email': 'cambió el correo de',
  'undo-new-email': 'deshizo el cambio de correo de',
  'fail-own-password': 'dio una contraseña equivocada para cambiar el correo de',
};

/** Removes the words that belong to a name; as a title in a list: 'Miró una foto'. */
export function actionAlone(action: AuditAction): string {
  const words = actions[action].replace(/ (a:|de|para|a|como)$|[,:]$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
