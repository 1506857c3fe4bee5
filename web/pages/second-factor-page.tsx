import { useRenewSession, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import {
  EnrolmentPanel,
  type EnrolmentPanelProps,
} from '#web/features/sign-in/second-factor/enrolment-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName } from '#web/lib/site.ts';
import { Card } from '#web/ui/card.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/second-factor.tsx';

/**
 * PRODUCT.md#second-factor: what an administrator or a leader sees, whatever the address, until the authenticator app
 * is set up.
 * @param onStarted there is a secret; `onDone`: the recovery codes are kept.
 */
export default function SecondFactorPage({ onStarted, onDone }: Required<EnrolmentPanelProps>) {
  useDocumentTitle(words.protect);
  const { needsSecondFactor: _, ...user } = useUser();
  const renew = useRenewSession();
  return (
    <>
      <PageHeader title={words.protect} subtitle={words.whyDemanded(siteName)} />
      <NeedsConnection what={words.toSetUp} />
      <Card className="grid gap-4">
        <h2 className="text-xl">{words.title}</h2>
        <EnrolmentPanel
          onStarted={onStarted}
          onDone={() => {
            renew(user);
            onDone();
          }}
        />
      </Card>
    </>
  );
}
