export const title = 'Portal de administración';
export const subtitle = (site: string) => `Administre los scouts y los tipos de árboles de ${site}.`;
export const moreAndLogOut = 'Más y cerrar sesión';
export const more = 'Más';
export const toManage = 'Para administrar los scouts y los tipos de árboles';

export const importSpecies = 'Importar tipos de árboles';
export const people = 'Personas';
export const troops = 'Tropas';
export const statistics = 'Estadísticas';
export const howItIs = 'Cómo está todo';
export const security = 'Seguridad';
export const auditLog = 'Registro de actividad';
export const keeping = 'Conservación';
export const unsentMail = 'Correos sin enviar';
export const backToApp = 'Volver a la aplicación';

export const back = 'Volver al portal de administración';
