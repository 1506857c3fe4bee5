/** A child's deleted projects, which can be brought back (PRODUCT.md#deleted-projects). */
export { daysLeftWords as left } from '#domain/rules/notebook/project.ts';

export const title = (count: number) => `Recently deleted (${count})`;
export const whatFor =
  'Deleted by mistake? Bring it back, with all its words and photos. When its days are over, it is gone for good.';
export const bringBack = 'Bring back';
export const bringBackNamed = (name: string) => `Bring back ${name}`;
export const bringingBack = 'Bringing back...';
export const isBack = 'Welcome back!';
export const isThereAgain = (name: string) => `${name} is among your projects again`;
export const notBack = 'Failed to bring the project back';
