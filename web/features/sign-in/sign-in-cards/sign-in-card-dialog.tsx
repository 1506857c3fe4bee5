import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { remedyFor } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { printPage } from '#web/lib/print-page.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/sign-in-cards.tsx';
import { useMakeCard } from './sign-in-cards.queries.ts';

export type SignInCardDialogProps = {
  scout: { readonly id: string; readonly name: string };
  onClose: () => void;
};

/** PRODUCT.md#sign-in-cards: makes a card for a scout who cannot get in, shows it once, and prints it. */
export function SignInCardDialog({ scout, onClose }: SignInCardDialogProps) {
  const make = useMakeCard();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    void printPage();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  const card = make.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.title}
      description={card ? words.shownOnce(scout.name) : words.whatItDoes(scout.name)}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{card ? words.done : fields.cancel}</Button>
          </DialogClose>
          {card ? (
            <Button
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={() => setPrinting(true)}
            >
              {words.print}
            </Button>
          ) : (
            <Button pending={make.isPending} pendingText={words.making} onClick={() => make.mutate(scout.id)}>
              {words.make}
            </Button>
          )}
        </>
      }
    >
      <div role="status" className="grid gap-4">
        {make.isError && <Alert tone="danger">{words.notMade(remedyFor(make.error))}</Alert>}
        {card && <Card card={card} />}
      </div>
      {card &&
        isPrinting &&
        createPortal(
          <div data-printed-alone="" aria-hidden="true" className="hidden print:block">
            <Card card={card} />
          </div>,
          document.body,
        )}
    </Dialog>
  );
}

/** As large on paper as a playing card is wide, to be handed over. */
function Card({ card }: { card: SignInCard }) {
  return (
    <div className="grid gap-3 rounded-lg border-2 border-forest border-dashed bg-paper-raised p-5 print:w-[100mm]">
      <p className="font-semibold text-forest text-xl">{siteName}</p>
      <p>{words.hello(card.firstName)}</p>
      <dl className="grid gap-2">
        <div>
          <dt className="text-ink-soft text-sm">{fields.username}</dt>
          <dd className="wrap-anywhere font-semibold text-xl">{card.username}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{words.code}</dt>
          <dd className="font-semibold text-2xl tracking-widest">{card.code}</dd>
        </div>
      </dl>
      <p className="border-line border-t pt-3 text-sm">
        {words.whereAndWhen(
          <span className="wrap-anywhere font-semibold">
            {location.host}
            {OPEN_SCREENS.card}
          </span>,
          showDateTime(card.expiresAt),
        )}
      </p>
    </div>
  );
}
