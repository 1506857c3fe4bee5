export const title = '404: no se encontró la página';
export const toDevelopers = '¿Está bien escrita la dirección?';
export const trailEnds = 'Este sendero termina aquí. Volvamos al campamento.';
export const back = 'Volver al campamento';
