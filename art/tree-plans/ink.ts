/** Places in a drawing, in units of its view box; x runs to the right and y downward. */
export type Spot = readonly [x: number, y: number];

type Knot = { at: Spot; corner: boolean };

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function xy([x, y]: Spot): string {
  return `${round(x)} ${round(y)}`;
}

export function step([x, y]: Spot, degrees: number, length: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

/** A closed path with straight edges. */
export function sharp(spots: readonly Spot[]): string {
  return `M${spots.map(xy).join('L')}Z`;
}

/** A path that is straight to its corners and runs rounded past its other knots. */
export function smooth(knots: readonly Knot[], closed = false): string {
  const count = knots.length;
  const knot = (i: number) => knots[(i + count) % count] ?? { at: [0, 0], corner: true };
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const after = (i: number): Spot => {
    const [here, next] = [knot(i), knot(i + 1)];
    if (next.corner) return next.at;
    return here.corner ? here.at : middle(here.at, next.at);
  };
  let path = `M${xy(knot(0).corner ? knot(0).at : after(count - 1))}`;
  for (let i = knot(0).corner ? 1 : 0; i < count; i++) {
    const { at, corner } = knot(i);
    if (corner) path += knot(i - 1).corner ? `L${xy(at)}` : '';
    else if (i < count - 1 || closed) path += `Q${xy(at)} ${xy(after(i))}`;
    else path += `L${xy(at)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A rounded open line. */
export function line(...spots: readonly Spot[]): string {
  return smooth(spots.map((at, i) => ({ at, corner: i === 0 || i === spots.length - 1 })));
}

/** A tapering shape around a line: a twig, a trunk. Widths in units of the drawing. */
export function taper(spots: readonly Spot[], from: number, to: number): string {
  const sides = ([1, -1] as const).map((side) =>
    spots.map((at, i): Spot => {
      const [a, b] = [spots[Math.max(0, i - 1)] ?? at, spots[Math.min(spots.length - 1, i + 1)] ?? at];
      const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const width = from + ((to - from) * i) / (spots.length - 1);
      return step(at, heading + 90 * side, width / 2);
    }),
  );
  const [there = [], back = []] = sides;
  const knots = (side: readonly Spot[]) =>
    side.map((at, i) => ({ at, corner: i === 0 || i === side.length - 1 }));
  return smooth([...knots(there), ...knots(back.toReversed())], true);
}

/** Where a smooth line through `spots` is after the share `t`, and its heading in degrees. */
export function along(spots: readonly Spot[], t: number): { at: Spot; heading: number } {
  const place = t * (spots.length - 1);
  const i = Math.min(spots.length - 2, Math.floor(place));
  const [a, b] = [spots[i] ?? [0, 0], spots[i + 1] ?? [0, 0]];
  const rest = place - i;
  return {
    at: [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest],
    heading: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/**
 * A path of absolute commands (M, L, Q, A, Z) as relative ones with rounded numbers: a third of the bytes. Each number
 * is taken between rounded places, so no error adds up.
 */
export function compact(path: string, digits = 1): string {
  const factor = 10 ** digits;
  const rounded = (value: number) => Math.round(value * factor) / factor;
  let pen: Spot = [0, 0];
  const say = (numbers: readonly number[]) =>
    numbers
      .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
      .join(' ')
      .replaceAll(' -', '-');
  return path.replace(/([MLQA])([^MLQAZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const place = (at: number): Spot => [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    const from = (spot: Spot) => [rounded(spot[0] - pen[0]), rounded(spot[1] - pen[1])];
    const end = place(numbers.length - 2);
    const moved: Spot = [rounded(end[0]), rounded(end[1])];
    const said =
      letter === 'M'
        ? `M${say(moved)}`
        : letter === 'L'
          ? `l${say(from(moved))}`
          : letter === 'Q'
            ? `q${say([...from(place(0)), ...from(moved)])}`
            : `a${say([rounded(numbers[0] ?? 0), rounded(numbers[1] ?? 0), 0, 0, numbers[4] ?? 0, ...from(moved)])}`;
    pen = moved;
    return said;
  });
}
