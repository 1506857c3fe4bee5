/** What leaders and administrators are told, who are addressed as usted. */
export const STAFF = {
  'Admin access required': 'Hace falta el acceso de administración',
  'This is for leaders of a troop.': 'Esto es para líderes de una tropa.',
  'This is for leaders and administrators.': 'Esto es para líderes y para la administración.',

  // Their own accounts.
  'Please set up your authenticator app first. Nothing else is open before.':
    'Primero configure su aplicación de autenticación. Antes de eso no se abre nada más.',
  'Please type the 6 numbers that your authenticator app shows now.':
    'Escriba los 6 números que su aplicación de autenticación muestra ahora.',
  'This code is not right, or it was used before. Please wait for the next one in your app.':
    'Este código no es correcto, o ya se usó. Espere el siguiente en su aplicación.',
  'Your account has an authenticator app already. Take that one off first.':
    'Su cuenta ya tiene una aplicación de autenticación. Primero quite esa.',
  'Your account has an authenticator app already.': 'Su cuenta ya tiene una aplicación de autenticación.',
  'Your account has no authenticator app.': 'Su cuenta no tiene una aplicación de autenticación.',
  'Please take your own off with a code, on the page Security.':
    'Quite la suya con un código, en la página “Seguridad”.',
  'This account has no authenticator app.': 'Esta cuenta no tiene una aplicación de autenticación.',
  'This session has ended already.': 'Esta sesión ya se cerró.',
  'Please type the code from the address that the start of the server printed.':
    'Escriba el código de la dirección que el servidor mostró al iniciar.',
  'This code is not right. Please take the one that the newest start of the server printed.':
    'Este código no es correcto. Use el que el servidor mostró la última vez que inició.',
  'An administrator already exists. This page is closed.':
    'Ya hay un administrador. Esta página está cerrada.',
  'Admin user created successfully': 'Se creó la cuenta de administración',

  // People of the site.
  'Please enter their e-mail address. The invitation goes there.':
    'Escriba su correo electrónico. Ahí llega la invitación.',
  'Please choose a role from the list': 'Elija una función de la lista',
  'Please choose a troop': 'Elija una tropa',
  'Please choose a leader': 'Elija a quien la lidera',
  'To change your e-mail address, please type your password':
    'Para cambiar su correo electrónico, escriba su contraseña',
  'This password is not right': 'Esta contraseña no es correcta',
  'This address got many letters today. Please invite it again tomorrow.':
    'Hoy ya se enviaron muchos correos a esta dirección. Invítela otra vez mañana.',
  'This leader is not here any more.': 'Este líder ya no está aquí.',
  'This person is not here any more.': 'Esta persona ya no está aquí.',
  'The last administrator cannot be deleted.': 'No se puede borrar la última cuenta de administración.',
  'You cannot delete your own account. Please ask another administrator.':
    'No puede borrar su propia cuenta. Pídaselo a otra persona de la administración.',

  // Students, and the consent for them.
  'Please choose a student': 'Elija un scout',
  'Please choose a scout': 'Elija un scout',
  'Please choose an organization from the list': 'Elija una organización de la lista',
  'Please choose a status from the list': 'Elija una situación de la lista',
  'Please choose an action from the list': 'Elija una acción de la lista',
  'Please choose a difficulty from the list': 'Elija una dificultad de la lista',
  'Please choose a column of the list to sort by': 'Elija una columna de la lista para ordenar',
  'A troop number can have at most {count} characters': 'El número de tropa puede tener hasta {count} letras',
  'Please write down the reason': 'Escriba el motivo',
  'A reason can have at most {count} characters': 'El motivo puede tener hasta {count} letras',
  'Please choose why': 'Elija por qué',
  'Nobody has signed for this account yet.': 'Todavía nadie ha firmado para esta cuenta.',
  'Nobody has signed for this account yet. A call confirms a signature; a signed form can stand in its place.':
    'Todavía nadie ha firmado para esta cuenta. Una llamada confirma una firma; un formulario firmado puede reemplazarla.',
  'The parent was asked by mail. A call can stand for the answer only after three days without one.':
    'Ya preguntamos por correo a la madre, el padre o el tutor. Una llamada puede reemplazar la respuesta solo después de tres días sin respuesta.',
  'The parent has said no by mail. A call cannot stand against that; a signed form can.':
    'La madre, el padre o el tutor dijo que no por correo. Una llamada no vale contra eso; un formulario firmado sí.',
  'A parent has stopped this notebook. Only that parent can start it again.':
    'Una madre, un padre o un tutor detuvo este cuaderno. Solo esa persona lo puede reanudar.',
  'Parent/Guardian first and last name are needed: nobody has signed on the device yet.':
    'Hacen falta el nombre y el apellido de la madre, el padre o el tutor: todavía nadie ha firmado en el dispositivo.',
  'Please write down the number that you called': 'Escriba el número al que llamó',
  'A phone number can have at most {count} characters': 'Un teléfono puede tener hasta {count} números',
  'Please enter when you spoke, like {like}': 'Escriba cuándo hablaron, como {like}',
  'This time is still to come. Please check it.': 'Esa hora todavía no llega. Revísela.',
  'A note can have at most {count} characters': 'Una nota puede tener hasta {count} letras',
  'This device would not let us read the file. Please choose it again.':
    'Este dispositivo no nos dejó leer el archivo. Elíjalo otra vez.',
  'Please choose the scan of the signed form.': 'Elija la imagen del formulario firmado.',
  'This file is larger than 10 MB. Please send a smaller scan.':
    'Este archivo pesa más de 10 MB. Envíe una imagen más pequeña.',
  'This is no PDF and no picture that we can read. Please choose another file.':
    'No es un PDF ni una imagen que podamos leer. Elija otro archivo.',
  'Please send one file.': 'Envíe un solo archivo.',
  'Only who is a parent here and not blocked can be blocked.':
    'Solo se puede bloquear a quien es madre, padre o tutor aquí y todavía tiene acceso.',
  'This parent is not blocked.': 'Esta persona no está bloqueada.',
  'Something was asked already, and has to be confirmed or dropped first.':
    'Ya hay algo pedido. Primero hay que confirmarlo o descartarlo.',
  'This is or was the address of another parent of this student, or of one who is blocked.':
    'Este es o fue el correo de otra persona de la familia de este scout, o de alguien sin acceso.',
  'This parent is blocked. Please let them in again first.':
    'Esta persona está bloqueada. Primero dele acceso otra vez.',
  'This parent changed the address less than a week ago, and the old one can still undo it. Please try again later.':
    'Esta persona cambió su correo hace menos de una semana, y desde el anterior todavía se puede deshacer. Inténtelo más tarde.',
  'This is your own address. Another administrator has to do this.':
    'Este es su propio correo. Lo tiene que hacer otra persona de la administración.',
  'This is the password that somebody else knows. Please choose another one.':
    'Esta es la contraseña que otra persona sabe. Elija otra.',
  'Something else was asked since. Please look at it before you answer.':
    'Después de eso se pidió otra cosa. Véala antes de responder.',
  'Nothing waits to be confirmed.': 'No hay nada por confirmar.',
  'You asked for this. Another administrator has to confirm it.':
    'Esto lo pidió usted. Lo tiene que confirmar otra persona de la administración.',
  'Who asked for this has your e-mail address. An administrator with another one has to confirm it.':
    'Quien pidió esto tiene la misma dirección de correo que usted. Lo tiene que confirmar alguien de la administración con otra dirección.',
  'You are a parent of this child, or were. Another administrator has to do this.':
    'Usted es o fue madre, padre o tutor de esta persona. Lo tiene que hacer otra persona de la administración.',
  'You became an administrator less than 7 days ago. From {day} you can remove who was an administrator before you.':
    'Usted administra desde hace menos de 7 días. Desde el {day} podrá quitar a quien administraba antes que usted.',
  'You are blocked as a parent of a child here. Another administrator has to do this.':
    'Su acceso como madre, padre o tutor de alguien está bloqueado aquí. Lo tiene que hacer otra persona de la administración.',
  'You became an administrator less than 7 days ago. Until 7 days are over another one has to confirm this.':
    'Usted está en la administración desde hace menos de 7 días. Hasta que pasen 7 días lo tiene que confirmar otra persona de la administración.',
  'You removed an administrator less than 7 days ago. Until 7 days are over another one has to confirm what you ask for.':
    'Hace menos de 7 días usted quitó a alguien de la administración. Hasta que pasen 7 días, lo que usted pida lo tiene que confirmar otra persona.',
  'This student is not on hold.': 'La cuenta de este scout no está retenida.',
  'Please enter the day on which it ends, like {like}': 'Escriba el día en que termina, como {like}',
  'Please choose a day that is still to come': 'Elija un día que todavía no llega',
  'A hold can last a year at most': 'Una retención puede durar hasta un año',
  'A hold can only be made longer. To end it sooner, release it.':
    'Una retención solo se puede alargar. Para terminarla antes, levántela.',
  'Please choose what is shown by its name': 'Elija por su nombre lo que se muestra',
  'This is the address that is there already': 'Este es el correo que ya está',
  'The mail server did not answer.': 'El servidor de correo no respondió.',
  'No safe connection to the mail server could be made.':
    'No hubo una conexión segura con el servidor de correo.',
  'The mail server did not accept our login.': 'El servidor de correo no aceptó nuestro acceso.',
  'The mail server did not accept our own address.':
    'El servidor de correo no aceptó nuestra propia dirección.',
  'The mail server read the letter and did not say whether it delivers it. It may have arrived; sent again, it may come twice.':
    'El servidor de correo leyó el correo y no dijo si lo entrega. Puede que haya llegado; si se envía otra vez, puede llegar dos veces.',
  'The mail server did not accept this address.': 'El servidor de correo no aceptó esta dirección.',
  'The mail server did not accept the letter.': 'El servidor de correo no aceptó el correo.',
  'The words of this letter are not kept any longer. Please write to the family yourself.':
    'El texto de este correo ya no se conserva. Escríbale usted a la familia.',
  'Nothing was sent: the family has answered, had a letter a moment ago, or had too many today. Please look again later.':
    'No se envió nada: la familia ya respondió, acaba de recibir un correo o hoy recibió demasiados. Mire otra vez más tarde.',
  'All {count} species are already complete.': 'Los {count} tipos de árboles ya están completos.',
  'Imported {count} species.': 'Se importaron {count} tipos de árboles.',

  // The faults of an operator's file stay English, as in its manual.
  'The species in SPECIES_FILE are not usable:{name}':
    'La lista de árboles de SPECIES_FILE no se puede usar:{name}',
  'These are being counted. Please ask again in an hour.':
    'Se están contando. Vuelva a preguntar en una hora.',

  // Troops, and what leaders do.
  'There is a troop with this number already.': 'Ya hay una tropa con este número.',
  'A troop can have at most {count} leaders.': 'Una tropa puede tener hasta {count} líderes.',
  'Please select the organization': 'Elija la organización',
  'I act for this program, I use what I see only to run it, and I keep no copies.':
    'Actúo para este programa, uso lo que veo solo para llevarlo y no guardo copias.',
  'Please read the undertaking and agree to it first.': 'Primero lea el compromiso y acéptelo.',
  "You are this scout's parent. Another leader reviews.":
    'Usted es la madre, el padre o el tutor de este scout. Lo revisa otro líder.',
  'You and this scout have the same last name. Please say first whether you are a parent.':
    'Usted y este scout tienen el mismo apellido. Primero diga si usted es su madre, padre o tutor.',
  'The parents show the progress only, so there is no work to review.':
    'La familia solo muestra el avance. No hay trabajo que revisar.',
  'A second leader has to join first.': 'Primero tiene que unirse otro líder.',
  'A parent has to confirm an e-mail address first.':
    'Primero una madre, un padre o un tutor tiene que confirmar su correo electrónico.',
  'No mail can be sent from here, and parents have to get every note.':
    'De aquí no salen correos, y la familia tiene que recibir cada nota.',
  'Please choose “Looks good” or “Please fix”': 'Elija “Se ve bien” o “Por corregir”',
  'Please choose phrases from the list': 'Elija frases de la lista',
  'A phrase can be chosen once.': 'Cada frase se elige una sola vez.',
  'This phrase does not belong to “Looks good”.': 'Esta frase no es de “Se ve bien”.',
  'This phrase does not belong to “Please fix”.': 'Esta frase no es de “Por corregir”.',
  'Please leave out links and web addresses.': 'No ponga enlaces ni direcciones de internet.',
  'Please leave out addresses and names of accounts. Words about the work are enough.':
    'No ponga direcciones ni nombres de cuentas. Bastan palabras sobre el trabajo.',
  'Please leave out numbers to call.': 'No ponga números de teléfono.',
  'Please choose whether the child may read it': 'Elija si el niño o la niña lo puede leer',
  'This note was taken back, or nobody reported it. Nothing was changed.':
    'Esta nota se retiró, o nadie avisó de ella. No se cambió nada.',
  'This family has had as many letters today as one day may bring. Please try again tomorrow.':
    'Hoy esta familia ya recibió todos los correos que puede recibir en un día. Intente otra vez mañana.',
  'This family had a reminder within a week. The next one can be sent on {day}.':
    'Esta familia recibió un recordatorio hace menos de una semana. El siguiente se puede enviar el {day}.',

  // Families that are invited, and the file of a roster.
  'This family has answered already.': 'Esta familia ya respondió.',
  'There is no e-mail address. Please print the letter.': 'No hay correo electrónico. Imprima la carta.',
  'No mail is sent here. Please print the letter.': 'Aquí no se envían correos. Imprima la carta.',
  'Nobody waits for a letter.': 'Nadie espera una carta.',
  'Every letter is printed already. Nothing was printed again.':
    'Todas las cartas ya están impresas. No se volvió a imprimir ninguna.',
  'These letters were printed again meanwhile. Nothing was printed.':
    'Mientras tanto, estas cartas se imprimieron otra vez. No se imprimió nada.',
  'There is nobody to invite': 'No hay a quién invitar',
  'A troop can have at most {count} invitations that are not answered. Please take some back first. Nobody was invited.':
    'Una tropa puede tener hasta {count} invitaciones sin respuesta. Primero retire algunas. No se invitó a nadie.',
  'A roster can have at most {count} families at once':
    'Una lista puede tener hasta {count} familias a la vez',
  'A roster can have at most {count} families at once. Please split it into two files.':
    'Una lista puede tener hasta {count} familias a la vez. Divídala en dos archivos.',
  'This file is too large for a roster. Please choose the CSV alone.':
    'Este archivo es demasiado grande para una lista. Elija solo el CSV.',
  'This is an Excel or Numbers workbook. Please save it as CSV first.':
    'Este es un libro de Excel o de Numbers. Primero guárdelo como CSV.',
  'This is an old Excel workbook, or one with a password. Please save it as .xlsx or CSV without a password.':
    'Este es un libro viejo de Excel, o tiene contraseña. Guárdelo como .xlsx o CSV, sin contraseña.',
  'This workbook is too large. Please save the sheet with the families as CSV.':
    'Este libro es demasiado grande. Guarde la hoja con las familias como CSV.',
  'This is no workbook that we can read. Please save it as .xlsx, .ods or CSV.':
    'No podemos leer este libro. Guárdelo como .xlsx, .ods o CSV.',
  'This file could not be read. Please check your connection, then choose it again.':
    'No se pudo leer este archivo. Revise su conexión y elíjalo otra vez.',
  'This is no list of families. Please choose a file that was saved as CSV.':
    'Esto no es una lista de familias. Elija un archivo guardado como CSV.',
  'This is a PDF. Please save the roster as CSV first.': 'Este es un PDF. Primero guarde la lista como CSV.',
  'This is a web page. Please save the roster as CSV first.':
    'Esta es una página web. Primero guarde la lista como CSV.',
  'This is a text document. Please save the roster as CSV first.':
    'Este es un documento de texto. Primero guarde la lista como CSV.',
  'There is no family in it. Please choose another file, or paste the rows.':
    'No hay ninguna familia aquí. Elija otro archivo, o pegue las filas.',
  'A roster can have at most {count} columns. Please keep those with the names and the addresses.':
    'Una lista puede tener como máximo {count} columnas. Deje las de los nombres y los correos.',
  "No column is headed 'first name'.": 'Ninguna columna tiene el título “nombre”.',
  "No column is headed 'last name'.": 'Ninguna columna tiene el título “apellido”.',
  'A quotation mark is opened here and never closed.': 'Aquí se abren unas comillas que nunca se cierran.',
  'This line has more than three cells. Please put headings in the first line.':
    'Esta línea tiene más de tres celdas. Ponga títulos en la primera línea.',
  'This line is a heading.': 'Esta línea es un título.',
  'First and last name stand in one cell. Please put them apart.':
    'El nombre y el apellido están en una sola celda. Sepárelos.',
  'The name is missing.': 'Falta el nombre.',
  'This family stands in line {line} already.': 'Esta familia ya está en la línea {line}.',
  'Who has no e-mail gets a printed letter. Please leave the cell empty.':
    'Quien no tiene correo recibe una carta impresa. Deje la celda vacía.',
  "Please leave 'mailto:' out.": 'Quite “mailto:”.',
  'Please give the address alone, without a name.': 'Ponga solo la dirección, sin un nombre.',
  'More than two addresses stand here. Please leave two.': 'Hay más de dos direcciones. Deje dos.',
  'The first name': 'el nombre',
  'The last name': 'el apellido',
  'The address': 'el correo',
  'The second address': 'el segundo correo',
  'Line {line}: {problem} Nobody was invited.': 'Línea {line}: {problem} No se invitó a nadie.',

  // Cards to sign in.
  'The parents show you the progress only. A card opens all notes and photos, so please ask them to show you notes and photos first. An administrator can make a card too.':
    'La familia le muestra solo el progreso. Una tarjeta abre todas las notas y fotos, así que primero pida a la familia que le muestre notas y fotos. La administración también puede hacer una tarjeta.',
  'We can write to no parent of this scout. Please ask an administrator for the card.':
    'No podemos escribir a la familia de este scout. Pida la tarjeta a la administración.',
  'No parent has said yet that the last card was used by their child. Please ask them to look at the letter, or ask an administrator for the card.':
    'La familia todavía no ha dicho que la última tarjeta la usó su hijo o hija. Pídale que mire el correo, o pida la tarjeta a la administración.',

  // These begin with what differs, so every other sentence comes before them.
  '{cell} has a hidden sign in it. Please type it again.':
    'Hay un signo que no se ve en {cell}. Escríbalo otra vez.',
  '{cell} has a broken letter in it. Please type it again.':
    'Hay una letra dañada en {cell}. Escríbalo otra vez.',
  '{cell} is an error of the spreadsheet.': 'Hay un error de la hoja de cálculo en {cell}.',
  '{cell} is missing.': 'Falta {cell}.',
  '{cell} holds an e-mail address. Are two columns mixed up?':
    'Hay un correo electrónico en {cell}. ¿Se cambiaron dos columnas?',
  '{cell} holds a web address.': 'Hay una dirección de internet en {cell}.',
  '{cell} is a formula of the spreadsheet.': 'Hay una fórmula de la hoja de cálculo en {cell}.',
  '{cell} has no letter in it.': 'No hay ninguna letra en {cell}.',
  '{cell} holds a number.': 'Hay un número en {cell}.',
  '{cell} is longer than {count} characters.': 'Hay más de {count} letras en {cell}.',
  '{cell} is a web address.': 'Hay una dirección de internet en {cell}.',
  '{cell} is a telephone number.': 'Hay un número de teléfono en {cell}.',
  '{cell} has no @ in it.': 'Falta la @ en {cell}.',
  '{cell} has more than one @ in it.': 'Hay más de una @ en {cell}.',
  '{cell} has a space in it.': 'Hay un espacio en {cell}.',
  '{cell} has nothing before the @.': 'No hay nada antes de la @ en {cell}.',
  '{cell} has nothing after the @.': 'No hay nada después de la @ en {cell}.',
  '{cell} has a comma in it. Is it a dot?': 'Hay una coma en {cell}. ¿Debe ser un punto?',
  '{cell} has two dots in a row.': 'Hay dos puntos seguidos en {cell}.',
  '{cell} has a dot at a place where no address has one.': 'Hay un punto fuera de lugar en {cell}.',
  '{cell} has no ending, such as .com.': 'Falta el final, como .com, en {cell}.',
  '{cell} has an ending that is mistyped.': 'El final está mal escrito en {cell}.',
  '{cell} has a letter in it that no address has.': 'Hay una letra que ningún correo lleva en {cell}.',
  '{cell} is not one that mail can go to.': 'No se puede enviar correo a lo que está en {cell}.',
} as const;
