export const protect = 'Proteja su acceso';
export const whyDemanded = (site: string) =>
  `Su cuenta en ${site} puede abrir el trabajo de los scouts. Por eso, al iniciar sesión se pide su contraseña y un código de su teléfono.`;
export const toSetUp = 'Para configurarla';

export const title = 'Aplicación de autenticación';
export const notLoaded = 'No se pudo cargar su aplicación de autenticación.';
export const on = 'Activada';
export const off = 'Desactivada';
export const why =
  'Con ella, al iniciar sesión se pide su contraseña y un código de su teléfono. Si alguien le roba la contraseña, no le alcanza para entrar.';
export const onSince = (day: string, codesLeft: number) => (
  <>
    Activada desde el {day}. Códigos de recuperación que quedan: <strong>{codesLeft}</strong>.
  </>
);
export const fewCodes = 'Le quedan pocos códigos de recuperación. Haga otros.';
export const newCodes = 'Códigos de recuperación nuevos';
export const otherPhone = 'Usar otro teléfono';
export const turnOff = 'Desactivarla';

export const codeHint = 'De su aplicación de autenticación, o un código de recuperación.';
export const makeCodes = 'Hacer códigos nuevos';
export const makeCodesHint =
  'De su aplicación de autenticación, o un código de recuperación. Los códigos de recuperación de antes ya no servirán.';
export const codesMayHaveEnded =
  'No llegó ninguna respuesta. Es posible que sus códigos de recuperación de antes ya no sirvan. Haga otros, con el siguiente código de su aplicación.';
export const making = 'Haciéndolos...';
export const takePhoneOff = 'Quitar este teléfono';
export const takePhoneOffHint =
  'De su aplicación de autenticación, o un código de recuperación. Enseguida configura el otro teléfono.';
export const checking = 'Revisando...';
export const notDone = 'No se hizo';
export const notChecked = 'No se pudo revisar el código';
export const takenOff = 'Se quitó';
export const asksNoCode = 'Al iniciar sesión ya no se pide un código';

export const needsApp =
  'Necesita una aplicación de autenticación en su teléfono. Cualquiera sirve, como la de su administrador de contraseñas.';
export const setUp = 'Configurar mi aplicación';
export const starting = 'Empezando...';
export const notStarted = 'No se empezó';
export const setUpFailed = 'No se pudo configurar su aplicación de autenticación';
export const first = '1. Muéstrele esto a su aplicación';
export const qrCode = 'Código QR para su aplicación de autenticación';
export const pointAtIt = 'Apunte a la imagen con su teléfono. O escriba esta clave en la aplicación:';
export const onThisDevice = 'La aplicación está en este dispositivo';
export const second = '2. Escriba el código que muestra';
export const sixNumbers = '6 números. Cambian cada medio minuto.';
export const turnOn = 'Activarla';
export const mayBeOn =
  'No llegó ninguna respuesta. Es posible que su aplicación ya esté activada, con códigos de recuperación que nadie ha visto. Vuelva a cargar la página. Si está activada, haga códigos nuevos en Seguridad.';

export const keepCodes = 'Guarde estos 10 códigos';
export const whatForCodes =
  '¿Y si un día pierde su teléfono? Entonces puede entrar con uno de estos códigos. Cada uno sirve una vez. Solo se muestran ahora. Guárdelos lejos de su teléfono, por ejemplo en papel.';
export const codesFile = 'codigos-de-recuperacion.txt';
export const download = 'Descargar';
export const copy = 'Copiar';
export const copied = 'Copiado.';
export const haveKept = 'Ya los guardé';
