import { Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { PickCardForm } from '#web/features/sign-in/sign-in-cards/pick-card-form.tsx';
import { sheetAddress, useLedTroop } from '#web/features/troop/leader/leader.queries.ts';
import { MeetingPanel } from '#web/features/troop/leader/meeting-panel.tsx';
import { useLeaderBack } from '#web/features/troop/leader/use-leader-back.ts';
import { CallError } from '#web/lib/call.ts';
import { showDay } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useToday } from '#web/lib/use-today.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { troopName } from '#words/office/troops.ts';
import * as leader from '#words/troop/leader.ts';
import * as words from '#words/troop/leader-meeting.ts';

/** PRODUCT.md#meeting: a troop's meeting, to be read from the phone, shown large, or printed. */
export default function MeetingPage() {
  useDocumentTitle(words.title);
  const { troopId = '' } = useParams();
  const today = useToday();
  const { data, error, refetch } = useLedTroop(troopId);
  const back = <BackLink {...useLeaderBack()} />;
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return <EmptyState headingLevel={1} {...words.notHere} action={back} />;
  if (error && !data)
    return (
      <>
        <PageHeader title={words.title} back={back} />
        <LoadError title={leader.troopNotLoaded} error={error} onRetry={refetch} />
      </>
    );
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />;
  const { troop, scouts } = data;
  const shown = scouts.filter(({ choice }) => choice === 'work');
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(troopName(troop), showDay(today))}
        back={<div className="print:hidden">{back}</div>}
        actions={
          scouts.length > 0 && (
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button
                size="sm"
                variant="secondary"
                icon={<Printer aria-hidden="true" className="size-5" />}
                onClick={() => void printPage()}
              >
                {words.print}
              </Button>
              <a
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
                href={sheetAddress(troop.id)}
                download
              >
                {leader.meetingSheet}
              </a>
            </div>
          )
        }
      />
      <NeedsConnection what={words.toPrepare} />
      {scouts.length === 0 ? (
        <EmptyState {...leader.noScout} />
      ) : (
        <MeetingPanel scouts={scouts}>
          <Card as="section" aria-labelledby="cards" className="grid gap-3 print:hidden">
            <h2 id="cards" className="text-xl">
              {words.cards}
            </h2>
            {shown.length > 0 && <PickCardForm scouts={shown} />}
            {shown.length < scouts.length && <p className="text-ink-soft">{words.cardsFor}</p>}
          </Card>
        </MeetingPanel>
      )}
    </>
  );
}
