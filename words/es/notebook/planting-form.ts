export const where = '¿Dónde lo plantaste?';
export const choosePlace = 'Elige un lugar';
export const tellPlace = 'Dinos el lugar';
export const tellPlaceHint = 'No pongas tu dirección. Basta con algo como “junto al lago”.';
export const type = '¿Qué tipo de lugar es?';
export const temporaryHint = 'Una maceta o un rincón del jardín. Luego pasas tu árbol a su lugar permanente.';
export const permanentHint = 'Tu árbol se queda aquí toda la vida.';
export const date = 'Fecha en que lo plantaste';
export const notesHint = '¿Cómo te fue? ¿Quién te ayudó?';
export const completed = {
  title: '¡Ficha completa!',
  description: 'La ficha de tu árbol ya está guardada.',
};
export const notCreated = 'No se pudo crear la ficha';

export const editEntry = 'Editar la ficha';
export const saveChanges = 'Guardar cambios';
export const updated = 'Se guardó la ficha';
export const notUpdated = 'No se pudo guardar la ficha';
export const missing = 'Falta algo';
export const allThere = '¡Todo está! Ya no falta nada.';
export const dropping = {
  title: '¿Salir sin guardar?',
  body: 'Lo que cambiaste en esta ficha todavía no está guardado.',
  confirm: 'Descartar mis cambios',
  cancel: 'Seguir editando',
};

export const moving = {
  title: 'Pasarlo a su lugar permanente',
  description: 'Tu árbol pasa al lugar donde va a crecer toda la vida.',
};
export const finalPlace = 'Lugar permanente';
export const finalPlaceHint = 'No pongas tu dirección. Basta con algo como “junto al lago del parque”.';
export const finalDate = 'Fecha en que lo pasaste';
export const moved = '¡Listo! Tu árbol ya está en su lugar permanente.';
export const notMoved = 'No se pudo guardar el lugar permanente';
