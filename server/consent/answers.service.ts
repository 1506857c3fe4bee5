/**
 * A child is in a troop by the parents' yes alone, and out of it at once by one parent's no
 * (PRODUCT.md#who-lets-a-leader-look).
 */
import type { LeadersAnswer, LeadersQuestion } from '#domain/contract/consent/consent.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { heldChoice, TROOP_CHOICES, type TroopChoice, troopName } from '#domain/rules/troop/troops.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { findTypedTroop, namesOfLeaders, numberOfTroop, type Typed } from '#server/troop/exports.ts';
import { endAnswer, insertAnswer, listAnswers, readdressAnswers, type TroopAnswer } from './answers.store.ts';
import { findLastRecordId } from './consent.store.ts';
import { insertConsentEvent } from './consent-events.store.ts';

/** The child a question is about. */
export type Asked = Typed & { readonly id: string };

/** By what an answer ends or begins, as the evidence keeps it. */
export type TroopAct = {
  /** The parent who acts; left out for anybody else. */
  readonly by?: string;
  readonly now: number;
  readonly newId: () => string;
  readonly clientAddress?: string;
  readonly browser?: string | null;
};

/** Returns the question about the child's troop; null when no administrator has set it up. */
export async function leadersQuestionFor(db: Queries, child: Typed): Promise<LeadersQuestion | null> {
  const troop = await findTypedTroop(db, child);
  if (!troop) return null;
  return { troopId: troop.id, number: troop.number, leaders: await namesOfLeaders(db, troop.id) };
}

/** Notes in a consent what leaders may see from now on, and what no longer. */
async function note(
  tx: Queries,
  { userId, troopId }: { userId: string; troopId: string },
  [before, after]: readonly [TroopChoice | null, TroopChoice | null],
  { by, now, newId, clientAddress, browser }: TroopAct,
): Promise<void> {
  const [was, is] = [TROOP_CHOICES.indexOf(before ?? 'no'), TROOP_CHOICES.indexOf(after ?? 'no')];
  const recordId = was === is ? null : await findLastRecordId(tx, userId);
  if (recordId === null) return;
  const troop = troopName({ number: await numberOfTroop(tx, troopId) });
  const happened = [
    is < was && { kind: 'permission-taken' as const, choice: before },
    is > 0 && { kind: 'permission-given' as const, choice: after },
  ];
  for (const item of happened)
    if (item)
      await insertConsentEvent(tx, {
        ...{ id: newId(), recordId, kind: item.kind, happenedAt: now },
        ...(by !== undefined && { recipient: by }),
        ...(clientAddress !== undefined && { clientAddress }),
        browser: browser ?? null,
        details: `leaders-${item.choice} ${troop}`,
      });
}

/** Ends some of the answers in force, and notes what that changes. To be called with the accounts held. */
async function endAnswers(
  tx: Queries,
  answers: readonly TroopAnswer[],
  isOver: (it: TroopAnswer) => boolean,
  act: TroopAct,
): Promise<void> {
  const byTroop = Map.groupBy(answers, ({ userId, troopId }) => `${userId} ${troopId}`);
  for (const those of byTroop.values()) {
    const over = those.filter(isOver);
    const [first] = over;
    if (!first) continue;
    for (const { id } of over) await endAnswer(tx, id, act.now);
    const left = those.filter((it) => !over.includes(it));
    const choices = [
      heldChoice(those.map((it) => it.choice)),
      heldChoice(left.map((it) => it.choice)),
    ] as const;
    await note(tx, first, choices, act);
  }
}

/**
 * A yes was for a troop that is another one now, or for a child who moved: it is asked anew. A no stays, or it could be undone
 * by moving there and back.
 */
export async function endYeses(
  tx: Queries,
  of: { readonly userId: string } | { readonly troopId: string },
  act: TroopAct,
): Promise<void> {
  await endAnswers(tx, await listAnswers(tx, of), ({ choice }) => choice !== 'no', act);
}

/** A parent takes back every yes of one child. To be called with the account held. */
export async function endYesesBy(
  tx: Queries,
  userId: string,
  act: TroopAct & { readonly by: string },
): Promise<void> {
  const isOver = ({ by, choice }: TroopAnswer) => by === act.by && choice !== 'no';
  await endAnswers(tx, await listAnswers(tx, { userId }), isOver, act);
}

/** Ends the answers of somebody who is no parent of the child any more, or never was. */
export async function endAnswersBy(tx: Queries, userId: string, by: string, act: TroopAct): Promise<void> {
  await endAnswers(tx, await listAnswers(tx, { userId }), (it) => it.by === by, act);
}

/**
 * Gives an address' answers to the one in its place. Where that one has answered for the same troop too, the narrower
 * stays, so that leaders see no more by it. To be called with the account held.
 */
export async function moveAnswers(
  tx: Queries,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Promise<void> {
  const answers = await listAnswers(tx, { userId });
  for (const moved of answers.filter(({ by }) => by === from)) {
    const own = answers.find(({ by, troopId }) => by === to && troopId === moved.troopId);
    if (!own) continue;
    const over = heldChoice([own.choice, moved.choice]) === own.choice ? moved : own;
    await endAnswer(tx, over.id, now);
  }
  await readdressAnswers(tx, userId, { from, to });
}

/**
 * Replaces a parent's last answer; call it with the account locked. A repeated answer keeps its first day. 'No'
 * counts whatever troop it names, since it only takes something back. @throws AppError 'taken' when the troop is
 * another one by now.
 */
export async function answerForTroop(
  tx: Queries,
  child: Asked,
  { troopId, choice }: LeadersAnswer,
  act: TroopAct & { readonly by: string },
): Promise<void> {
  const { by, now, newId } = act;
  const { id: userId } = child;
  if ((await findTypedTroop(tx, child))?.id !== troopId) {
    if (choice !== 'no') throw new AppError('taken', sentences.troopChanged);
    return endYesesBy(tx, userId, act);
  }
  const before = await listAnswers(tx, { userId, troopId });
  const own = before.find((it) => it.by === by);
  if (own?.choice === choice) return;
  if (own) await endAnswer(tx, own.id, now);
  await insertAnswer(tx, { id: newId(), userId, troopId, choice, givenAt: now, by });
  const after = [choice, ...before.filter((it) => it !== own).map((it) => it.choice)];
  await note(tx, { userId, troopId }, [heldChoice(before.map((it) => it.choice)), heldChoice(after)], act);
}
