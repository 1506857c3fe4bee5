export const yourAnswer = 'Su respuesta';
export const sending = 'Enviando...';
export const confirm = 'Confirmar';
