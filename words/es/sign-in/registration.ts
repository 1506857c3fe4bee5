import { PASSWORD_MIN } from '#domain/limits.ts';

export const aboutYou = 'Sobre ti';
export const yourTroop = 'Tu tropa';
export const yourLogin = 'Tus datos para entrar';
export const usernameHint = 'Inventa un nombre. No pongas tu nombre completo.';
export const emailHint = '¿Todavía no tienes correo? Usa el de tu mamá, tu papá o tu tutor.';
export const passwordHint = `Por lo menos ${PASSWORD_MIN} letras, números o signos.`;
export const confirmPassword = 'Repite la contraseña';
export const confirmHint = 'Escríbela una vez más.';
export const nextStep =
  'Toca “Enviar” para pasar al siguiente paso. ¡Ahí tu mamá, tu papá o tu tutor termina de crear tu cuenta!';
export const toSignUp = 'Para crear una cuenta';
export const pending = 'Creando la cuenta...';
export const welcome = { title: '¡Te damos la bienvenida!', description: 'Tu cuenta está lista' };
export const failed = 'No se creó la cuenta';
export const couldNot = 'No pudimos crear la cuenta';
