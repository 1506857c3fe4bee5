export const chooseOne = 'Elegir una opción';
export const username = 'Nombre de usuario';
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const showPassword = 'Mostrar la contraseña';
export const hidePassword = 'Ocultar la contraseña';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const organization = 'Organización';
export const troopNumber = 'Número de tropa';
export const state = 'Estado';
export const zipCode = 'Código postal (ZIP)';

export const loading = 'Cargando...';
export const openingEntry = 'Abriendo...';
export const submit = 'Enviar';
export const back = 'Volver';
export const unfinishedDate = 'Falta una parte de la fecha o de la hora';
export const needsConnection = (what: string) =>
  `Parece que no hay conexión a internet. ${what} hace falta una.`;

export const checkConnection = 'Hay que revisar la conexión e intentar otra vez.';
export const networkAnswered =
  'Esta red contestó en nuestro lugar. Quizá pide que se inicie sesión en ella: hay que abrir otro sitio web, volver aquí e intentar otra vez. No se perdió nada de lo escrito.';
export const loggedOut = 'La sesión se cerró. Hay que iniciarla otra vez.';
export const ourFault = 'Algo falló de nuestro lado. Hay que intentar otra vez en un momento.';

export const save = 'Guardar';
export const required = 'Obligatorio';
export const keepWriting = 'Seguir escribiendo';
export const saving = 'Guardando...';
export const cancel = 'Cancelar';
export const deleting = 'Borrando...';
export const tryAgain = 'Intentar de nuevo';
export const error = 'Error';
export const notes = 'Notas';
export const timeSpent = (hours: number) => `Tiempo dedicado: ${hours} ${hours === 1 ? 'hora' : 'horas'}`;
export const draft = 'Borrador';
export const complete = 'Completo';
export const notSpecified = 'Sin indicar';
