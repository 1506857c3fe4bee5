export const isRunBy = (siteName: string, reached: string) => `${siteName} está a cargo de ${reached}.`;
export const privacyNotice = (siteName: string) =>
  `Aviso de privacidad: quién está a cargo de ${siteName}, qué se guarda, por cuánto tiempo y qué puede pedir usted.`;
export const itIsThePage = (path: string, siteName: string) => `Es la página ${path} de ${siteName}.`;

export const at = (label: string, host: string) => `${label} en ${host}`;

export const goOnInThis = '¿Prefiere leer en español? Siga por aquí:';
