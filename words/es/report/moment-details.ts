import { sentenceIn } from '#languages/sentence-in.ts';
import { place } from '../family/places.ts';

const counted = sentenceIn({
  '1 cutting': '1 esqueje',
  '{count} cuttings': '{count} esquejes',
  '1 cutting alive': '1 esqueje vivo',
  '{count} cuttings alive': '{count} esquejes vivos',
  '1 cutting with roots': '1 esqueje con raíces',
  '{count} cuttings with roots': '{count} esquejes con raíces',
  '{count} with roots': '{count} con raíces',
  'Longest root {length}\u00a0in': 'Raíz más larga: {length}\u00a0pulg.',
  'the longest root {length}\u00a0in': 'raíz más larga: {length}\u00a0pulg.',
});

/** Whole lines only: words that a child typed herself are hers. */
export function momentDetail(line: string): string {
  if (place(line) !== line) return place(line);
  const parts = line.split(', ');
  const inSpanish = parts.map(counted);
  return inSpanish.every((part, index) => part !== parts[index]) ? inSpanish.join(', ') : line;
}
