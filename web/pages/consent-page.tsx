import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import hourglass from '#pictures/pictures-waiting.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { ConsentSummary } from '#web/features/consent/consent-summary.tsx';
import { WaitingForParent } from '#web/features/consent/waiting-for-parent-card.tsx';
import { useRenewSession, useSession, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { isOnParentScreen } from '#web/lib/page-language.ts';
import { siteName, supportEmail } from '#web/lib/site.ts';
import { forgetOthers } from '#web/offline/kept/device-owner.ts';
import { LanguageLinks } from '#web/parts/language-links.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { forgetKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as words from '#words/consent/consent.ts';
import * as waiting from '#words/consent/consent-waiting.tsx';
import { said } from '#words/sentences.ts';

// Few ever have one.
const EndNoticesPanel = lazyPart(
  async () => (await import('#web/features/keeping/keeping/end-notices-panel.tsx')).EndNoticesPanel,
);

/**
 * PRODUCT.md#the-consent-page, PRODUCT.md#the-answer-to-a-consent: the last gate. The parent or guardian signs, on the
 * child's device, and where mail is set up confirms it.
 */
export default function ConsentPage() {
  const user = useUser();
  const [isCorrecting, setCorrecting] = useState(false);
  if (user.isHeld) return <Closed {...waiting.locked}>{said(sentences.notebookLocked)}</Closed>;
  if (user.consentState === 'paused') return <Paused />;
  if (user.consentState === 'stopped')
    return (
      <Closed tab={waiting.stopped.tab} title={waiting.stopped.title}>
        {waiting.stopped.text(siteName)}
      </Closed>
    );
  if (user.consentState === 'signed' && !isCorrecting)
    return <Waiting onCorrect={() => setCorrecting(true)} />;
  return <Signing isCorrecting={isCorrecting} onDone={() => setCorrecting(false)} />;
}

function Signing({ isCorrecting, onDone }: { isCorrecting: boolean; onDone: () => void }) {
  useDocumentTitle(words.title);
  const { id, firstName, lastName } = useUser();
  const renewSession = useRenewSession();
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title} actions={<LanguageLinks at={paths.consent()} />} />
      <div className="mb-6">
        {isCorrecting ? (
          <Alert tone="info" title={words.correcting.title}>
            <p>{words.correcting.text}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={onDone}>
              {words.isRight}
            </Button>
          </Alert>
        ) : (
          <Alert tone="success" title={words.handOver.title}>
            {words.handOver.text}
          </Alert>
        )}
      </div>
      <ConsentSummary childName={`${firstName} ${lastName}`.trim() || words.yourChild} />
      <ConsentForm
        childId={id}
        childFirstName={firstName}
        onGiven={(child) => {
          onDone();
          // The child goes on in the child's own language.
          if (isOnParentScreen()) return window.location.replace(paths.home());
          navigate(paths.home(), { replace: true });
          renewSession(child);
        }}
      />
    </div>
  );
}

/** Asks the server how things stand; rejects when there is no answer. */
function useCheck() {
  const { refetch } = useSession();
  return useCallback(async () => {
    const { data, error } = await refetch();
    if (error) throw error;
    if (data?.parentConsentCompleted) forgetKeptTyping('consent', data.id);
    return data;
  }, [refetch]);
}

function Waiting({ onCorrect }: { onCorrect: () => void }) {
  useDocumentTitle(waiting.tab);
  const user = useUser();
  const check = useCheck();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.handOver.title} />
      <WaitingForParent
        child={user}
        illustration={<Picture from={hourglass} of="waiting" className="mx-auto w-full max-w-64" />}
        onCheck={check}
        onCorrect={onCorrect}
      />
    </div>
  );
}

/** The consent is no longer in force. What was read goes from this device; what was written here and not sent stays. */
function Paused() {
  useDocumentTitle(waiting.paused.tab);
  const user = useUser();
  const check = useCheck();
  useEffect(() => {
    void forgetOthers(null);
  }, []);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={waiting.paused.title} />
      <EndNoticesPanel />
      <div className="prose mb-6 text-lg">
        <p>{waiting.paused.needsYes}</p>
        <p>{waiting.paused.isSafe}</p>
      </div>
      <WaitingForParent child={user} onCheck={check} />
      <p className="mt-6 text-ink-soft">{waiting.paused.forAdults(supportEmail)}</p>
    </div>
  );
}

/**
 * A parent has stopped the notebook (PRODUCT.md#stopping), or administrators hold it (PRODUCT.md#holds): only they
 * can open it again.
 */
function Closed({ tab, title, children }: { tab: string; title: string; children: ReactNode }) {
  useDocumentTitle(tab);
  useEffect(() => {
    void forgetOthers(null);
  }, []);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} />
      <EndNoticesPanel />
      <p className="text-lg">{children}</p>
    </div>
  );
}
