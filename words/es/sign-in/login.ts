export const logIn = 'Iniciar sesión';
export const signUp = 'Crear cuenta';
export const tagline = '¡Aprende a clonar árboles!';
export const doors = 'Inicia sesión o crea tu cuenta';
export const toAdminDoor = 'Acceso de administración';
export const toStudentDoor = 'Volver al acceso de scouts';
export const privacyNotice = 'Aviso de privacidad';
export const forgotPassword = '¿Olvidaste tu contraseña?';
export const haveCard = 'Tengo una tarjeta';

export const stillLoading = 'Cargando todavía...';
export const isSlow = '¿Va lento? Revisa tu conexión. Luego vuelve a cargar esta página.';
export const nothingHelps = (site: string) =>
  `¿Nada funciona? Pide ayuda a un adulto. ${site} necesita JavaScript, y un navegador puede tenerlo apagado.`;

export const adminPortal = 'Portal de administración';
export const adminPurpose = 'Acceso para administrar la plataforma';
export const logInAsAdmin = 'Entrar a la administración';

export const usernameOrEmail = 'Nombre de usuario o correo';
export const sharedDevice = 'Otras personas usan este dispositivo';
export const sharedHint =
  'La sesión se cierra si nadie toca el dispositivo por 15 minutos. Quien lo usa después no ve nada tuyo.';
export const toLogIn = 'Para iniciar sesión';

export const atDoor = {
  student: {
    pending: 'Entrando...',
    welcome: { title: '¡Qué bueno verte otra vez!', description: 'Iniciaste sesión' },
    refused: 'El nombre de usuario o la contraseña no son correctos',
  },
  admin: {
    pending: 'Verificando...',
    welcome: {
      title: '¡Acceso concedido!',
      description: 'Le damos la bienvenida al portal de administración',
    },
    refused: 'Los datos de administración no son correctos',
  },
};
export const leadersWelcome = {
  title: '¡Le damos la bienvenida!',
  description: 'Inició sesión como líder',
};
export const loginFailed = 'No se pudo iniciar sesión';
export const couldNot = (remedy: string) => `No pudimos iniciar tu sesión. ${remedy}`;
export const checkBoth = 'No coincide. Revisa tu nombre de usuario y tu contraseña.';

export const instructions = { title: 'Sigue los pasos', text: 'Cinco pasos con dibujos te muestran cómo.' };
export const progress = { title: 'Anota lo que ves', text: 'Toma fotos y notas mientras crecen las raíces.' };
export const activity = {
  title: 'Termina la actividad',
  text: 'Planta tu árbol y recibe tu propio informe.',
};
