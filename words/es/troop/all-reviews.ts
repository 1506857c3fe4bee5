export const title = 'Lo que escribieron los líderes';
export const reported = {
  title: 'Avisos de scouts',
  text: 'Quien avisó no ve la nota hasta que usted decida. Hable antes con la familia.',
};
export const allOfLate = (count: number) => `Todo lo reciente (${count})`;
export const about = (scout: string, troop: string) => `para ${scout}, ${troop}`;
export const keepHidden = 'Ya la revisé: que siga sin verse';
export const mayRead = 'Se puede leer otra vez';
export const strikeThrough = 'Tacharla';
