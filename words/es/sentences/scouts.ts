/** What a scout is told, who is addressed as tú. */
export const SCOUTS = {
  // A project and its steps.
  'Project not found': 'No encontramos este proyecto',
  'Please give the project a name': 'Ponle un nombre al proyecto',
  'The name can have at most {count} characters': 'El nombre puede tener hasta {count} letras',
  'The location can have at most {count} characters': 'El lugar puede tener hasta {count} letras',
  'Please choose a tree from the list': 'Elige un árbol de la lista',
  'Please use {min} to {max} letters, no numbers, no links':
    'Usa de {min} a {max} letras, sin números y sin enlaces',
  'Please complete all required fields': 'Completa todo lo que hace falta',
  'Please complete Step 2 requirements first': 'Primero completa el paso 2',
  'Missing: {items}': 'Falta: {items}',
  'species selection': 'elegir el tipo de árbol',
  'at least one photo': 'al menos una foto',
  'number of hours spent': 'las horas dedicadas',
  'number of cuttings': 'cuántos esquejes son',
  'harvest date and time': 'el día y la hora del corte',
  'date cuttings placed in water': 'el día en que los pusiste en agua',
  'time spent on this step': 'el tiempo dedicado a este paso',
  'Complete {steps} and create at least one planting entry before you can finish the project.':
    'Para terminar el proyecto, completa {steps} y haz una ficha de tu árbol.',
  'Complete {steps} before you can finish the project.': 'Para terminar el proyecto, completa {steps}.',
  'Step 1': 'el paso 1',
  'Step 2': 'el paso 2',
  'Step 3': 'el paso 3',
  'Create at least one planting entry above before you can complete the project.':
    'Antes de terminar el proyecto, haz arriba una ficha de tu árbol.',
  'Finish at least one planting entry above before you can complete the project. Complete entries need location, time, and all three photo types (before, during, after).':
    'Antes de terminar el proyecto, completa arriba una ficha de tu árbol. Le hacen falta el lugar, las horas y las tres fotos (antes, durante, después).',
  'Please enter the hours as a number from 0 to {max}, like {like}':
    'Escribe las horas con un número de 0 a {max}, como {like}',
  'Please enter a date and a time, like {like}': 'Escribe el día y la hora, como {like}',
  'The number of cuttings must be a whole number from {min} to {max}':
    'Escribe cuántos esquejes son: un número entero de {min} a {max}',
  'The average length must be a number of inches above 0':
    'Escribe el largo en pulgadas: un número mayor que 0',
  'The kind of cutting can have at most {count} characters':
    'El tipo de esqueje puede tener hasta {count} letras',
  'Notes can have at most {count} characters': 'Las notas pueden tener hasta {count} letras',
  'This day is too far ahead. Please check the date.': 'Falta mucho para ese día. Revisa la fecha.',
  'This day is still to come. Is it right?': 'Ese día todavía no llega. ¿Está bien?',
  'This is before your harvest. Is it right?': 'Es antes de que cortaras los esquejes. ¿Está bien?',

  // Tracking.
  'Please add some notes about your observations': 'Escribe unas notas sobre lo que ves',
  'Please measure to the quarter inch, from 0 to {max}, like {like}':
    'Mide en cuartos de pulgada, de 0 a {max}, como {like}',
  'Cuttings alive must be a whole number from {min} to {max}':
    'Esquejes vivos: un número entero de {min} a {max}',
  'Cuttings with roots must be a whole number from {min} to {max}':
    'Esquejes con raíces: un número entero de {min} a {max}',
  'The number of living cuttings must be a whole number from {min} to {max}':
    'Esquejes vivos: un número entero de {min} a {max}',
  'The number of cuttings with roots must be a whole number from {min} to {max}':
    'Esquejes con raíces: un número entero de {min} a {max}',
  'The week must be a whole number from {min} to {max}': 'La semana: un número entero de {min} a {max}',
  'None left? It happens to many scouts. You can start again: a new project, with new cuttings.':
    '¿No queda ninguno? Les pasa a muchos scouts. Puedes empezar otra vez: un proyecto nuevo con esquejes nuevos.',
  'This is more than the {count} that you cut. Is it right?': 'Cortaste {count}, y esto es más. ¿Está bien?',
  'This is more than are alive. Is it right?': 'Es más de los que están vivos. ¿Está bien?',

  // Planting, and the tree later.
  'Please enter where you planted the cutting': 'Escribe dónde plantaste el esqueje',
  'Please select where you planted the cutting': 'Elige dónde plantaste el esqueje',
  'Please specify where you planted the cutting': 'Escribe en qué lugar plantaste el esqueje',
  'Please enter the final planting location': 'Escribe cuál es su lugar permanente',
  'Please choose permanent or temporary': 'Elige si el lugar es permanente o temporal',
  'The place can have at most {count} characters': 'El lugar puede tener hasta {count} letras',
  'Soil conditions can have at most {count} characters':
    'Lo que escribes de la tierra puede tener hasta {count} letras',
  'The number of trees planted must be a whole number from {min} to {max}':
    'Árboles plantados: un número entero de {min} a {max}',
  'The success rate must be a number from 0 to 100': 'El porcentaje: un número de 0 a 100',
  'There is no planting to save here. It may be saved already, or it was canceled.':
    'Aquí no hay ninguna ficha por guardar. Tal vez ya está guardada, o se canceló.',
  'Please save this planting first. Then you can complete it.':
    'Primero guarda esta ficha. Después la puedes completar.',
  'This tree is already in its permanent place. You can edit the entry.':
    'Este árbol ya está en su lugar permanente. Puedes editar la ficha.',
  'Please choose how your tree is': 'Elige cómo está tu árbol',
  'Please choose where your jar stands': 'Elige dónde está tu frasco',
  'The height must be a whole number from {min} to {max}':
    'Escribe la altura con un número entero de {min} a {max}',
  'Finish your project first. Then you can tell how your tree is.':
    'Primero termina tu proyecto. Después nos cuentas cómo está tu árbol.',
  'You have told so much of this tree! Please change an answer that is there.':
    '¡Ya contaste mucho de este árbol! Cambia una de tus respuestas.',

  // Photos.
  'Invalid File': 'Este archivo no sirve',
  'File Too Large': 'El archivo es demasiado grande',
  'Please choose at least one photo.': 'Elige al menos una foto.',
  'Please send at most {count} photos at once.': 'Envía hasta {count} fotos a la vez.',
  'This upload could not be read. Please try again.': 'La foto no se pudo leer. Intenta otra vez.',
  'You are sending many photos at once. Please wait until some of them are saved.':
    'Estás enviando muchas fotos a la vez. Espera a que se guarden algunas.',
  'Many people near you are sending photos. Please wait a moment and try again.':
    'Cerca de ti mucha gente está enviando fotos. Espera un poco e intenta otra vez.',
  'There is room for {count} photos here. Delete one first.': 'Aquí caben {count} fotos. Primero borra una.',
  'There is no room left for photos. Delete some that you do not need.':
    'Ya no caben más fotos. Borra algunas que no necesites.',
  'There is no room left for {name}. Delete photos that you do not need, then try again.':
    'Ya no cabe {name}. Borra fotos que no necesites e intenta otra vez.',
  'Your room for photos is almost full: {left} MB are left, for about {more}.':
    'Ya casi no caben más fotos: quedan {left} MB, más o menos para {more}.',
  '1 more photo': '1 foto más',
  '{count} more photos': '{count} fotos más',
  'Only photos of your source tree can change places.':
    'Solo las fotos de tu árbol de origen pueden cambiar de lugar.',
  'Each photo needs an id of its own.': 'Cada foto necesita su propio número.',
  'A caption can have at most {count} characters': 'El texto de una foto puede tener hasta {count} letras',
  'Please say if the photo was taken before, during or after planting':
    'Di si la foto es de antes, durante o después de plantar',
  'Please say if the photo shows the whole tree, a branch or a leaf':
    'Di si en la foto se ve el árbol entero, una rama o una hoja',
  'This phone would not let us read the photo. Open it in your gallery, then choose it again.':
    'Este teléfono no nos dejó leer la foto. Ábrela en tu galería y elígela otra vez.',
  'Take a new photo with the camera here, or ask an adult to make it smaller.':
    'Toma una foto nueva con la cámara de aquí, o pide a una persona adulta que la haga más pequeña.',
  'This device is full. Please make some room on it, then try again.':
    'Este dispositivo está lleno. Haz un poco de espacio e intenta otra vez.',

  // What waits to be sent.
  'The server did not answer. Try again, or save a copy.':
    'El servidor no respondió. Intenta otra vez, o guarda una copia.',
  'This was also changed in another window or on another device. Choose which one to keep.':
    'Esto también cambió en otra ventana o en otro dispositivo. Elige con cuál te quedas.',

  // A new password: by what the family knows, by a code, by a card.
  "The information provided doesn't match our records.": 'Las respuestas no son las que tenemos guardadas.',
  'Troop Number': 'Número de tropa',
  'Parent/Guardian First Name': 'Nombre de tu mamá, tu papá o tu tutor',
  'Parent/Guardian Last Name': 'Apellido de tu mamá, tu papá o tu tutor',
  State: 'Estado',
  'Please answer the questions again': 'Contesta las preguntas otra vez',
  'This took too long. Please answer the questions again.':
    'Pasó demasiado tiempo. Contesta las preguntas otra vez.',
  'Please type the code from the e-mail first.': 'Primero escribe el código del correo.',
  'Please type the {count} numbers of the code': 'Escribe los {count} números del código',
  'We cannot send a code to your parent right now. An administrator can help you.':
    'Ahora no podemos enviar un código a tu familia. La administración te puede ayudar.',
  'This code was used already.': 'Este código ya se usó.',
  'This code is too old. Please ask for a new one.': 'Este código ya venció. Pide uno nuevo.',
  'This is not the newest code. Please take the one from the last e-mail.':
    'Hay un código más nuevo. Usa el del último correo.',
  'That was not the code, and there are no tries left. Please ask for a new one.':
    'Ese no era el código, y ya no quedan intentos. Pide uno nuevo.',
  'That is not the code. You have 1 try left.': 'Ese no es el código. Te queda 1 intento.',
  'That is not the code. You have {count} tries left.': 'Ese no es el código. Te quedan {count} intentos.',
  'Your card was good for 4 hours. Please ask your parent to say on their page that it was you. An administrator can help you too.':
    'Tu tarjeta servía por 4 horas. Pide en casa que digan en su página que fuiste tú. La administración también te puede ayudar.',
  'Your card does not work any more. Please ask your parent or an administrator for a new password.':
    'Tu tarjeta ya no sirve. Pide una contraseña nueva en casa o a la administración.',
  'Your password does not work any more. Please ask your parent or an administrator for a new one.':
    'Tu contraseña ya no sirve. Pide una nueva en casa o a la administración.',
  'You came in with a card, so this stays as it is for now. Log in again when the 4 hours are over.':
    'Entraste con una tarjeta, así que esto se queda como está por ahora. Entra otra vez cuando pasen las 4 horas.',
  'Your last password came with a card. Please ask your parent to say on their page that it was you, or to choose a new one.':
    'Tu última contraseña vino con una tarjeta. Pide en casa que digan en su página que fuiste tú, o que elijan una nueva.',
  "The passwords you entered don't match.": 'Las dos contraseñas no son iguales.',
  'Please type the username from your card': 'Escribe el nombre de usuario de tu tarjeta',
  'This username is too long': 'Este nombre de usuario es demasiado largo',
  'Please type the code from your card': 'Escribe el código de tu tarjeta',
  'This username and code do not belong together, or the card is too old. Check both, or ask for a new card.':
    'El nombre de usuario y el código no van juntos, o la tarjeta ya venció. Revisa los dos, o pide otra tarjeta.',

  // These begin with what differs, so every other sentence comes before them.
  '{name} is not an image file': '{name} no es una foto',
  '{name} is larger than {size}MB': '{name} pesa más de {size} MB',
  '{name} could not be read. Please try another photo.': '{name} no se pudo leer. Prueba con otra foto.',
  '{name} has more pixels than we can take. Take it again in a smaller size, or ask an adult to help you.':
    '{name} es una foto demasiado grande. Tómala otra vez en un tamaño más pequeño, o pide ayuda a una persona adulta.',
  '{name} is empty': '{name} está vacío',
  '{name} is a raw photo. Save a copy of it as a JPG, then choose that one.':
    '{name} es una foto sin revelar (RAW). Guarda una copia en JPG y elige esa.',
} as const;
