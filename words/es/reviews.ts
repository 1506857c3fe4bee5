export const reviewOf = (verdict: string, project: string) => `${verdict}: ${project}`;
export const takenBack = (day: string) => `Se retiró el ${day}.`;

export const fixed = (day: string) => `“Ya lo corregí”, el ${day}.`;
export const reported = (day: string) => `Hubo un aviso el ${day}.`;
export const hiddenFor = 'El scout no ve la nota hasta que la administración la revise.';
export const checked = (day: string, isHidden: boolean) =>
  `La administración la revisó el ${day}: ${isHidden ? 'el scout sigue sin ver la nota' : 'la nota se puede leer'}.`;

export const nothingSaid = (child: string) => `Ningún líder le ha escrito a ${child}.`;
export const childReadsTheSame = (child: string) =>
  `${child} lee lo mismo. Nadie puede escribirle a ${child} sin que usted lo vea.`;
export const reminded = (day: string, words: string) => `Recordatorio del ${day}: ${words}`;
