import { useState } from 'react';
import { Link } from 'wouter';
import type { HeldStudent, Keeping } from '#domain/contract/office/retention-overview.ts';
import { paths } from '#web/app/paths.ts';
import { showDay } from '#web/lib/dates.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/keeping/holds.tsx';
import * as fields from '#words/platform/fields.ts';
import { LOCALE } from '#words/platform/language.ts';
import { useReleaseHold } from './retention-overview.queries.ts';

/** The students on hold, those that end first at the front, each to be released (PRODUCT.md#the-keeping-screen). */
export function HoldList({ holds: { count, first } }: Pick<Keeping, 'holds'>) {
  if (first.length === 0) {
    return <p className="text-ink-soft">{words.nobody}</p>;
  }
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {first.map((item) => (
          <HoldItem key={item.id} held={item} />
        ))}
      </ul>
      {count > first.length && (
        <p className="text-ink-soft">
          {words.endFirst(first.length, count.toLocaleString(LOCALE), (list) => (
            <Link href={`${paths.admin()}?status=held`} className="underline">
              {list}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** The button's label, and its effect. */
const RELEASES = {
  ends: {
    label: words.release,
    labelOf: words.releaseThis,
    title: words.askRelease,
    body: words.releaseBrings,
  },
  asks: {
    label: words.request,
    labelOf: words.requestThis,
    title: words.askRequest,
    body: words.requestBrings,
  },
} as const;

type Asked = Pick<HeldStudent, 'holdId'> & { readonly effect: keyof typeof RELEASES };

function HoldItem({ held }: { held: HeldStudent }) {
  const [isAsking, setAsking] = useState(false);
  // A question is about the hold that stood there, whatever is read while it is open.
  const [asked, setAsked] = useState<Asked>({ holdId: held.holdId, effect: 'asks' });
  const release = useReleaseHold();
  const name = `${held.firstName} ${held.lastName}`.trim();
  const confirm = () =>
    release.mutate(
      { id: held.id, holdId: asked.holdId },
      {
        onSuccess: ({ hold }) => {
          setAsking(false);
          toast(
            hold
              ? { title: words.asked, description: words.anotherHasTo }
              : { title: words.released, description: words.isReleased(held.username) },
          );
        },
        onError: sayFailed(words.notReleased, words.releaseFailed),
      },
    );
  const { holdId, release: effect } = held;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 max-w-prose">
        <p>{words.untilDay(name, held.username, showDay(held.until.slice(0, 10)))}</p>
        <p>
          {words.kinds[held.kind]}: {held.reason}
        </p>
        <p className="text-ink-soft text-sm">
          {words.bySince(held.by, showDay(held.since))}
          {held.releaseAskedAt !== null && ` · ${words.askedOn(showDay(held.releaseAskedAt))}`}
        </p>
      </div>
      {effect === 'waits' ? (
        <p className="text-ink-soft">{words.anotherReleases}</p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={RELEASES[effect].labelOf(name)}
          onClick={() => {
            setAsked({ holdId, effect });
            setAsking(true);
          }}
        >
          {RELEASES[effect].label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={RELEASES[asked.effect].title(name)}
        body={<p>{RELEASES[asked.effect].body}</p>}
        confirmLabel={RELEASES[asked.effect].label}
        danger={asked.effect === 'ends'}
        pending={release.isPending}
        pendingText={fields.saving}
        onConfirm={confirm}
        failure={failureSentence(release.error, words.releaseFailed)}
      />
    </li>
  );
}
