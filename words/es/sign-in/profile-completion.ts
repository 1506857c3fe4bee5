export const title = 'Completa tu perfil';
export const subtitle = 'Solo faltan unos datos, y tu aventura puede empezar.';
export const toSave = 'Para guardar esto';
export const saveAndContinue = 'Guardar y seguir';
export const welcome = { title: '¡Te damos la bienvenida!', description: 'Tu perfil está completo.' };
export const notSaved = 'No se pudo guardar el perfil. Intenta otra vez.';

export const isZipCodeRight = '¿Está bien tu código postal?';
export const zipCodeHint = 'Tiene 5 números, como 53703. Si no lo sabes, pregunta a un adulto.';
export const zipCodeSaved = { title: '¡Gracias!', description: 'Se guardó tu código postal.' };
