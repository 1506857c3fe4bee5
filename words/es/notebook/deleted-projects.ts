import { daysLeft as leftOf } from '#domain/rules/notebook/project.ts';

export const title = (count: number) => `Borrados hace poco (${count})`;
export const whatFor =
  '¿Lo borraste sin querer? Recupéralo, con todas sus palabras y fotos. Cuando ya no queden días, se borra para siempre.';

export function left(deletedAt: string, now: number, days: number): string {
  const daysLeft = leftOf(deletedAt, now, days);
  if (daysLeft === 0) return 'Se borra hoy';
  return daysLeft === 1 ? 'Queda 1 día' : `Quedan ${daysLeft} días`;
}

export const bringBack = 'Recuperar';
export const bringBackNamed = (name: string) => `Recuperar ${name}`;
export const bringingBack = 'Recuperando...';
export const isBack = '¡Volvió!';
export const isThereAgain = (name: string) => `“${name}” está otra vez entre tus proyectos`;
export const notBack = 'No se pudo recuperar el proyecto';
