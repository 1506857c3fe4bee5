import {
  Archive,
  ChartBar,
  HeartPulse,
  LogOut,
  MailWarning,
  ScrollText,
  ShieldCheck,
  Tent,
  TreeDeciduous,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { OWN_SCREENS } from '#domain/rules/screens.ts';
import { paths } from '#web/app/paths.ts';
import { useLogout, useUser } from '#web/features/accounts/accounts.queries.ts';
import { StudentsPanel } from '#web/features/admin/students-panel.tsx';
import { UnsentMailsDialog } from '#web/features/admin/unsent-mails-dialog.tsx';
import { UnsentMailsSummary } from '#web/features/admin/unsent-mails-summary.tsx';
import { SignInCardDialog } from '#web/features/sign-in-cards/sign-in-card-dialog.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useMediaQuery } from '#web/lib/media-query.ts';
import { siteName } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/admin.ts';

/** Below, what is rarely used stands behind the list, which is what an administrator comes for. */
const ROOM_BESIDE_THE_TITLE = '(min-width: 40rem)';

/** §2.16. */
export default function AdminPage() {
  useDocumentTitle(words.title);
  const { firstName, lastName } = useUser();
  const hasRoom = useMediaQuery(ROOM_BESIDE_THE_TITLE);
  const [isMailShown, setMailShown] = useState(false);
  const showMail = () => setMailShown(true);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(siteName)}
        back={
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge icon={<UserRound aria-hidden="true" className="size-4" />}>
              {firstName} {lastName}
            </Badge>
            {!hasRoom && (
              <a
                href="#tools"
                className="inline-flex min-h-11 items-center font-semibold text-forest underline"
              >
                {words.moreAndLogOut}
              </a>
            )}
          </div>
        }
        actions={hasRoom && <Tools onShowMail={showMail} />}
      />
      <NeedsConnection what={words.toManage} />
      <UnsentMailsSummary onShow={showMail} />
      <StudentsPanel
        signInCard={({ id, firstName, username }, onClose) => (
          <SignInCardDialog scout={{ id, name: `${firstName} (${username})` }} onClose={onClose} />
        )}
      />
      {!hasRoom && (
        <section id="tools" aria-label={words.more} tabIndex={-1} className="mt-8 grid gap-2 outline-none">
          <Tools onShowMail={showMail} />
        </section>
      )}
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}

function Tools({ onShowMail }: { onShowMail: () => void }) {
  const logout = useLogout();
  return (
    <>
      <Link href={paths.importSpecies()} className={buttonClass()}>
        <TreeDeciduous aria-hidden="true" className="size-5" />
        {words.importSpecies}
      </Link>
      <Link href={paths.people()} className={buttonClass({ variant: 'secondary' })}>
        <UsersRound aria-hidden="true" className="size-5" />
        {words.people}
      </Link>
      <Link href={paths.troops()} className={buttonClass({ variant: 'secondary' })}>
        <Tent aria-hidden="true" className="size-5" />
        {words.troops}
      </Link>
      <Link href={OWN_SCREENS.statistics} className={buttonClass({ variant: 'secondary' })}>
        <ChartBar aria-hidden="true" className="size-5" />
        {words.statistics}
      </Link>
      <Link href={OWN_SCREENS.howItIs} className={buttonClass({ variant: 'secondary' })}>
        <HeartPulse aria-hidden="true" className="size-5" />
        {words.howItIs}
      </Link>
      <Link href={paths.security()} className={buttonClass({ variant: 'secondary' })}>
        <ShieldCheck aria-hidden="true" className="size-5" />
        {words.security}
      </Link>
      <Link href={paths.auditLog()} className={buttonClass({ variant: 'secondary' })}>
        <ScrollText aria-hidden="true" className="size-5" />
        {words.auditLog}
      </Link>
      <Link href={paths.keeping()} className={buttonClass({ variant: 'secondary' })}>
        <Archive aria-hidden="true" className="size-5" />
        {words.keeping}
      </Link>
      <Button
        variant="secondary"
        icon={<MailWarning aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={onShowMail}
      >
        {words.unsentMail}
      </Button>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="size-5" />}
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        {words.backToApp}
      </Button>
    </>
  );
}
