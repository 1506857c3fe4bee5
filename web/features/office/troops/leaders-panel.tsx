import { type ReactNode, useState } from 'react';
import type { StaffInvitation } from '#domain/contract/office/people.ts';
import type { Leader, Troop, Troops } from '#domain/contract/office/troops.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ShownLinkCard } from '#web/ui/shown-link-card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/troops-page.ts';
import { useAddLeader, useRemoveLeader, useRemovePerson } from './troops.queries.ts';

/** Parts that the page brings from elsewhere. */
export type LeaderParts = {
  /** The form that invites a leader of a troop. */
  inviteForm: (troop: Troop, isByMail: boolean, onLink: (link: string) => void) => ReactNode;
  /** Renders invitations as rows of a list. */
  invited: (invitations: readonly StaffInvitation[], onTakenBack: () => void) => ReactNode;
  /** The button that takes the authenticator app off an account. */
  takeOff: (leader: Leader) => ReactNode;
};

export type LeadersPanelProps = { troop: Troop; all: Troops; parts: LeaderParts };

/** A troop's leaders, invitations, and two ways to add a leader (PRODUCT.md#leaders). */
export function LeadersPanel({ troop, all, parts }: LeadersPanelProps) {
  const [link, setLink] = useState<string | null>(null);
  const leaders = all.leaders.filter(({ id }) => troop.leaderIds.includes(id));
  const others = all.leaders.filter(({ id }) => !troop.leaderIds.includes(id));
  const invited = all.invitations.filter((it) => it.troop?.id === troop.id);
  return (
    <div className="grid gap-5">
      {leaders.length + invited.length > 0 && (
        <ul className="divide-y divide-line">
          {leaders.map((leader) => (
            <LeaderRow key={leader.id} leader={leader} troop={troop} takeOff={parts.takeOff(leader)} />
          ))}
          {parts.invited(invited, () => setLink(null))}
        </ul>
      )}
      {parts.inviteForm(troop, all.isByMail, setLink)}
      {link && <ShownLinkCard key={link} link={link} makes={words.leaderOf(troop.number)} />}
      {others.length > 0 && <AddForm troop={troop} leaders={others} />}
    </div>
  );
}

type LeaderRowProps = { leader: Leader; troop: Troop; takeOff: ReactNode };

function LeaderRow({ leader, troop, takeOff }: LeaderRowProps) {
  const [asked, setAsked] = useState<'troop' | 'account' | null>(null);
  const fromTroop = useRemoveLeader(troop.id);
  const wholly = useRemovePerson();
  const removing = asked === 'account' ? wholly : fromTroop;
  const name = `${leader.firstName} ${leader.lastName}`;
  const confirm = () =>
    removing.mutate(leader.id, {
      onSuccess: () => {
        setAsked(null);
        toast({ title: words.removed, description: words.leadsNoMore(name, troop.number) });
      },
      onError: sayFailed(words.notRemoved, words.removeFailed),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          {leader.agreedAt === null && <Badge tone="waiting">{words.hasNotBegun}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {leader.username} · {leader.email}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {leader.hasSecondFactor && takeOff}
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.removeFromTroopNamed(name)}
          onClick={() => setAsked('troop')}
        >
          {words.removeFromTroop}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.deleteAccountOf(name)}
          onClick={() => setAsked('account')}
        >
          {words.deleteAccount}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === 'account' ? words.deleteQuestion(name) : words.removeQuestion(name, troop.number)}
        body={asked === 'account' ? words.deleteText : words.removeText}
        confirmLabel={asked === 'account' ? words.deleteIt : words.remove}
        danger
        pending={removing.isPending}
        pendingText={words.removing}
        onConfirm={confirm}
        failure={failureSentence(removing.error, words.removeFailed)}
      />
    </li>
  );
}

function AddForm({ troop, leaders }: { troop: Troop; leaders: readonly Leader[] }) {
  const [chosen, choose] = useState('');
  const adding = useAddLeader(troop.id);
  const options = leaders.map((it) => ({ value: it.id, label: `${it.firstName} ${it.lastName}` }));
  const add = () =>
    adding.mutate(chosen, {
      onSuccess: () => choose(''),
      onError: sayFailed(words.notAdded, words.addFailed),
    });
  return (
    <div className="grid gap-4">
      <SelectField
        label={words.leaderHere}
        placeholder={words.chooseLeader}
        options={options}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      <Button
        variant="secondary"
        className="sm:justify-self-start"
        disabled={chosen === ''}
        pending={adding.isPending}
        pendingText={words.adding}
        onClick={add}
      >
        {words.addToTroop}
      </Button>
      <PressRefusal error={adding.error}>{words.addFailed}</PressRefusal>
    </div>
  );
}
