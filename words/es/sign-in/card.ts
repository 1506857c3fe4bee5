export const title = 'Entrar con una tarjeta';
export const subtitle = 'Escribe lo que dice tu tarjeta. Luego elige una contraseña nueva.';
export const toLogin = 'Volver a iniciar sesión';

export const done = {
  title: 'Ya tienes una contraseña nueva',
  text: 'Inicia sesión con ella ahora. La tarjeta ya no sirve, así que puedes romperla. Si la hizo un líder, preguntamos en tu casa si fuiste tú. Hasta que digan que sí, tu nueva contraseña sirve por 4 horas.',
};
