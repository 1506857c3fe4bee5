import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/office/statistics.ts';

export type Bar = { readonly name: string; readonly value: number; readonly shown: string };

export type BarsCardProps = {
  title: string;
  /** The measure of the bars. */
  measure: string;
  bars: readonly Bar[];
  /** Said where there is none. */
  nothing: string;
};

/** More than fit a glance wait behind a button. */
const BARS_SHOWN = 10;

/** Numbers by name, as a table that a picture goes through: each row has its bar. */
export function BarsCard({ title, measure, bars, nothing }: BarsCardProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const shown = isWhole ? bars : bars.slice(0, BARS_SHOWN);
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {bars.length === 0 ? (
        <p className="text-ink-soft">{nothing}</p>
      ) : (
        <table aria-labelledby={id} className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((bar) => (
              <BarRow key={bar.name} bar={bar} most={most} />
            ))}
          </tbody>
        </table>
      )}
      {bars.length > BARS_SHOWN && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFewer : words.showAll(bars.length)}
        </Button>
      )}
    </Card>
  );
}

function BarRow({ bar: { name, value, shown }, most }: { bar: Bar; most: number }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-normal">
        <span className="wrap-anywhere block">{name}</span>
        <svg aria-hidden="true" width="100%" height="12" className="mt-1 block">
          <line x1="0" x2="100%" y1="11" y2="11" className="stroke-line" />
          <rect x="0" y="1" width={`${(value / most) * 100}%`} height="10" rx="3" className="fill-forest" />
        </svg>
      </th>
      <td className="w-[min(6rem,25vw)] pl-3 text-right align-bottom font-semibold tabular-nums">{shown}</td>
    </tr>
  );
}
