export const title = 'Términos del servicio';
export const read = 'Leer los términos del servicio';
export const close = 'Cerrar';
export const loading = 'Cargando los términos...';
export const failed = 'No se pudieron cargar los términos.';
export const versionOf = (day: string) => `Versión del ${day}`;
