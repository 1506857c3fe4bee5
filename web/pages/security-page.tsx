import { paths } from '#web/app/paths.ts';
import { OwnAccountPanel } from '#web/features/office/staff-address/own-account-panel.tsx';
import { useRenewSession, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { LanguageCard } from '#web/features/sign-in/accounts/language-card.tsx';
import { SecondFactorPanel } from '#web/features/sign-in/second-factor/second-factor-panel.tsx';
import { StaffSessionsPanel } from '#web/features/sign-in/staff-sessions/staff-sessions-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/staff-sessions.ts';

/**
 * PRODUCT.md#second-factor, PRODUCT.md#where-staff-is-logged-in: what keeps the account of an administrator or a leader
 * safe.
 */
export default function SecurityPage() {
  useDocumentTitle(words.title);
  const user = useUser();
  const renew = useRenewSession();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={
          user.role === 'leader' ? (
            <BackLink href={paths.leader()}>{words.backToTroop}</BackLink>
          ) : (
            <BackLink href={paths.admin()}>{words.backToAdmin}</BackLink>
          )
        }
      />
      <NeedsConnection what={words.toChange} />
      <div className="grid gap-6">
        <OwnAccountPanel user={user} onSaved={renew} />
        <SecondFactorPanel
          onEnded={(isDemanded) => isDemanded && renew({ ...user, needsSecondFactor: true })}
        />
        <StaffSessionsPanel />
        <LanguageCard />
      </div>
    </>
  );
}
