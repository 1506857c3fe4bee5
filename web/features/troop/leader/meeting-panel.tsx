import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedScout } from '#domain/contract/troop/leader.ts';
import { thingsToBring } from '#domain/rules/troop/meeting.ts';
import { inScoutOrder, type Need, type Standing } from '#domain/rules/troop/scout-needs.ts';
import { paths } from '#web/app/paths.ts';
import { showDay } from '#web/lib/dates.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Card } from '#web/ui/card.tsx';
import { openedFromHere, rememberPlace, useWayBack } from '#web/ui/use-way-back.ts';
import * as leader from '#words/troop/leader.ts';
import * as words from '#words/troop/leader-meeting.ts';

type Stood = { readonly scout: ListedScout; readonly standing: Standing };

/**
 * PRODUCT.md#meeting: who is to be spoken to at a meeting, and what is to be brought; in letters that are read from afar.
 */
export function MeetingPanel({ scouts, children }: { scouts: readonly ListedScout[]; children: ReactNode }) {
  useWayBack();
  const all = inScoutOrder(scouts, 'need', useToday());
  const of = (...needs: readonly Need[]) => all.filter(({ standing }) => needs.includes(standing.need));
  const [due, stuck, toStart, others] = [
    of('look'),
    of('review', 'stuck'),
    of('start'),
    of('nothing', 'finished'),
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr] print:grid-cols-1">
      <div className="grid gap-6">
        <Section id="due" title={words.lookDue(due.length)}>
          <Names stood={due} none={words.nobodyLooks} detailOf={sinceOf} />
        </Section>
        <Section id="stuck" title={words.stuck(stuck.length)}>
          <Names stood={stuck} none={words.nobodyIsStuck} detailOf={needOf} />
        </Section>
        {toStart.length > 0 && (
          <Section id="to-start" title={words.toStart(toStart.length)}>
            <Names stood={toStart} />
          </Section>
        )}
        {others.length > 0 && (
          <Section id="others" title={words.others(others.length)}>
            <Names stood={others} />
          </Section>
        )}
      </div>
      <div className="grid gap-6">
        <Section id="bring" title={words.bring}>
          <Things scouts={scouts} />
        </Section>
        {children}
      </div>
    </div>
  );
}

const sinceOf = ({ standing: { since } }: Stood) => since && words.since(showDay(since));
const needOf = ({ standing: { need, project } }: Stood) => leader.needs(need, project?.currentStep ?? 0);

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3 print:break-inside-avoid">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

type NamesProps = {
  stood: readonly Stood[];
  none?: string;
  detailOf?: (it: Stood) => string | null;
};

function Names({ stood, none, detailOf }: NamesProps) {
  if (stood.length === 0) return <p className="text-ink-soft text-lg">{none}</p>;
  return (
    <ul className={detailOf ? 'grid divide-y divide-line' : 'flex flex-wrap gap-x-6'}>
      {stood.map((item) => (
        <li
          key={item.scout.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-xl"
        >
          <Link
            id={`scout-${item.scout.id}`}
            href={paths.scout(item.scout.id)}
            state={openedFromHere()}
            onClick={() => rememberPlace(`scout-${item.scout.id}`)}
            className="link min-h-11 content-center"
          >
            {item.scout.name}
          </Link>
          {detailOf && <span className="text-ink-soft text-lg">{detailOf(item)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Things({ scouts }: { scouts: readonly ListedScout[] }) {
  const things = thingsToBring(scouts);
  if (things.length === 0) return <p className="text-ink-soft text-lg">{words.nothingToBring}</p>;
  return (
    <ul className="grid gap-2 text-lg">
      {things.map(({ thing, scouts: count }) => (
        <li key={thing} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{words.things[thing]}</span>
          <span className="text-base text-ink-soft">{words.forScouts(count)}</span>
        </li>
      ))}
    </ul>
  );
}
