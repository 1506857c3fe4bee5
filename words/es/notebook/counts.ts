import type { Counts } from '#domain/rules/notebook/tracking.ts';
import { inchesNumber } from '#domain/rules/platform/inches.ts';

export const inches = (length: number) => `${inchesNumber(length)} pulg.`;

export function counted({ cuttingsAlive, cuttingsWithRoots, longestRootInches }: Counts): string {
  const alive = cuttingsAlive ?? null;
  const rooted = cuttingsWithRoots ?? null;
  const longest = longestRootInches ?? null;
  const cuttings = (count: number) => `${count} ${count === 1 ? 'esqueje' : 'esquejes'}`;
  const parts = [
    alive !== null && `${cuttings(alive)} ${alive === 1 ? 'vivo' : 'vivos'}`,
    rooted !== null && `${alive === null ? cuttings(rooted) : rooted} con raíces`,
    // In one piece at any width: '1' alone at the end of a line would be another length.
    longest !== null && `raíz más larga: ${inches(longest).replaceAll(' ', '\u00a0')}`,
  ].filter((it) => it !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const QUARTERS = ['', 'un cuarto de pulgada', 'media pulgada', 'tres cuartos de pulgada'] as const;
const AND_QUARTERS = ['', ' y un cuarto', ' y media', ' y tres cuartos'] as const;

export function spokenInches(length: number): string {
  const whole = Math.floor(length);
  const quarters = Math.round((length - whole) * 4);
  if (whole === 0 && quarters > 0) return QUARTERS[quarters] ?? '';
  return `${whole === 1 ? '1 pulgada' : `${whole} pulgadas`}${AND_QUARTERS[quarters] ?? ''}`;
}
