import type { Student } from '#domain/contract/office/admin.ts';

export const loading = 'Cargando el portal de administración...';
export const failed = 'No se pudieron cargar los scouts.';
export const totalStudents = 'Total de scouts';

export const filters = 'Filtros';
export const filtersOn = (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`);
export const search = 'Buscar';
export const searchHint = 'Nombre, usuario o correo';
export const allOrganizations = 'Todas';
export const allStates = 'Todos';
// Not Estado: that is the state of the union, which stands beside it.
export const status = 'Situación';
export const allStatuses = 'Todas';
export const filledIn = 'Perfil completado';
export const notFilledIn = 'Perfil sin completar';

export const studentStatusLabel = ({ profileCompleted }: Pick<Student, 'profileCompleted'>) =>
  profileCompleted ? 'Activo' : 'Incompleto';
export const waiting = 'Falta la respuesta de la familia';
export const stopped = 'Detenido por la familia';
export const held = 'Cuenta retenida';
export const heldUntil = (day: string) => `Cuenta retenida hasta el ${day}`;

export const students = (count: string) => `Scouts (${count})`;
export const found = (count: string, page: number, pages: number) =>
  `Scouts encontrados: ${count}. Página ${page} de ${pages}`;
export const pagesOf = 'Páginas de scouts';
export const nobodyYet = 'Todavía nadie ha creado una cuenta';
export const signUpThemselves =
  'Cada scout crea su propia cuenta en la página de inicio de sesión. En cuanto la tiene, aparece aquí. Quien dirige una tropa puede invitar a las familias.';
export const toTroops = 'Preparar tropas y líderes';
export const nobodyOnPage = 'Ya no hay nadie en esta página';
export const nobodyFound = 'Ningún scout coincide con lo que busca';
export const whatIsSearched =
  'Se busca en el nombre, el usuario y el correo del scout, o una parte de ellos. No se busca en los datos de la familia.';
export const clearFilters = 'Quitar los filtros';

export const name = 'Nombre';
export const username = 'Usuario';
export const email = 'Correo';
export const organization = 'Organización';
export const troop = 'Tropa';
export const state = 'Estado';
export const zip = 'ZIP';
export const joined = 'Ingreso';
export const actions = 'Acciones';

export const sortBy = 'Ordenar por';
export const newestFirst = 'Primero los más nuevos';
export const oldestFirst = 'Primero los más antiguos';
export const lastFirst = (by: string) => `${by}, del último al primero`;

export const actionsFor = (username: string) => `Acciones para ${username}`;
export const open = 'Abrir';
export const projects = 'Proyectos';
export const resetPassword = 'Nueva contraseña';
export const signInCard = 'Tarjeta de acceso';
export const correctDetails = 'Corregir datos';
export const consentRecord = 'Consentimiento';
export const parents = 'Familia';
export const hold = 'Retener';
export const deleteUser = 'Borrar cuenta';

export const consent = 'Consentimiento';
export const signedOn = 'Firmado';
export const lastHappened = 'Lo último';
export const mail = 'Correo';
export const unsentOf = (count: number) =>
  count === 1
    ? 'No se pudo enviar 1 correo a esta familia. Está en Correos sin enviar.'
    : `No se pudieron enviar ${count} correos a esta familia. Están en Correos sin enviar.`;
export const account = 'Cuenta';
export const lookAtProjects = 'Ver los proyectos';
export const whatWasDone = 'Lo que se hizo';
export const nothingDone = 'Nada hasta ahora.';
export const allInTheLog = 'Todo en el registro de actividad';
export const stopHoldOrDelete = 'Detener, retener o borrar';
export const parentsStopAt = (page: string) =>
  `Si la madre, el padre o el tutor pide detenerlo todo, lo detiene en ${page}. El enlace llega al correo del consentimiento. La misma página muestra todo lo que se guarda, y con ella se puede borrar.`;
export const nobodyStops =
  'Aquí las familias no tienen una página propia, porque el correo no está configurado. Si la madre, el padre o el tutor pide detenerlo todo, una retención cierra la cuenta.';
export const whatDeletingIs =
  'Al borrar la cuenta se quita de una vez con todo su trabajo, y no se puede deshacer.';

export const exportData = 'Exportar datos';
export const exporting = 'Exportando...';
export const reading = 'Leyendo los scouts';
export const readSoFar = (read: string, total: string) => `${read} de ${total}`;
export const exportStarted = 'Exportación iniciada';
export const exportBegins = 'Los datos de los scouts se exportan en un momento';
export const exportFailed = 'No se pudo exportar';
export const notExported = 'No se pudo exportar la lista de scouts';
export const fileName = (day: string) => `scouts-${day}.csv`;
export const columns = [
  'Nombre',
  'Apellido',
  'Nombre de usuario',
  'Correo electrónico',
  'Organización',
  'Tropa',
  'Estado',
  'Código postal (ZIP)',
  'Ingreso',
  'Situación',
  'Falta la respuesta de la familia',
  'Detenido por la familia',
];
export const yes = 'Sí';
export const no = 'No';
