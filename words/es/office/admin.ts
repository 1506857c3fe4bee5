export const title = 'Portal de administración';
export const subtitle = (site: string) => `Administre los scouts y los tipos de árboles de ${site}.`;
export const toManage = 'Para administrar los scouts y los tipos de árboles';

export const importSpecies = 'Importar tipos de árboles';
export const backToApp = 'Volver a la aplicación';

export const menu = 'Menú';
export const places = 'Administración';
export const health = 'Estado';
export const reports = 'Informes';
export const settings = 'Ajustes';
export const needYou = 'por atender';
export const students = 'Scouts';
export const people = 'Personas';
export const troops = 'Tropas';
export const statistics = 'Estadísticas';
export const systemHealth = 'Cómo está todo';
export const security = 'Seguridad';
export const auditLog = 'Registro de actividad';
export const keeping = 'Conservación';
export const backups = 'Copias de respaldo';
export const unsentMail = 'Correos sin enviar';
export const speciesImport = 'Lista de árboles';

export const back = 'Volver al portal de administración';
