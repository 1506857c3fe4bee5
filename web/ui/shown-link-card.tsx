import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/platform/shown-link.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

export type ShownLinkCardProps = {
  link: string;
  /** The role that opening it gives: 'an administrator'. */
  makes: string;
};

/** A link that is shown this once, to be handed over by whoever made it (PRODUCT.md#administrators). */
export function ShownLinkCard({ link, makes }: ShownLinkCardProps) {
  const [isCopied, setCopied] = useState(false);
  const title = useFocusOnArrival();
  const card = useRef<HTMLElement>(null);
  // It is shown only now, and may stand below what is in view.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Without leave of the browser it is there to be marked and copied by hand.
      () => setCopied(false),
    );
  return (
    <section ref={card} aria-labelledby="shown-link" className="grid gap-3 rounded-lg bg-paper-sunken p-4">
      <h3 id="shown-link" ref={title} tabIndex={-1} className="text-lg outline-none">
        {words.giveThem}
      </h3>
      <p>{words.worksOnce(makes)}</p>
      <p className="wrap-anywhere select-all rounded-md border border-line-strong bg-paper p-3">{link}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={copy}
      >
        {words.copy}
      </Button>
      {isCopied && (
        <Alert live tone="success">
          {words.copied}
        </Alert>
      )}
    </section>
  );
}
