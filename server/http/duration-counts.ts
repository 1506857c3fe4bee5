/** Upper ends in seconds: from a read of one row to an upload by a slow telephone. */
const UPPER_ENDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Series = { readonly values: readonly string[]; readonly buckets: number[]; sum: number; count: number };

/** How many durations there were and how long, apart for each combination of labels: a histogram as Prometheus has it. */
export class DurationCounts {
  readonly #labels: readonly string[];
  readonly #series = new Map<string, Series>();

  constructor(labels: readonly string[]) {
    this.#labels = labels;
  }

  /** @param values one for each label, in their order. */
  add(values: readonly string[], seconds: number): void {
    const key = values.join('\n');
    const series = this.#series.get(key) ?? { values, buckets: UPPER_ENDS.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    const bucket = UPPER_ENDS.findIndex((end) => seconds <= end);
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  /** The samples of a metric of this name in the text format of Prometheus. */
  samples(name: string): string[] {
    return [...this.#series.values()].flatMap(({ values, buckets, sum, count }) => {
      const labels = this.#labels.map((label, index) => `${label}="${values[index]}"`).join(',');
      let soFar = 0;
      const cumulative = UPPER_ENDS.map((end, index) => {
        soFar += buckets[index] ?? 0;
        return `${name}_bucket{${labels},le="${end}"} ${soFar}`;
      });
      return [
        ...cumulative,
        `${name}_bucket{${labels},le="+Inf"} ${count}`,
        `${name}_sum{${labels}} ${sum}`,
        `${name}_count{${labels}} ${count}`,
      ];
    });
  }
}
