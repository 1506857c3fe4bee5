/**
 * The privacy notice (PRODUCT.md#the-privacy-notice, domain/privacy-notice.ts), by its English sentences; variable
 * parts are holes.
 */
const SECTIONS: Readonly<Record<string, string>> = {
  'Who runs this site': 'Quién opera este sitio',
  'The operator of this site has not said here who they are. Before you agree to anything, ask whoever gave you this address who runs it.':
    'Quien opera este sitio no ha dicho aquí quién es. Antes de aceptar algo, pregunte quién lo opera a la persona que le dio esta dirección.',
  '{site} is run here by {name}.': 'Aquí {site} está a cargo de {name}.',
  'No e-mail address for questions has been set here so far. Ask whoever gave you the address of this site.':
    'Aquí todavía no hay un correo electrónico para preguntas. Pregunte a la persona que le dio la dirección de este sitio.',

  'What we collect': 'Qué datos pedimos',
  'We collect what your child and you type in, and a little that computers need to be safe.':
    'Guardamos lo que escriben su hijo o hija y usted. También un poco más, que las computadoras necesitan por seguridad.',
  'At sign-up, about your child: first and last name, username, e-mail address, organization, troop number, state, ZIP code and a password. The password is stored scrambled, so that nobody can read it.':
    'Al crear la cuenta, de su hijo o hija: nombre y apellido, nombre de usuario y correo electrónico. También la organización, el número de tropa, el estado, el código postal y una contraseña. La contraseña se guarda cifrada: nadie puede leerla.',
  'With the consent, about you: your name, your e-mail address, your phone number if you give one, and your signature. We add the time, the network address and the browser.':
    'Con el consentimiento, de usted: su nombre, su correo electrónico, su teléfono si lo da, y su firma. Agregamos la hora, la dirección de red y el navegador.',
  'While your child works: projects, choices, dates, hours, notes, the places your child writes down, and photos of plants.':
    'Mientras su hijo o hija trabaja: los proyectos, lo que elige, las fechas, las horas, las notas, los lugares que escribe y las fotos de plantas.',
  'Cameras hide data in photos, such as the place. We take it out before we store a photo. We keep only the time it was taken.':
    'Las cámaras esconden datos en las fotos, como el lugar. Los quitamos antes de guardar una foto. Conservamos solo la hora en que se tomó.',
  'To keep accounts safe: which browsers are logged in, log-ins that failed, and what administrators did.':
    'Para cuidar las cuentas: en qué navegadores hay una sesión abierta, los intentos fallidos de entrar y lo que hizo la administración.',
  'The day of the last visit of your child or of a parent. By it we know which notebooks nobody visits any more.':
    'El día de la última visita de su hijo o hija, o de la familia. Así sabemos qué cuadernos ya no visita nadie.',
  'Each time the page "For parents" is opened: whose mailbox it was, the time, the network address and the browser. The page uses the time to show what came since your last visit.':
    'Cada vez que se abre la página “Para familias”: de quién era el correo, la hora, la dirección de red y el navegador. Con la hora, la página muestra qué hay desde su última visita.',

  'Why we collect it': 'Para qué los pedimos',
  'We use it for what stands in this list, and for nothing else. We do not sell it. There is no advertising. Nobody is followed from site to site.':
    'Los usamos para lo que dice esta lista y para nada más. No los vendemos. No hay anuncios. No seguimos a nadie de un sitio a otro.',
  'To run the notebook: to show your child the work and to make the report.':
    'Para que funcione el cuaderno: mostrar el trabajo a su hijo o hija y hacer el informe.',
  'To ask you first, and to be able to show later that you agreed.':
    'Para preguntarle antes a usted, y para poder mostrar después que aceptó.',
  'To keep accounts safe, and to answer you when you write.':
    'Para cuidar las cuentas, y para responderle cuando escribe.',

  'Who sees it': 'Quién los ve',
  'Your child sees their own work. The administrators of this site can see it too. A log keeps which photos and consents were opened.':
    'Su hijo o hija ve su propio trabajo. También puede verlo la administración de este sitio. Un registro anota qué fotos y qué consentimientos se abrieron.',
  'Your child sees their own work. The parent who agreed and the administrators of this site can see it too. A log keeps which photos and consents were opened. You can read it on the page "For parents", under "Who looked".':
    'Su hijo o hija ve su propio trabajo. También pueden verlo quien dio el consentimiento y la administración de este sitio. Un registro anota qué fotos y qué consentimientos se abrieron. Usted puede leerlo en la página “Para familias”, bajo “Quién miró”.',
  'Nothing is published. To republish a photo we would need a permission of its own from you. It is off unless you give it.':
    'No se publica nada. Para publicar una foto haría falta un permiso aparte de usted. Mientras usted no lo dé, no lo hay.',
  'The operator has to hand data over where the law demands it.':
    'Quien opera este sitio tiene que entregar datos cuando la ley lo exige.',
  'These handle data for the operator, and for that purpose only:':
    'Estas empresas manejan datos para quien opera el sitio, y solo para eso:',
  'The operator has named no company that handles data for them.':
    'Quien opera este sitio no ha nombrado a ninguna empresa que maneje datos en su nombre.',

  'How long we keep it': 'Cuánto tiempo los conservamos',
  'This table comes from the same list that our clearing job works by. The job runs once a day, and once an hour for what parents are told of, so a thing may stay up to one day longer.':
    'Esta tabla sale de la misma lista que usa nuestro programa para borrar. El programa corre una vez al día, y una vez por hora para lo que se avisa a las familias. Por eso algo puede quedarse hasta un día más.',
  'Nothing goes before its letters were sent. If one cannot be sent, or is sent late, the thing stays longer: 30 days more, or as long as the letter said.':
    'Nada se borra antes de que salgan sus avisos. Si un aviso no puede salir, o sale tarde, la cosa se queda más tiempo: 30 días más, o lo que dijo el aviso.',
  'When something is deleted for good, we keep a note of when and how much, without any name. It has no end: it is our proof. The parents of a deleted account get a receipt.':
    'Cuando algo se borra para siempre, anotamos cuándo y cuánto fue, sin ningún nombre. Esa nota no se borra: es nuestra prueba. La familia de una cuenta borrada recibe un comprobante.',
  'Backup copies hold deleted data until they are deleted too. They are used only to bring the site back after a failure; what was deleted since is then deleted again. The operator also keeps technical logs of the server, and decides for how long.':
    'Las copias de respaldo tienen datos borrados hasta que se borran también. Solo sirven para recuperar el sitio después de una falla. Entonces se borra otra vez lo que ya se había borrado. Quien opera el sitio guarda también registros técnicos del servidor y decide por cuánto tiempo.',

  'Cookies and your own device': 'Las cookies y su propio dispositivo',
  "Cookies are used for logging in only. The browser may keep a copy of your child's own work, so that it opens without a connection. Logging out removes the copy. Work that was not sent yet is asked about first.":
    'Las cookies solo sirven para iniciar sesión. El navegador puede conservar una copia del trabajo de su hijo o hija, para que se abra sin conexión. Al cerrar sesión se quita la copia. Si hay trabajo aún sin enviar, pregunta antes.',

  'What you can ask for': 'Qué puede pedir usted',
  'You can ask for all that stands in this list: talk to the person who runs this site.':
    'Puede pedir todo lo que dice esta lista: hable con la persona que opera este sitio.',
  'You can ask for all that stands in this list: write to {address}. Say which child you write about. Write from the address that you gave with the consent, so that we know it is you. You need not say why.':
    'Puede pedir todo lo que dice esta lista: escriba a {address}. Diga de qué niño o niña se trata. Escriba desde el correo que dio con el consentimiento, para que sepamos que es usted. No tiene que decir por qué.',
  'If you are not happy with the answer, you can turn to the Federal Trade Commission (ftc.gov) or to the attorney general of your state.':
    'Si la respuesta no le parece bien, puede acudir a la Comisión Federal de Comercio (ftc.gov) o a la fiscalía general de su estado.',
  'To see what we keep about your child and you.': 'Ver lo que guardamos sobre su hijo o hija y sobre usted.',
  'To have it put right.': 'Que se corrija.',
  'To have it deleted, in part or as a whole.': 'Que se borre, en parte o por completo.',
  'To have us collect nothing more. Then your child cannot go on with the notebook.':
    'Que ya no pidamos más datos. Entonces su hijo o hija no puede seguir con el cuaderno.',
  'To take your consent back at any time. Then we close and delete the account.':
    'Retirar su consentimiento cuando quiera. Entonces cerramos y borramos la cuenta.',
  'To do nothing. If you do not answer our e-mail in time, we delete the sign-up with all that is in it.':
    'No hacer nada. Si no responde a tiempo a nuestro correo, borramos el registro con todo lo que tiene.',
  'To do most of this yourself: the page "For parents" shows you all of it. There you can correct it, save a copy, stop it or have it deleted.':
    'Hacer usted casi todo esto: la página “Para familias” se lo muestra todo. Ahí puede corregirlo, guardar una copia, detenerlo o hacer que se borre.',
  'To keep a copy: your child can save a project with its photos as one file, from the report.':
    'Conservar una copia: desde el informe, su hijo o hija puede guardar un proyecto con sus fotos en un archivo.',
};

