/** Text as it is compared and searched: lower case, without accents, single spaces (RULINGS 10, 28; DESIGN database). */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A list as an English sentence has it: 'a', 'a and b', 'a, b and c'. */
export function spokenList(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
