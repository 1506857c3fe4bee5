import type { ExpressionBuilder } from 'kysely';
import type { ConsentState } from '#domain/rules/consent/consent.ts';
import type { ConsentMethod } from '#domain/rules/consent/consent-evidence.ts';
import { endLeadersCard, type Parent } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/**
 * States in which the consent is in force (PRODUCT.md#states-of-a-consent): the one gate of
 * PRODUCT.md#who-sees-which-screen looks at `parent_consent_completed_at` alone.
 */
const IN_FORCE: readonly ConsentState[] = ['confirmed', 'grace'];

export type Step = {
  readonly from: readonly ConsentState[];
  readonly to: ConsentState;
  readonly now: number;
};

/**
 * Brings the consent of an account from one of some states to another; gives false, and does nothing, in any other state. Out of force it
 * ends what a leader's card opened.
 */
export async function moveConsent(db: Queries, userId: string, { from, to, now }: Step): Promise<boolean> {
  const isInForce = IN_FORCE.includes(to);
  const result = await db
    .updateTable('users')
    .set((expression) => ({
      consent_state: to,
      consent_since: now,
      parent_consent_completed_at: isInForce
        ? expression.fn.coalesce(
            'parent_consent_completed_at',
            expression.cast<number>(expression.val(now), 'bigint'),
          )
        : null,
    }))
    .where('id', '=', userId)
    .where('role', '=', 'student')
    .where('consent_state', 'in', [...from])
    .executeTakeFirst();
  const isMoved = result.numUpdatedRows === 1n;
  if (isMoved && !isInForce) await endLeadersCard(db, userId, now);
  return isMoved;
}

/**
 * Notes who has signed for an account whose parent is still to confirm it; gives false where a consent is in force. A
 * corrected signature does not put off the day on which all is deleted.
 */
export async function markSigned(
  db: Queries,
  userId: string,
  parent: Parent,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<boolean> {
  const unlessSigned =
    (column: 'consent_since' | 'consent_ends_at', value: number) =>
    (expressionBuilder: ExpressionBuilder<Tables, 'users'>) =>
      expressionBuilder
        .case()
        .when('consent_state', '=', 'signed')
        .then(expressionBuilder.ref(column))
        .else(expressionBuilder.cast<number>(expressionBuilder.val(value), 'bigint'))
        .end();
  const result = await db
    .updateTable('users')
    .set({
      parent_first_name: parent.parentFirstName,
      parent_last_name: parent.parentLastName,
      parent_email: parent.parentEmail,
      parent_phone: parent.parentPhone,
      consent_state: 'signed',
      consent_since: unlessSigned('consent_since', now),
      consent_ends_at: unlessSigned('consent_ends_at', endsAt),
    })
    .where('id', '=', userId)
    .where('consent_state', 'in', ['none', 'signed'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** In one of some states since a time or longer. */
type InState = { readonly states: readonly ConsentState[]; readonly since: number };

export async function countInState(db: Queries, { states, since }: InState): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'student')
    .where('consent_state', 'in', [...states])
    .where('consent_since', '<=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Students in one of some states since a time or longer; the longest first. */
export async function findInState(
  db: Queries,
  values: InState & { readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where('consent_state', 'in', [...values.states])
    .where('consent_since', '<=', values.since)
    .orderBy('consent_since')
    .limit(values.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Students whose consent is in force on a signature alone, which nobody has confirmed. */
export async function findUnconfirmed(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.role', '=', 'student')
    .where('users.consent_state', '=', 'confirmed')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_records as it')
            .select('it.id')
            .whereRef('it.user_id', '=', 'users.id')
            .where('it.method', '!=', 'signature'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('consent_records as it').select('it.id').whereRef('it.user_id', '=', 'users.id')),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins the time of sign-ups that were made while nobody counted it. */
export async function beginSignUpTime(
  db: Queries,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ consent_since: now, consent_ends_at: endsAt })
    .where('role', '=', 'student')
    .where('consent_state', '=', 'none')
    .where('parent_consent_completed_at', 'is', null)
    .where('consent_since', 'is', null)
    .execute();
}

/** True when a parent has ever confirmed an account's consent, by mail, phone or paper. */
export async function wasEverConfirmed(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent_records')
    .select('id')
    .where('user_id', '=', userId)
    .where('method', '<>', 'signature' satisfies ConsentMethod)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