/** The table of what is kept how long (domain/rules/keeping/retention.ts): what, what for, why it is needed, from when on, who is told. */
const KEPT: Readonly<Record<string, string>> = {
  'A sign-up that no parent has confirmed, with all that was typed in it':
    'Un registro que ninguna madre, padre o tutor confirmó, con todo lo que se escribió en él',
  'To ask the parent or guardian': 'Para preguntar a la madre, padre o tutor',
  'The question is about this child.': 'La pregunta trata de este niño o esta niña.',
  'Sign-up': 'Desde que se crea la cuenta',
  'The parent, by e-mail on the day of signing': 'La familia, por correo el día de la firma',
  'The parent, by e-mail on the day of signing, and on days {first} and {second} after it':
    'La familia, por correo el día de la firma, y los días {first} y {second} después',
  'The parent, by e-mail on the day of signing, and on day {first} after it':
    'La familia, por correo el día de la firma, y el día {first} después',
  'A notebook that is closed because its parent has said no, or has not answered':
    'Un cuaderno cerrado porque la madre, padre o tutor dijo que no, o no respondió',
  'To let the parent think it over': 'Para dar tiempo a la familia de pensarlo',
  'What is deleted cannot come back.': 'Lo que se borra no vuelve.',
  'The notebook is closed': 'Desde que se cierra el cuaderno',
  'The parents, by e-mail {first}, {second} and {third} days before':
    'La familia, por correo {first}, {second} y {third} días antes',
  'The parents, by e-mail {first} and {second} days before':
    'La familia, por correo {first} y {second} días antes',
  'The parents, by e-mail {first} days before': 'La familia, por correo {first} días antes',
  'Your child, on the first page, from {first} days before':
    'Su hijo o hija, en la primera página, desde {first} días antes',
  'An account that nobody visits, with the whole notebook':
    'Una cuenta que nadie visita, con todo el cuaderno',
  'To go on after a long break, such as a winter': 'Para seguir después de una pausa larga, como un invierno',
  'A tree grows slowly.': 'Un árbol crece despacio.',
  'The last visit of the child, or of a parent to the page of parents':
    'Desde la última visita del niño o la niña, o de la familia a su página',
  'A project that is finished, with its entries and photos':
    'Un proyecto terminado, con sus anotaciones y sus fotos',
  'To look at it later, and to show it': 'Para verlo después, y para mostrarlo',
  'The report stands in it.': 'Ahí está el informe.',
  'The last change to it': 'Desde el último cambio',
  'An account that a parent has stopped, with the whole notebook':
    'Una cuenta que detuvo la familia, con todo el cuaderno',
  'The parent stops it': 'Desde que la familia la detiene',
  'Every parent of the child, by e-mail on the day of it':
    'Cada madre, padre o tutor del niño o la niña, por correo ese mismo día',
  'Every parent of the child, by e-mail on the day of it, and {first} days before':
    'Cada madre, padre o tutor del niño o la niña, por correo ese mismo día, y {first} días antes',
  'An account that a parent wants deleted, with the whole notebook':
    'Una cuenta que la familia quiere borrar, con todo el cuaderno',
  'To let the parent take it back': 'Para que la familia pueda cambiar de opinión',
  'Whoever opened the page may not have been the parent.':
    'Quien abrió la página quizá no era de la familia.',
  'The parent asks for it; a second letter has it done at once':
    'Desde que la familia lo pide; con un segundo correo se hace enseguida',
  'A project that the child has deleted, with its entries and photos':
    'Un proyecto que borró el niño o la niña, con sus anotaciones y sus fotos',
  'So that the child can bring it back': 'Para que se pueda recuperar',
  'A press is quick, and what is deleted cannot come back.':
    'Un toque es rápido, y lo que se borra no vuelve.',
  'The child deletes it; a parent can have it go at once':
    'Desde que el niño o la niña lo borra; la familia puede borrarlo enseguida',
  Nobody: 'Nadie',
  'The account: names, e-mail address and former ones, troop, state, ZIP code, how to reach parents, who may look, who set the password':
    'La cuenta: nombres, correo electrónico actual y anteriores, tropa, estado, código postal, cómo hablar con la familia, quién puede mirar, quién puso la contraseña',
  'To log in, to group scouts by troop, and to answer the family':
    'Para iniciar sesión, para reunir a los scouts por tropa y para responder a la familia',
  'Without it nobody knows whose notebook it is.': 'Sin ella nadie sabe de quién es el cuaderno.',
  'The notebook: projects, entries, plantings, how the tree is later, and photos':
    'El cuaderno: proyectos, anotaciones, fichas de los árboles, cómo está el árbol después, y fotos',
  'To document the tree and make the report': 'Para documentar el árbol y hacer el informe',
  'It is what the site is for.': 'Para eso es este sitio.',
  'Saving; the child can delete each part at any time':
    'Desde que se guarda; el niño o la niña puede borrar cada parte cuando quiera',
  'What leaders said of the work, by whom, and what the child answered; the last reminder to the parents':
    'Lo que dijeron los líderes del trabajo, quién lo dijo, y qué respondió el niño o la niña; el último recordatorio a la familia',
  'So that child, parents, leaders and administrators read the same':
    'Para que los niños, las familias, los líderes y la administración lean lo mismo',
  'Nobody could look into a complaint about words that are gone.':
    'Nadie podría revisar una queja sobre palabras que ya no están.',
  'Saying it; it goes with its project': 'Desde que se dice; se borra con su proyecto',
  'An entry that was opened and left empty': 'Una anotación que se abrió y se dejó vacía',
  'To go on where the child stopped': 'Para seguir donde se quedó el niño o la niña',
  'A form that is open needs a place.': 'Un formulario abierto necesita un lugar.',
  'Opening it': 'Desde que se abre',
  'A picture file without its photo, such as after an upload that broke off':
    'Un archivo de imagen sin su foto, por ejemplo cuando se corta una subida',
  'None: it is left over': 'Para nada: es un resto',
  'An upload under way must not lose its file.': 'Una foto que se está subiendo no debe perder su archivo.',
  Upload: 'Desde que se sube',
  "Proof of consent: the parent's name, contact data, signature, network address and browser":
    'La prueba del consentimiento: nombre de la madre, padre o tutor, datos de contacto, firma, dirección de red y navegador',
  'To show later who agreed': 'Para mostrar después quién aceptó',
  'The consent has to be shown even after the account is gone.':
    'Hay que poder mostrar el consentimiento aunque ya no haya cuenta.',
  'The account is deleted': 'Desde que se borra la cuenta',
  'What is left of that proof: a made-up name for the child, the words agreed to, and the times':
    'Lo que queda de esa prueba: un nombre inventado para el niño o la niña, las palabras que se aceptaron y las horas',
  'To show that a consent was there': 'Para mostrar que hubo un consentimiento',
  'It names nobody any more.': 'Ya no nombra a nadie.',
  Signing: 'Desde la firma',
  'That a link was mailed to a parent (never the link itself)':
    'Que se mandó un enlace a la familia (nunca el enlace mismo)',
  'To send a new one when it is too old': 'Para mandar uno nuevo cuando ya es viejo',
  'Only so do we know where a new one may go.': 'Solo así sabemos adónde puede ir uno nuevo.',
  'The link ends': 'Desde que vence el enlace',
  'A letter that waits to be sent, with its words and address':
    'Un correo que espera para salir, con sus palabras y su dirección',
  'To try again when the mail server is away':
    'Para intentar de nuevo cuando el servidor de correo no responde',
  'A letter that is sent is deleted at once.': 'Un correo que ya salió se borra enseguida.',
  'The first try': 'Desde el primer intento',
  'That a letter could not be sent: to whom and why, never its words':
    'Que un correo no pudo salir: a quién y por qué, nunca sus palabras',
  'So that administrators can see to it': 'Para que la administración se ocupe',
  'Nobody else would learn of it.': 'Nadie más se enteraría.',
  'The last try': 'Desde el último intento',
  'That a browser is logged in; of administrators and leaders also which one, and its network address':
    'Que hay una sesión abierta en un navegador; de administradores y líderes, también en cuál, y su dirección de red',
  'To stay logged in': 'Para mantener la sesión abierta',
  'Else each page would ask for the password.': 'Si no, cada página pediría la contraseña.',
  'The last visit': 'Desde la última visita',
  'What the authenticator app of an administrator or a leader is checked with, and the hashes of recovery codes':
    'Con qué se comprueba la aplicación de autenticación de un administrador o un líder, y las huellas de los códigos de recuperación',
  'So that a stolen password opens nothing': 'Para que una contraseña robada no abra nada',
  'The server has to know which code is right.': 'El servidor tiene que saber qué código es correcto.',
  'Setting it up': 'Desde que se configura',
  'That a browser was logged in to an account before': 'Que en un navegador ya hubo una sesión de la cuenta',
  'To let the family in while somebody guesses passwords':
    'Para dejar entrar a la familia mientras alguien adivina contraseñas',
  'Else a stranger could lock a child out.': 'Si no, un extraño podría dejar fuera a un niño o una niña.',
  'The last log-in there': 'Desde la última vez que se inició sesión ahí',
  "That a parent's page is open": 'Que está abierta la página de una madre, padre o tutor',
  'To show the page without a password': 'Para mostrar la página sin contraseña',
  'Else each look would ask for a new letter.': 'Si no, cada visita pediría un correo nuevo.',
  'The page is opened': 'Desde que se abre la página',
  "When a parent's page was opened, with the network address and the browser":
    'Cuándo se abrió la página de una madre, padre o tutor, con la dirección de red y el navegador',
  'So that a parent sees who looked, and what came since the last visit':
    'Para que la familia vea quién miró y qué hay desde la última visita',
  'A stranger with the mailbox would be seen by nobody.': 'Nadie vería a un extraño que usa ese correo.',
  'That somebody was invited to be an administrator or a leader: the address, and by whom':
    'Que se invitó a alguien como administrador o líder: el correo, y quién invitó',
  'To let them in, and to take the invitation back': 'Para dejarle entrar, y para retirar la invitación',
  'Nobody else must be able to become one.': 'Nadie más debe poder serlo.',
  'The invitation': 'Desde la invitación',
  "A child's name and one or two parents' e-mail addresses, as a leader or an administrator gave them to invite the family":
    'El nombre de un niño o una niña y uno o dos correos de su familia, como los dio un líder o un administrador para invitarla',
  'To invite the parent': 'Para invitar a la familia',
  'The parent is asked before anything else of the child is known.':
    'Se pregunta a la familia antes de saber nada más del niño o la niña.',
  'The invitation, answered or not': 'Desde la invitación, con respuesta o sin ella',
  "Another parent's name and address, or a new address of a parent, a leader or an administrator, that nobody has confirmed":
    'El nombre y el correo de otra madre, padre o tutor, o un correo nuevo de la familia, de un líder o de un administrador, que nadie confirmó',
  'To ask in that mailbox': 'Para preguntar en ese correo',
  'Only who reads it can say yes.': 'Solo quien lo lee puede decir que sí.',
  'The invitation or the change; a change that was confirmed is kept as long from then on':
    'Desde la invitación o el cambio; un cambio confirmado se conserva el mismo tiempo desde entonces',
  'Failed log-ins and other counted calls, with the network address':
    'Los intentos fallidos de entrar y otras solicitudes que se cuentan, con la dirección de red',
  'To stop those who guess passwords or send too much':
    'Para frenar a quien adivina contraseñas o manda demasiado',
  'They can only be stopped by being counted.': 'Solo se pueden frenar si se cuentan.',
  'The call': 'Desde la solicitud',
  'Leave to choose a new password': 'El permiso para elegir una contraseña nueva',
  'To reset a forgotten password': 'Para cambiar una contraseña olvidada',
  'The new password is typed a moment later.': 'La contraseña nueva se escribe un momento después.',
  'The questions are answered': 'Desde que se responden las preguntas',
  'Cards by which a scout chooses a new password':
    'Las tarjetas de acceso con que un scout elige una contraseña nueva',
  'To help a scout who cannot get in': 'Para ayudar a un scout que no puede entrar',
  'A leader or an administrator makes one': 'Desde que un líder o un administrador hace una',
  'That a program has sent a change already': 'Que un programa ya mandó un cambio',
  'To count it once when it is sent twice': 'Para contarlo una vez si llega dos veces',
  'A bad line makes programs send again.': 'Con mala conexión, los programas mandan otra vez.',
  'The change': 'Desde el cambio',
  'The number of the last change that a device has sent':
    'El número del último cambio que mandó un dispositivo',
  'To lose nothing that was written without a connection, and count it once':
    'Para no perder nada de lo escrito sin conexión, y contarlo una vez',
  'A tablet may come back from the forest weeks later.':
    'Una tableta puede volver del bosque semanas después.',
  'The last change from that device': 'Desde el último cambio de ese dispositivo',
  'What administrators did, such as deleting an account or looking at a photo':
    'Lo que hizo la administración, como borrar una cuenta o mirar una foto',
  'So that nobody can look or delete unseen': 'Para que nadie pueda mirar o borrar sin que se vea',
  'It names the account that was meant. When that account is gone for 90 days, a made-up name stands in its place.':
    'Nombra la cuenta de la que se trata. A los 90 días de borrada esa cuenta, un nombre inventado ocupa su lugar.',
  'The deed': 'Desde que se hizo',
  'That a letter was sent which says that something will be deleted: about which account, and when. Its words are not kept':
    'Que salió un correo que avisa de un borrado: sobre qué cuenta y cuándo. Sus palabras no se conservan',
  'To show that nothing went unannounced': 'Para mostrar que nada se borró sin aviso',
  'Nothing may be deleted before its letters were sent.':
    'Nada se puede borrar antes de que salgan sus avisos.',
  Sending: 'Desde que sale',
  "That a parent wants to be reminded, and for which days' checks a reminder was sent; never its words":
    'Que una madre, padre o tutor quiere recordatorios, y para qué días salió uno; nunca sus palabras',
  'To remind her, and once of each check': 'Para recordarle cada revisión, y una sola vez',
  'Else a letter would come twice, or they would never end.':
    'Si no, un correo llegaría dos veces, o no se acabarían nunca.',
  'Asking for it; she can end it at any time': 'Desde que los pide; puede pararlos cuando quiera',
  'Backup copies, which hold all that was there on their day':
    'Las copias de respaldo, que tienen todo lo que había ese día',
  'To bring the site back after a failure': 'Para recuperar el sitio después de una falla',
  'A broken disk must not take the work of all children with it.':
    'Un disco roto no debe llevarse el trabajo de todos los niños.',
  'The day of the copy; the operator of this site deletes the older ones':
    'Desde el día de la copia; quien opera este sitio borra las más viejas',
  'As long as the account': 'Mientras exista la cuenta',
  'No end is set so far': 'Todavía no tiene fin',
  '1 year': '1 año',
  '{count} years': '{count} años',
  '1 day': '1 día',
  '{count} days': '{count} días',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  '{count} minutes': '{count} minutos',
};

export const PRIVACY_NOTICE: Readonly<Record<string, string>> = { ...SECTIONS, ...KEPT };
