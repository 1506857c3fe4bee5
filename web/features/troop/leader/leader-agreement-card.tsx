import type { LeaderHome } from '#domain/contract/troop/leader.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { remedyFor } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/troop/leader.ts';
import { useAgree } from './leader.queries.ts';

/** A leader's agreement before the first look (PRODUCT.md#leaders). */
export function LeaderAgreementCard({ undertaking }: Pick<LeaderHome, 'undertaking'>) {
  const agreeing = useAgree();
  const translated = words.undertaking.translation(undertaking.version);
  return (
    <Card as="section" aria-labelledby="undertaking" className="grid gap-5">
      <h2 id="undertaking" className="text-xl">
        {words.undertaking.title}
      </h2>
      <p>{words.undertaking.text}</p>
      <blockquote lang={FIRST_LANGUAGE} className="border-forest border-l-4 bg-paper-sunken p-4 text-xl">
        {undertaking.text}
      </blockquote>
      {translated !== undefined && <p>{words.undertaking.means(translated)}</p>}
      {agreeing.isError && (
        <Alert live tone="danger">
          {remedyFor(agreeing.error)}
        </Alert>
      )}
      <Button
        size="lg"
        wide
        pending={agreeing.isPending}
        pendingText={fields.saving}
        onClick={() => agreeing.mutate(undertaking.hash)}
      >
        {words.undertaking.agree}
      </Button>
    </Card>
  );
}
