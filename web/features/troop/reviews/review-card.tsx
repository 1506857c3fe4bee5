import type { ReactNode } from 'react';
import type { Review } from '#domain/contract/troop/reviews.ts';
import { isKeptHidden, isToCheck, phraseWords, VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/troop/reviews.ts';

const TONES = { 'looks-good': 'done', 'please-fix': 'waiting' } as const;

export type ReviewCardProps = {
  review: Review;
  /** Facts not for every reader, such as the child's name. */
  about?: string;
  /** Its later history, in the reader's words. */
  news?: readonly string[];
  children?: ReactNode;
};

/** A leader's review of a project; struck through once it is taken back. */
export function ReviewCard({ review, about, news = [], children }: ReviewCardProps) {
  const { verdict, phrases, note, by, projectName, writtenAt, takenBackAt } = review;
  const shownVerdict = words.reviewed(VERDICT_WORDS[verdict]);
  const name = words.reviewOf(shownVerdict, projectName);
  const Words = takenBackAt === null ? 'div' : 's';
  const all = [...(takenBackAt === null ? [] : [words.takenBack(showLongDate(takenBackAt))]), ...news];
  return (
    <Card as="article" look="sunken" aria-label={name} className="grid content-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={takenBackAt === null ? TONES[verdict] : 'neutral'}>{shownVerdict}</Badge>
        <span className="wrap-anywhere font-semibold">{projectName}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {by}, {showLongDate(writtenAt)}
        {about && ` · ${about}`}
      </p>
      <Words className="wrap-anywhere grid gap-2">
        {phrases.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {phraseWords(phrases).map((phrase) => (
              <li key={phrase}>{words.reviewed(phrase)}</li>
            ))}
          </ul>
        )}
        {note && <blockquote className="border-forest border-l-4 pl-3 text-lg">{note}</blockquote>}
      </Words>
      {all.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {children}
    </Card>
  );
}

/** Returns the child's answer and the fate of a report, for the adults. */
export function newsFor(review: Review): string[] {
  const { fixedAt, reportedAt, checkedAt } = review;
  const day = (at: string) => showLongDate(at);
  return [
    ...(fixedAt === null ? [] : [words.fixed(day(fixedAt))]),
    ...(reportedAt === null ? [] : [words.reported(day(reportedAt))]),
    ...(isToCheck(review) ? [words.hiddenFor] : []),
    ...(checkedAt === null ? [] : [words.checked(day(checkedAt), isKeptHidden(review))]),
  ];
}
