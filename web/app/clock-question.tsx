import { showDateTime, showLongDate, thisMinute } from '#web/lib/dates.ts';
import { answerOfClock } from '#web/lib/own-clock.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/platform/notices.ts';

/** PRODUCT.md#a-wrong-clock: asks once about a clock that is off by `apart` milliseconds. */
export function ClockQuestion({ apart }: { apart: number }) {
  const now = Date.now();
  const [here, ours] = [thisMinute(new Date(now)), thisMinute(new Date(now + apart))];
  // On the same day only the hours differ.
  const shown = showLongDate(here) === showLongDate(ours) ? showDateTime : showLongDate;
  return (
    <Alert title={words.clock.title}>
      <p>{words.clock.text(shown(here), shown(ours))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => answerOfClock(apart, true)}>{words.clock.use(shown(ours))}</Button>
        <Button variant="secondary" onClick={() => answerOfClock(apart, false)}>
          {words.clock.isRight}
        </Button>
      </div>
    </Alert>
  );
}
