export const view = 'Lo que ve la cámara';
export const cuttingsOn = (day: string) => `Tus esquejes el ${day}`;
export const justTaken = 'La foto que acabas de tomar';
export const use = 'Usar esta foto';
export const again = 'Tomarla otra vez';
export const shutter = 'Tomar la foto';
export const strength = 'Cuánto ves de tu última foto';
export const percent = (number: number) => `${number} por ciento`;
