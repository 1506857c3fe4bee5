import { siteName } from '#web/lib/site.ts';
import * as words from '#words/consent/consent.ts';

/** Explains to a parent or guardian what is asked of them, for the named child (PRODUCT.md#the-consent-page). */
export function ConsentSummary({ childName }: { childName: string }) {
  return (
    <div className="prose mb-8">
      <p className="text-lg">{words.introduction(childName, siteName)}</p>
      <ul>
        {words.inShort.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
