import { sentenceIn } from '#languages/sentence-in.ts';

export const reviewOf = (verdict: string, project: string) => `${verdict}: ${project}`;
export const takenBack = (day: string) => `Se retiró el ${day}.`;

export const fixed = (day: string) => `“Ya lo corregí”, el ${day}.`;
export const reported = (day: string) => `Hubo un aviso el ${day}.`;
export const hiddenFor = 'El niño o la niña no ve la nota hasta que la administración la revise.';
export const checked = (day: string, isHidden: boolean) =>
  `La administración la revisó el ${day}. ${isHidden ? 'El niño o la niña sigue sin ver la nota' : 'La nota se puede leer'}.`;

export const nothingSaid = (child: string) => `Ningún líder le ha escrito a ${child}.`;
export const childReadsTheSame = (child: string) =>
  `${child} lee lo mismo. Nadie puede escribirle a ${child} sin que usted lo vea.`;
export const reminded = (day: string, words: string) => `Recordatorio del ${day}: ${words}`;

/** The child reads the same, addressed as tú. */
export const reviewed = sentenceIn({
  'Looks good': 'Se ve bien',
  'Please fix': 'Por corregir',
  'Your photos show it well.': 'Tus fotos lo muestran bien.',
  'Your notes are clear.': 'Tus notas son claras.',
  'You take good care of your cuttings.': 'Cuidas bien tus esquejes.',
  'You checked on time.': 'Revisaste a tiempo.',
  'You can go on with the next step.': 'Puedes seguir con el siguiente paso.',
  'Please add a photo.': 'Agrega una foto.',
  'Please write down what you saw.': 'Escribe lo que viste.',
  'Please count your cuttings again.': 'Cuenta tus esquejes otra vez.',
  'Please look after the water.': 'Revisa el agua.',
  'Please look at the date again.': 'Revisa la fecha otra vez.',
  'Please add your hours.': 'Agrega tus horas.',
  'A leader asks you to look at your tree project again.': 'Un líder te pide que mires otra vez tu proyecto.',
  '{name} asks you to look at your tree project again.': '{name} te pide que mires otra vez tu proyecto.',
});
