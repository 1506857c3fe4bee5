/** What a mother, father or guardian is told, who is addressed as usted. */
export const PARENTS = {
  // The consent, and the answer to its letter.
  'Parent/Guardian first name is required': 'Falta el nombre de la madre, el padre o el tutor',
  'Parent/Guardian last name is required': 'Falta el apellido de la madre, el padre o el tutor',
  'Phone number can have at most {count} characters': 'El teléfono puede tener hasta {count} números',
  'Digital signature is required': 'Falta la firma',
  'The signature picture is too large. Please clear it and sign again.':
    'El dibujo de la firma es demasiado grande. Bórrelo y firme otra vez.',
  'The signature picture could not be read. Please clear it and sign again.':
    'El dibujo de la firma no se pudo leer. Bórrelo y firme otra vez.',
  'You must agree to the Terms of Service': 'Hace falta aceptar los términos del servicio',
  'The terms have changed. Please read the new ones and agree again.':
    'Los términos cambiaron. Lea los nuevos y acéptelos otra vez.',
  'A parent or guardian has already signed for this account.':
    'La madre, el padre o el tutor ya firmó para esta cuenta.',
  'Only a student needs the consent of a parent or guardian.':
    'Solo un scout necesita el consentimiento de su madre, padre o tutor.',
  'A signature for this account is on its way already. Please wait a moment and try again.':
    'Ya viene en camino una firma para esta cuenta. Espere un momento e intente otra vez.',
  'This site cannot take consents yet: its operator has to set the address for questions (SUPPORT_EMAIL) first.':
    'Este sitio todavía no puede recibir consentimientos: primero hay que poner su correo para preguntas (SUPPORT_EMAIL).',
  'Another card was used since. Please look at this page again before you say whether it was your child.':
    'Después de esa se usó otra tarjeta. Mire otra vez esta página antes de decir si fue su scout.',
  'Nobody has signed yet.': 'Todavía nadie ha firmado.',
  'This was answered already.': 'Esto ya tiene respuesta.',
  'That address got many letters today. Please try again tomorrow.':
    'Hoy ya enviamos muchos correos a esa dirección. Hay que intentar otra vez mañana.',
  'Please choose one of the two answers': 'Elija una de las dos respuestas',
  'Please choose one of the answers': 'Elija una de las respuestas',
  'The troop is missing': 'Falta la tropa',
  'The troop is another one now. Please read the question again.':
    'Ahora la tropa es otra. Lea la pregunta otra vez.',

  // The parents' page.
  'There is no such permission': 'Ese permiso no existe',
  'A permission can be given once the consent is in force.':
    'Se puede dar un permiso cuando el consentimiento ya vale.',
  'This is your address already.': 'Este ya es su correo electrónico.',
  'Your address changed less than a week ago, and the old one can still undo it. Please try again later.':
    'Su dirección cambió hace menos de una semana, y desde la anterior todavía se puede deshacer. Intente más tarde.',
  'Your address changed less than a week ago. Until {day} you can look and stop here, but change nothing for good.':
    'Su dirección cambió hace menos de una semana. Hasta el {day} usted puede mirar y detener aquí, pero no cambiar nada de forma definitiva.',
  'The address of who invited you changed less than a week ago. Until {day} you can look and stop here, but change nothing for good.':
    'La dirección de quien le invitó cambió hace menos de una semana. Hasta el {day} usted puede mirar y detener aquí, pero no cambiar nada de forma definitiva.',
  'This is your own address.': 'Esta es su propia dirección.',
  'You have invited this address already. You can send the e-mail again.':
    'Usted ya invitó a esta dirección. Puede enviar el correo otra vez.',
  'A child can have at most {count} parents and guardians here.':
    'Un niño o una niña puede tener aquí hasta {count} madres, padres o tutores.',
  'Another parent or guardian sent this. Only they can send it again.':
    'Esto lo envió otra madre, padre o tutor. Solo esa persona lo puede enviar otra vez.',
  'This is stopped already.': 'Esto ya está detenido.',
  'This is not stopped.': 'Esto no está detenido.',
  'This is to be deleted. Cancel that first.': 'Esto se va a borrar. Cancele eso primero.',
  'Another parent or guardian stopped this. Only they can start it again.':
    'Esto lo detuvo otra madre, padre o tutor. Solo esa persona lo puede reanudar.',
  'This is not the first name. Please type it as it stands above.':
    'Ese no es el nombre. Escríbalo como está arriba.',
  'This is to be deleted already.': 'Esto ya se va a borrar.',
  'Nothing is to be deleted.': 'No hay nada por borrar.',
  'Another parent or guardian asked for this. Only they can cancel it.':
    'Esto lo pidió otra madre, padre o tutor. Solo esa persona lo puede cancelar.',
  'This account is locked until {day}. Nothing of it can be deleted before that.':
    'Esta cuenta está retenida hasta el {day}. Antes de ese día no se puede borrar nada de ella.',
  'We have locked the account. A legal duty makes us keep some of it until {day}; then it goes.':
    'La cuenta está retenida. La ley nos obliga a conservar una parte hasta el {day}; después se borra.',
  'We have locked the account. We have to keep some of it until {day}; then it goes.':
    'La cuenta está retenida. Tenemos que conservar una parte hasta el {day}; después se borra.',
  'No reminders are sent here.': 'Aquí no se envían recordatorios.',
  'We know no deletion with this receipt. Please check that you have the whole address of the letter.':
    'No encontramos nada borrado con este comprobante. Revise que tenga la dirección completa del correo.',
} as const;
