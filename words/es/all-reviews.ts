export const title = 'Lo que escribieron los líderes';
export const reported = {
  title: 'Un scout avisó',
  text: 'El scout no ve la nota hasta que usted decida. Hable antes con la familia.',
};
export const allOfLate = (count: number) => `Todo lo reciente (${count})`;
export const about = (scout: string, troop: string) => `para ${scout}, ${troop}`;
export const keepHidden = 'Ya la revisé, que siga sin verse';
export const mayRead = 'El scout puede leerla';
export const strikeThrough = 'Tacharla';
