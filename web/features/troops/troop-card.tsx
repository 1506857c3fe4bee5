import { useState } from 'react';
import { Link } from 'wouter';
import type { Troop, Troops } from '#domain/contract/troops.ts';
import { troopName } from '#domain/rules/troops.ts';
import { paths } from '#web/app/paths.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type LeaderParts, LeadersPanel } from './leaders-panel.tsx';
import { SuggestedList } from './suggested-list.tsx';
import { TroopForm } from './troop-form.tsx';
import { useCloseTroop } from './troops.queries.ts';

export type TroopCardProps = { troop: Troop; all: Troops; parts: LeaderParts };

/** A troop with its leaders, its scouts, and what can be done with it. */
export function TroopCard({ troop, all, parts }: TroopCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const closing = useCloseTroop();
  const name = troopName(troop);
  const close = () =>
    closing.mutate(troop.id, {
      onSuccess: () => toast({ title: 'Troop Closed', description: `Nobody leads ${name} any more` }),
      onError: sayFailed('Not Closed', 'The troop could not be closed'),
    });
  return (
    <Card as="article" aria-labelledby={`troop-${troop.id}`} className="grid gap-4">
      <div>
        <h2 id={`troop-${troop.id}`} className="wrap-anywhere text-xl">
          {name}
          {troop.name && `, ${troop.name}`}
        </h2>
        <p className="text-ink-soft">
          {shownOrganization(troop.organization)} · {troop.state} · {troop.scouts} of {troop.suggested}{' '}
          {troop.suggested === 1 ? 'scout' : 'scouts'} with a yes
        </p>
      </div>
      <Collapsible headingLevel={3} title={`Leaders (${troop.leaderIds.length})`}>
        <LeadersPanel troop={troop} all={all} parts={parts} />
      </Collapsible>
      <Collapsible headingLevel={3} title={`Scouts (${troop.suggested})`}>
        <SuggestedList troopId={troop.id} />
      </Collapsible>
      {isChanging && <TroopForm key={troop.number} troop={troop} onSaved={() => setChanging(false)} />}
      <div className="flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'secondary', size: 'sm' })} href={paths.families(troop.id)}>
          Families
        </Link>
        <Button
          variant="quiet"
          size="sm"
          aria-label={isChanging ? 'Leave it as it was' : `Change ${name}`}
          onClick={() => setChanging(!isChanging)}
        >
          {isChanging ? 'Leave it as it was' : 'Change'}
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Close ${name}`} onClick={() => setAsking(true)}>
          Close troop
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Close ${name}?`}
        body="Its leaders see nothing of it any more, and open invitations to it end. The scouts keep their accounts and their work. If you add it again, their parents are asked anew."
        confirmLabel="Close the troop"
        danger
        pending={closing.isPending}
        pendingText="Closing..."
        onConfirm={close}
      />
    </Card>
  );
}
