/** What anybody may be told: of the line and the server, of fields that many forms have, of accounts. Nobody is addressed. */
export const ANYBODY = {
  'Something went wrong on our side. Please try again in a moment.':
    'Algo falló de nuestro lado. Hay que intentar otra vez en un momento.',
  'We cannot get at what is stored right now. Please try again in a moment.':
    'Por ahora no podemos abrir lo que está guardado. Hay que intentar otra vez en un momento.',
  'There is no room left to store this. Please try again later, and tell an adult about it.':
    'Ya no queda espacio para guardar esto. Hay que intentar más tarde y avisar a un adulto.',
  'This took too long. Please try again in a moment.':
    'Tardó demasiado. Hay que intentar otra vez en un momento.',
  'This took too long to arrive. Please try again.': 'Tardó demasiado en llegar. Hay que intentar otra vez.',
  'Very many people are here right now. Please wait a moment and try again.':
    'Hay muchísima gente aquí en este momento. Hay que esperar un poco e intentar otra vez.',
  'This server is about to stop.': 'Este servidor está por apagarse.',
  'Nothing can be stored right now.': 'Por ahora no se puede guardar nada.',
  'This could not be read. Please reload the page and try again.':
    'Esto no se pudo leer. Hay que volver a cargar la página e intentar otra vez.',
  'What you answer is missing. Please reload the page.':
    'Falta a qué se responde. Hay que volver a cargar la página.',
  'This has changed meanwhile. Please reload the page.':
    'Esto cambió mientras tanto. Hay que volver a cargar la página.',
  'This is too large to send.': 'Esto es demasiado grande para enviarlo.',
  'This kind of content is not accepted here.': 'Aquí no se acepta este tipo de contenido.',
  'There is no such part of this file.': 'Este archivo no tiene esa parte.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'The pages are not built; only the API is served. Run npm start to build them.':
    'Las páginas no están construidas; solo responde la API. Se construyen con npm start.',
  'This was cancelled.': 'Esto se canceló.',
  'This call came from another site and was refused.': 'Esta solicitud vino de otro sitio y no se aceptó.',
  'This could not be found.': 'Esto no se encontró.',
  Unauthorized: 'Hay que iniciar sesión.',
  'You are signed in as {name} now. Nothing was changed.': 'Ahora la sesión es de {name}. No se cambió nada.',
  'This link is too old or was used.': 'Este enlace ya venció o ya se usó.',
  'The link is missing': 'Falta el enlace',
  'This link is too long': 'El enlace es demasiado largo',
  'This was saved before. It has been deleted since.': 'Esto ya se había guardado. Después se borró.',
  'We could not tell whether this was saved before. Please reload the page and try again.':
    'No supimos si esto ya se había guardado. Hay que volver a cargar la página e intentar otra vez.',
  'This holds a character that cannot be stored.': 'Aquí hay un signo que no se puede guardar.',
  'This has a hidden sign in it. Please type it again, without copying it.':
    'Aquí hay un signo que no se ve. Hay que escribirlo otra vez, sin copiarlo.',
  'Something went wrong with this form. Please reload the page and try again.':
    'Algo falló con este formulario. Hay que volver a cargar la página e intentar otra vez.',
  'Please fill in all required fields.': 'Falta llenar algunos campos obligatorios.',
  'That was too many tries. Please wait {wait} and try again, or ask an adult for help.':
    'Fueron demasiados intentos. Hay que esperar {wait} e intentar otra vez, o pedir ayuda a un adulto.',
  'We just sent it. Please wait {wait}.': 'Lo acabamos de enviar. Hay que esperar {wait}.',
  'Your other download is not finished yet. Please wait a moment, then try again.':
    'La otra descarga todavía no termina. Hay que esperar un poco e intentar otra vez.',

  // Waits and dates, as they stand in the holes of others.
  '1 minute': '1 minuto',
  '{count} minutes': '{count} minutos',
  '{count} hours': '{count} horas',
  'January {day}, {year}': '{day} de enero de {year}',
  'February {day}, {year}': '{day} de febrero de {year}',
  'March {day}, {year}': '{day} de marzo de {year}',
  'April {day}, {year}': '{day} de abril de {year}',
  'May {day}, {year}': '{day} de mayo de {year}',
  'June {day}, {year}': '{day} de junio de {year}',
  'July {day}, {year}': '{day} de julio de {year}',
  'August {day}, {year}': '{day} de agosto de {year}',
  'September {day}, {year}': '{day} de septiembre de {year}',
  'October {day}, {year}': '{day} de octubre de {year}',
  'November {day}, {year}': '{day} de noviembre de {year}',
  'December {day}, {year}': '{day} de diciembre de {year}',
  ' and ': ' y ',

  // Signing up, logging in, a profile.
  'Username or email is required': 'Falta el nombre de usuario o el correo',
  'Username or email is too long': 'El nombre de usuario o el correo es demasiado largo',
  'Username is required': 'Falta el nombre de usuario',
  'Username is too long': 'El nombre de usuario es demasiado largo',
  'Username must be at least {count} characters': 'El nombre de usuario necesita por lo menos {count} letras',
  'Username can have at most {count} characters': 'El nombre de usuario puede tener hasta {count} letras',
  'Please use the letters of one alphabet only.': 'Hay que usar letras de un solo alfabeto.',
  'Username cannot contain an @ sign': 'El nombre de usuario no puede llevar el signo @',
  'Username already exists': 'Ese nombre de usuario ya existe',
  'That username is already taken. Please choose another one.':
    'Ese nombre de usuario ya lo tiene alguien. Hay que elegir otro.',
  'Password is required': 'Falta la contraseña',
  'Password is too long': 'La contraseña es demasiado larga',
  'Password must be at least {count} characters':
    'La contraseña necesita por lo menos {count} letras, números o signos',
  'Password must be at least {count} characters long.':
    'La contraseña necesita por lo menos {count} letras, números o signos.',
  'Password can have at most {count} characters':
    'La contraseña puede tener hasta {count} letras, números o signos',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'This is a name of yours or of this site, so it is easy to guess. Please pick another password.':
    'Es un nombre propio o el de este sitio: es fácil de adivinar. Hay que elegir otra contraseña.',
  'Many people use this password, so it is easy to guess. Please pick another one.':
    'Mucha gente usa esta contraseña: es fácil de adivinar. Hay que elegir otra.',
  'Please enter a valid email address': 'Hace falta un correo electrónico válido',
  'First name is required': 'Falta el nombre',
  'Last name is required': 'Falta el apellido',
  'A name needs a letter in it': 'Un nombre necesita por lo menos una letra',
  'A name can have at most {count} characters': 'Un nombre puede tener hasta {count} letras',
  'This name is too long': 'Este nombre es demasiado largo',
  'Please type the first name': 'Falta el nombre',
  'Troop number is required': 'Falta el número de tropa',
  'Troop number can have at most {count} characters': 'El número de tropa puede tener hasta {count} letras',
  'Please select your organization': 'Falta elegir la organización',
  'Please select your state': 'Falta elegir el estado',
  'ZIP code must be at least {count} digits': 'El código postal necesita por lo menos {count} números',
  'ZIP code too long': 'El código postal es demasiado largo',
  'Please say yes or no': 'Falta elegir sí o no',
  'This code is too long': 'Este código es demasiado largo',
  'Please enter a date, like {like}': 'Hace falta una fecha, como {like}',
  'Please search with at most {count} characters': 'Para buscar, hasta {count} letras',
  'Please choose a state from the list': 'Falta elegir un estado de la lista',
  'This notebook is locked for now. Please ask your parent or guardian, or a leader.':
    'El cuaderno está cerrado por ahora. Pregunta a tu mamá, tu papá o tu tutor, o a un líder.',
  'A parent or guardian needs to sign first.': 'Primero tiene que firmar la madre, el padre o el tutor.',
  'This is for students whose parent or guardian has signed.':
    'Esto es para scouts con la firma de su madre, padre o tutor.',
  'User not found': 'No encontramos esa cuenta',
  'Please choose one of the languages': 'Hay que elegir uno de los idiomas',
} as const;
