import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useUnsentMails } from '#web/features/office/admin/admin.queries.ts';
import { UnsentMailsDialog } from '#web/features/office/admin/unsent-mails-dialog.tsx';
import { isOfBackups, useNeeds } from '#web/features/office/system-health/system-health.queries.ts';
import { useLogout } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { LanguageLinks } from '#web/parts/language-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';
import * as words from '#words/office/admin.ts';
import { AdminPlaces, NeedsBadge } from './admin-places.tsx';
import { Brand } from './brand.tsx';

const ROOM_FOR_A_BAR = '(min-width: 64rem)';

export type AdminFrameProps = { width: PageShellProps['width']; children: ReactNode };

/** The frame of an administrator's screens: its places in a bar at the left, or under a button where there is no room. */
export function AdminFrame({ width, children }: AdminFrameProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_A_BAR);
  const known = useNeeds() ?? [];
  const needs = known.length;
  const backups = known.filter(isOfBackups).length;
  const unsent = useUnsentMails().data?.length ?? 0;
  const [isMailShown, setMailShown] = useState(false);
  const logout = useLogout();
  const places = (
    <AdminPlaces
      {...{ needs, backups, unsent }}
      onShowMail={() => setMailShown(true)}
      onLogOut={() => logout.mutate()}
    />
  );
  return (
    <PageShell
      width={width}
      topBar={<Bar count={needs + unsent}>{hasRoom ? null : places}</Bar>}
      side={
        hasRoom && (
          <div className="w-52 shrink-0 border-line border-r py-6 pr-3 pl-gutter print:hidden">
            {/* It stays in view while a long list is read. */}
            <div className="sticky top-6">{places}</div>
          </div>
        )
      }
    >
      {children}
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </PageShell>
  );
}

/** The mark, the language, and where there are places under a button, that button. */
function Bar({ count, children }: { count: number; children: ReactNode }) {
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Another screen folds it away.
  const isOpen = openAt === path;
  const Icon = isOpen ? X : MenuIcon;
  return (
    <>
      <Brand />
      <div className="flex flex-wrap items-center gap-[min(0.75rem,2vw)]">
        <LanguageLinks />
        {children && (
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls="places"
            className="relative whitespace-nowrap"
            icon={<Icon aria-hidden="true" className="size-5 max-sm:hidden" />}
            onClick={() => setOpenAt(isOpen ? null : path)}
            onKeyDown={({ key }) => key === 'Escape' && setOpenAt(null)}
          >
            {words.menu}
            {!isOpen && <NeedsBadge count={count} isOnCorner />}
          </Button>
        )}
      </div>
      {children && isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key that is pressed anywhere in it folds it away
        <div
          id="places"
          className="w-full border-line border-t py-3"
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setOpenAt(null);
            button.current?.focus();
          }}
        >
          {children}
        </div>
      )}
    </>
  );
}
