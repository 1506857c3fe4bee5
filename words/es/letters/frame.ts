export const isRunBy = (siteName: string, reached: string) => `${siteName} está a cargo de ${reached}.`;
export const privacyNotice = (siteName: string) =>
  `Aviso de privacidad: quién está a cargo de ${siteName}, qué se guarda, por cuánto tiempo y qué puede pedir usted.`;
export const itIsThePage = (path: string, siteName: string) => `Es la página ${path} de ${siteName}.`;

export const at = (label: string, host: string) => `${label} en ${host}`;

export const readAndAnswer = (host: string) => `Leer y responder en ${host}`;
export const goToMyPage = (host: string) => `Ir a mi página en ${host}`;
export const closeMyPage = (host: string) => `Cerrar mi página en ${host}`;
export const cancelTheDeletion = (host: string) => `Cancelar el borrado en ${host}`;
export const goToTheDeletion = (host: string) => `Ir al borrado en ${host}`;
export const openTheNotebook = (host: string) => `Abrir el cuaderno en ${host}`;
export const openThePage = (host: string) => `Abrir la página en ${host}`;

export const goOnInThis = '¿Prefiere leer en español? Siga por aquí:';
