const BOTH_WEIGHTS = [400, 700];

/**
 * The letters of the pages for what is drawn on a canvas, which draws with others while they are on their way.
 * @returns the families, as a canvas takes them.
 */
export async function ownLetters(): Promise<string> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-sans');
  const [own] = families.split(',');
  // Where they cannot be had the picture is as good in those of the machine.
  await Promise.allSettled(BOTH_WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${own}`)));
  return families;
}
