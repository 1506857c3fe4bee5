/** To administrators: what leaders wrote, and what was reported (PRODUCT.md#reviews). */

export const title = 'What leaders wrote';
export const reported = {
  title: 'Reported by a scout',
  text: 'The note is hidden from the scout until you decide. Talk with the family first.',
};
export const allOfLate = (count: number) => `All of late (${count})`;
/** `troop` is its name, such as 'Troop 42'. */
export const about = (scout: string, troop: string) => `to ${scout}, ${troop}`;
export const keepHidden = 'I have looked, keep it hidden';
export const mayRead = 'The scout may read it';
export const strikeThrough = 'Strike it through';
