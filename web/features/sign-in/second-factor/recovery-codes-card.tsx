import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';
import * as words from '#words/sign-in/second-factor.tsx';

/** The recovery codes, which are shown this once (PRODUCT.md#second-factor). */
export function RecoveryCodesCard({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const title = useFocusOnArrival();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without leave of the browser they are there to be marked and copied by hand.
      () => setCopied(false),
    );
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <h3 id="recovery-codes" ref={title} tabIndex={-1} className="text-lg outline-none">
        {words.keepCodes}
      </h3>
      <p>{words.whatForCodes}</p>
      <ul className="grid select-all grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-6 gap-y-2 rounded-md border border-line-strong bg-paper p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => downloadText(words.codesFile, 'text/plain', `${siteName}\n\n${text}\n`)}
        >
          {words.download}
        </Button>
        <Button variant="secondary" icon={<Copy aria-hidden="true" className="size-5" />} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      {isCopied && (
        <Alert live tone="success">
          {words.copied}
        </Alert>
      )}
      <Button className="sm:justify-self-start" onClick={onKept}>
        {words.haveKept}
      </Button>
    </section>
  );
}
