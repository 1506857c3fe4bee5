import { sentenceIn } from '#languages/sentence-in.ts';

const look = sentenceIn({
  'Whoever runs this site': 'El equipo de este sitio',
  'Leader {name}': 'Líder {name}',
  'Administrator {name}': 'Administración, {name}',
  'With a card': 'Con una tarjeta',
  'With a card of {name}': 'Con una tarjeta de {name}',
  'A parent or guardian': 'La madre, el padre o el tutor',
  'Chose a new password': 'Eligió una contraseña nueva',
  'Logged in': 'Inició sesión',
  'Said that it was the child': 'Dijo que fue su hijo o hija',
  'Looked at a photo': 'Miró una foto',
  'Looked at the consent': 'Miró el consentimiento',
  'Set a new password': 'Puso una nueva contraseña',
  'Put the address of a parent right': 'Corrigió el correo de una madre, un padre o un tutor',
  'Began to put another address in the place of a parent’s':
    'Empezó a poner otro correo en lugar del de una madre, un padre o un tutor',
  'Wrote down that the consent was confirmed by phone':
    'Anotó que el consentimiento se confirmó por teléfono',
  'Kept a signed form': 'Guardó un formulario firmado',
  'Looked at the signed form': 'Miró el formulario firmado',
  'Corrected names, troop or place': 'Corrigió nombres, tropa o lugar',
  'Exported a list of scouts': 'Exportó una lista de scouts',
  'Made a certificate of the consent': 'Hizo una constancia del consentimiento',
  'Had a letter to the family sent again': 'Envió otra vez un correo a la familia',
  'Looked at who the parents are': 'Miró quiénes son la madre, el padre o el tutor',
  'Closed this page to a parent': 'Cerró esta página a una madre, un padre o un tutor',
  'Opened this page to a parent again': 'Abrió otra vez esta página a una madre, un padre o un tutor',
  'Locked the account': 'Cerró la cuenta por un tiempo',
  'Locked the account for longer': 'Cerró la cuenta por más tiempo',
  'Ended the lock of the account': 'Abrió la cuenta otra vez',
  'Ended the lock of the account on its day': 'Abrió la cuenta otra vez en su día',
  'Looked at notes and photos': 'Miró notas y fotos',
  'Downloaded a report': 'Descargó un informe',
  'Downloaded a project with its photos': 'Descargó un proyecto con sus fotos',
  'Made a card for a new password': 'Hizo una tarjeta para una nueva contraseña',
  'Opened a photo': 'Abrió una foto',
  'Wrote about a project': 'Escribió sobre un proyecto',
  'Took back what was written': 'Retiró lo que había escrito',
  'Sent you a reminder': 'Envió un recordatorio',
  'Looked at a reported note, and found it fit to be read': 'Revisó una nota con aviso, y se puede leer',
  'Looked at a note, and struck it through': 'Revisó una nota, y la tachó',
  'Changed the account': 'Cambió la cuenta',
  'Opened this page': 'Abrió esta página',
});

export const lookOf = (by: string, what: string): string => `${look(by)}: ${look(what)}`;
export const nobodyYet = 'Nadie todavía.';
export const earlier = 'Antes';
export const lookTimes = (line: string, times: number) => (times > 1 ? `${line} (${times} veces)` : line);
