import type { ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';

const DOES: Readonly<Record<ClearingJob, string>> = {
  expired: 'Olvidar sesiones, enlaces y registros que ya vencieron',
  consents: 'Terminar cuentas nuevas y consentimientos que nadie confirmó',
  holds: 'Terminar las retenciones en su día',
  deletions: 'Borrar las cuentas que la familia quiere borrar',
  addresses: 'Escribir al otro correo de una madre, un padre o un tutor cuando pasó la semana de espera',
  keeping: 'Avisar a la familia de lo que se va a borrar, y borrarlo en su día',
  reminders: 'Recordar a la familia las revisiones que ya tocan',
  'audit-log': 'Quitar del registro de actividad los nombres de cuentas borradas',
  'deleted-projects': 'Borrar para siempre los proyectos que borraron los scouts',
  'empty-drafts': 'Borrar las anotaciones que se abrieron y quedaron vacías',
  'unfinished-deletions': 'Terminar de borrar lo que se interrumpió',
  'stray-files': 'Borrar archivos que no son de nada',
  'photo-room': 'Sumar cuánto espacio ocupan las fotos',
  statistics: 'Contar lo que muestran las estadísticas cuando eso tarda mucho',
};
export const does = (job: ClearingJob) => DOES[job];

const CLEARED: Readonly<Record<string, string>> = {
  'sessions that have ended': 'sesiones que ya se cerraron',
  'permissions to set a new password that have ended': 'permisos vencidos para poner una nueva contraseña',
  'cards for a new password that have ended': 'tarjetas vencidas para una nueva contraseña',
  'failed logins and other counted events': 'intentos fallidos de iniciar sesión y otros sucesos contados',
  'keys and numbers of writes that will not be sent again':
    'claves y números de cambios que ya no se enviarán otra vez',
  "openings of parents' pages that have ended": 'visitas ya terminadas a la página para familias',
  "openings of parents' pages of a year ago, and of who is nobody's parent here":
    'visitas a la página para familias de hace un año, y de quien aquí no es familia de nadie',
  'invitations of administrators that nobody accepted': 'invitaciones a la administración que nadie aceptó',
  'letters of families whose time is over': 'cartas de familias que ya vencieron',
  'invitations of families whose time is over': 'invitaciones a familias que ya vencieron',
  'other parents who did not answer': 'otras madres, padres o tutores que no respondieron',
  "parents' addresses that nobody confirmed, or that are theirs by now":
    'correos de la familia que nadie confirmó, o que ya son los suyos',
  'addresses of leaders and administrators that nobody confirmed, or that are theirs by now':
    'correos de líderes y administradores que nadie confirmó, o que ya son los suyos',
  'browsers not seen for a year': 'navegadores que no se han visto en un año',
  'links of letters that ended long ago': 'enlaces de correos que vencieron hace mucho',
  'notices of an end that a visit has put off': 'avisos de un borrado que una visita aplazó',
  'letters sent a year ago that told of an end': 'correos de hace un año que avisaban de un borrado',
  'deeds of administrators of three years ago': 'actos de la administración de hace tres años',
  'letters that could not be sent': 'correos que no se pudieron enviar',
  "parents' data in consent records of accounts long deleted":
    'datos de la familia en consentimientos de cuentas borradas hace mucho',
  "parents' addresses put right in such records": 'correos de la familia corregidos en esos consentimientos',
  'addresses and browsers in what happened to such consents':
    'direcciones y navegadores en lo que pasó con esos consentimientos',
  'signed forms of such consents': 'formularios firmados de esos consentimientos',
  'sign-ups whose parent is reminded late, and which are kept longer':
    'cuentas nuevas con un recordatorio tardío a la familia, que se conservan más tiempo',
  'sign-ups that no parent confirmed': 'cuentas nuevas que la familia no confirmó',
  'older consents that no parent confirmed, which pause':
    'consentimientos anteriores que la familia no confirmó, y quedan en pausa',
  'holds whose day has come': 'retenciones que terminan hoy',
  "addresses that took the place of a parent's": 'correos que tomaron el lugar de otro de la familia',
  'accounts that a parent had deleted': 'cuentas que la familia pidió borrar',
  'notices that a notebook without a consent will be deleted':
    'avisos de que se va a borrar un cuaderno sin consentimiento',
  'notebooks without a consent for too long': 'cuadernos sin consentimiento desde hace demasiado tiempo',
  'notices that a stopped notebook will be deleted': 'avisos de que se va a borrar un cuaderno detenido',
  'notebooks that a parent had stopped': 'cuadernos que la familia detuvo',
  'notices that an account nobody visits will be deleted':
    'avisos de que se va a borrar una cuenta que nadie visita',
  'accounts that nobody visited': 'cuentas que nadie visitaba',
  'notices that a finished project will be deleted': 'avisos de que se va a borrar un proyecto terminado',
  'projects finished long ago': 'proyectos terminados hace mucho',
  'letters that remind parents of a check': 'correos que recuerdan una revisión a la familia',
  "names of accounts long deleted in the administrators' log":
    'nombres de cuentas borradas hace mucho en el registro de actividad',
  'projects that their scouts deleted, with their photos': 'proyectos que borraron sus scouts, con sus fotos',
  'tracking drafts without anything in them': 'anotaciones en borrador sin nada escrito',
  'planting drafts without anything in them': 'fichas de árboles en borrador sin nada escrito',
  'deletions whose files were still to go': 'borrados con archivos que todavía faltaba borrar',
  'files that belong to no photo and no signed form': 'archivos que no son de ninguna foto ni formulario',
};
/** Kinds that a later version of the server clears away are named in English. */
export const cleared = (what: string): string => CLEARED[what] ?? what;
