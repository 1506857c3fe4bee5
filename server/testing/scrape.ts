import type { Program } from './program.ts';

/** The metrics of a program that was started with METRICS_PORT=0, by their name with labels. */
export async function scrape(program: Program): Promise<Map<string, number>> {
  const [address] = /http:\/\/[\d.:]+\/metrics/.exec(program.log()) ?? [];
  if (!address) throw new Error('The program has not said where its metrics are.');
  const lines = (await (await fetch(address)).text()).trimEnd().split('\n');
  return new Map(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line): [string, number] => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
}
