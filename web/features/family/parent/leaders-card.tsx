import { useRef, useState } from 'react';
import type { ChildLeaders } from '#domain/contract/family/child-consent.ts';
import type { Child } from '#domain/contract/family/parent.ts';
import { TROOP_CHOICES } from '#domain/rules/troop/troops.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { ChoicesField } from '#web/ui/choices-field.tsx';
import * as asked from '#words/consent/leaders-question.ts';
import * as words from '#words/family/child-consent.tsx';
import { useAnsweringLeaders } from './child-consent.queries.ts';
import { PermissionCard, SwitchButton } from './permission-card.tsx';

export type LeadersCardProps = { child: Child; leaders: ChildLeaders };

/**
 * PRODUCT.md#who-lets-a-leader-look: what leaders of the troop may see; it counts with the press, and is taken back by one.
 */
export function LeadersCard({ child, leaders }: LeadersCardProps) {
  const answering = useAnsweringLeaders(child.id);
  const { troopId, choice, since, holds } = leaders;
  const [pressed, press] = useState<typeof choice>(null);
  const stands = useRef<HTMLParagraphElement>(null);
  const answer = (next: NonNullable<typeof choice>, onSuccess?: () => void) => {
    press(next);
    answering.mutate(
      { troopId, choice: next },
      { onSettled: () => press(null), ...(onSuccess && { onSuccess }) },
    );
  };
  const isOpen = choice !== null && choice !== 'no';
  return (
    <PermissionCard
      title={words.leaders}
      state={
        <>
          {choice === null || since === null
            ? words.notAnswered
            : words.answeredSince(showDateTime(since), asked.answers[choice].title)}
          {choice !== null && holds !== null && holds !== choice && (
            <span className="block font-normal">{words.anotherChoseLess(asked.answers[holds].title)}</span>
          )}
        </>
      }
      error={answering.error}
      stands={stands}
      turn={
        isOpen && (
          <SwitchButton
            isOn
            isPending={answering.isPending}
            onPress={() => answer('no', () => stands.current?.focus())}
          >
            {words.takeBack}
          </SwitchButton>
        )
      }
    >
      {child.stop ? (
        <p>{asked.question(leaders, child.firstName)}</p>
      ) : (
        <ChoicesField
          legend={asked.question(leaders, child.firstName)}
          choices={TROOP_CHOICES.map((value) => ({ value, ...asked.answers[value] }))}
          // While it is sent, what was pressed.
          value={pressed ?? choice}
          countsAtOnce
          onChange={(next) => answer(next)}
        />
      )}
    </PermissionCard>
  );
}
