import { useState } from 'react';
import { Link } from 'wouter';
import type { Troop, Troops } from '#domain/contract/office/troops.ts';
import { paths } from '#web/app/paths.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { shownOrganization } from '#web/lib/organizations.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { troopName } from '#words/office/troops.ts';
import * as words from '#words/office/troops-page.ts';
import { type LeaderParts, LeadersPanel } from './leaders-panel.tsx';
import { SuggestedList } from './suggested-list.tsx';
import { ChangeTroopForm } from './troop-form.tsx';
import { useCloseTroop } from './troops.queries.ts';

export type TroopCardProps = { troop: Troop; all: Troops; parts: LeaderParts };

/** A troop with its leaders, its scouts, and what can be done with it. */
export function TroopCard({ troop, all, parts }: TroopCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [areLeadersOpen, setLeadersOpen] = useState(false);
  const closing = useCloseTroop();
  const { number } = troop;
  const invited = all.invitations.filter((it) => it.troop?.id === troop.id).length;
  const isLeaderless = troop.leaderIds.length + invited === 0;
  const close = () =>
    closing.mutate(troop.id, {
      onSuccess: () => toast({ title: words.closed, description: words.nobodyLeads(number) }),
      onError: sayFailed(words.notClosed, words.closeFailed),
    });
  return (
    <Card as="article" aria-labelledby={`troop-${troop.id}`} className="grid gap-4">
      <div>
        <h2 id={`troop-${troop.id}`} className="wrap-anywhere text-xl">
          {troopName(troop)}
          {troop.name && `, ${troop.name}`}
        </h2>
        <p className="text-ink-soft">
          {shownOrganization(troop.organization)} · {troop.state} ·{' '}
          {words.yeses(troop.scouts, troop.suggested)}
        </p>
      </div>
      {isLeaderless && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{words.inviteTwo}</p>
          <Button
            size="sm"
            variant={areLeadersOpen ? 'secondary' : 'primary'}
            aria-expanded={areLeadersOpen}
            onClick={() => setLeadersOpen(true)}
          >
            {words.inviteLeader}
          </Button>
        </div>
      )}
      {invited > 0 && <p>{words.leadersInvited(invited)}</p>}
      <Collapsible
        headingLevel={3}
        title={words.leadersOf(troop.leaderIds.length)}
        open={areLeadersOpen}
        onOpenChange={setLeadersOpen}
      >
        <LeadersPanel troop={troop} all={all} parts={parts} />
      </Collapsible>
      <Collapsible headingLevel={3} title={words.scoutsOf(troop.suggested)}>
        <SuggestedList troopId={troop.id} />
      </Collapsible>
      {isChanging && <ChangeTroopForm troop={troop} onSaved={() => setChanging(false)} />}
      <div className="flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'secondary', size: 'sm' })} href={paths.families(troop.id)}>
          {words.families}
        </Link>
        <Button
          variant="quiet"
          size="sm"
          aria-label={isChanging ? words.leave : words.changeNamed(number)}
          onClick={() => setChanging(!isChanging)}
        >
          {isChanging ? words.leave : words.change}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.closeNamed(number)}
          onClick={() => setAsking(true)}
        >
          {words.close}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.closeQuestion(number)}
        body={words.closeText}
        confirmLabel={words.closeIt}
        danger
        pending={closing.isPending}
        pendingText={words.closing}
        onConfirm={close}
        failure={failureSentence(closing.error, words.closeFailed)}
      />
    </Card>
  );
}
