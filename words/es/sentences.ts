import { sentenceIn } from '#languages/sentence-in.ts';

/** By the English ones; what differs between two of them is a hole such as {name}, which has the same name in both. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'Username or email is required': 'Falta el nombre de usuario o el correo',
  'Username or email is too long': 'El nombre de usuario o el correo es demasiado largo',
  'Password is required': 'Falta la contraseña',
  'Password is too long': 'La contraseña es demasiado larga',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Please select your organization': 'Escoge tu organización',
  'Username must be at least {count} characters': 'El nombre de usuario necesita por lo menos {count} letras',
  'Username can have at most {count} characters': 'El nombre de usuario puede tener hasta {count} letras',
  'Username cannot contain an @ sign': 'El nombre de usuario no puede llevar el signo @',
  'Username is required': 'Falta el nombre de usuario',
  'Username already exists': 'Ese nombre de usuario ya existe',
  'Password must be at least {count} characters': 'La contraseña necesita por lo menos {count} letras',
  'Password can have at most {count} characters': 'La contraseña puede tener hasta {count} letras',
  'Please enter a valid email address': 'Escribe un correo electrónico válido',
  'First name is required': 'Falta el nombre',
  'Last name is required': 'Falta el apellido',
  'A name can have at most {count} characters': 'Un nombre puede tener hasta {count} letras',
  'Troop number is required': 'Falta el número de tropa',
  'Troop number can have at most {count} characters': 'El número de tropa puede tener hasta {count} letras',
  'Please select your state': 'Escoge tu estado',
  'ZIP code must be at least {count} digits': 'El código postal necesita por lo menos {count} números',
  'ZIP code too long': 'El código postal es demasiado largo',
  'This has a hidden sign in it. Please type it again, without copying it.':
    'Aquí hay un signo que no se ve. Escríbelo otra vez, sin copiarlo.',
  'Something went wrong on our side. Please try again in a moment.':
    'Algo falló de nuestro lado. Inténtalo otra vez en un momento.',
  'This took too long. Please try again in a moment.': 'Tardó demasiado. Inténtalo otra vez en un momento.',
};

export const said = sentenceIn(SENTENCES);
