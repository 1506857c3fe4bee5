import { ChevronDown, LogOut, Mail, Smartphone, UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useLogout, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { isEmpty } from '#web/lib/field-errors.ts';
import { useLeftDrafts } from '#web/offline/queue/use-left-drafts.ts';
import { useJobs } from '#web/offline/queue/use-outbox.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import * as words from '#words/platform/frame.ts';
import * as unsent from '#words/platform/unsent.ts';
import { Brand } from './brand.tsx';
import { useLogOut } from './log-out.tsx';
import { paths } from './paths.ts';

/** PRODUCT.md#dashboard: site name, the student's name, and the menu with My Profile, Contact Us and Log Out. */
export function StudentBar() {
  const { firstName, lastName } = useUser();
  const logOut = useLogOut();
  const [, navigate] = useLocation();
  const name = `${firstName} ${lastName}`.trim();
  return (
    // One line on every phone: the name gives way before the bar takes a second.
    <div className="flex w-full items-center justify-between gap-[min(0.75rem,2vw)]">
      <Brand />
      <WaitingBadge />
      <Menu
        trigger={
          <Button
            variant="quiet"
            className="min-w-0"
            pending={logOut.isPending}
            pendingText={words.loggingOut}
          >
            <UserRound aria-hidden="true" className="hidden size-5 sm:block" />
            <span className="min-w-0 truncate">{name || words.menu}</span>
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        <MenuItem
          icon={<UserRound aria-hidden="true" className="size-5" />}
          onSelect={() => navigate(paths.profile())}
        >
          {words.myProfile}
        </MenuItem>
        <MenuItem
          icon={<Mail aria-hidden="true" className="size-5" />}
          onSelect={() => navigate(paths.contact())}
        >
          {words.contact}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onSelect={() => void logOut.start()}
        >
          {words.logOut}
        </MenuItem>
      </Menu>
      {logOut.question}
    </div>
  );
}

/** The number of things on this device only, and the way to them. */
function WaitingBadge() {
  const { left } = useLeftDrafts();
  // Words still being typed are on their way; those that cannot be sent wait for the child.
  const count = useJobs().length + (left ?? []).filter(({ texts }) => !isEmpty(texts)).length;
  if (count === 0) return null;
  return (
    <Link
      href={paths.waiting()}
      aria-label={unsent.title(count)}
      className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'ml-auto')}
    >
      <Smartphone aria-hidden="true" className="size-[min(1.25rem,6vw)] text-bark" />
      {count}
    </Link>
  );
}

/** PRODUCT.md#profile-completion: at the gates, who is signed in and the way out. */
export function AccountBar() {
  const { firstName, lastName, username } = useUser();
  const logout = useLogout();
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3">
      <Brand />
      <div className="flex min-w-0 grow items-center justify-end gap-3">
        <p className="w-0 min-w-8 grow truncate text-right text-ink-soft text-sm">
          <span className="max-sm:sr-only">{words.signedInAs} </span>
          {`${firstName} ${lastName}`.trim() || username}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          pending={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {words.logOut}
        </Button>
      </div>
    </div>
  );
}
