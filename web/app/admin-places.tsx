import {
  Archive,
  ChartBar,
  DatabaseBackup,
  GraduationCap,
  HeartPulse,
  LogOut,
  type LucideIcon,
  MailWarning,
  ScrollText,
  ShieldCheck,
  Tent,
  TreeDeciduous,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/office/admin.ts';
import { logOut } from '#words/platform/frame.ts';
import { paths } from './paths.ts';

export type AdminPlacesProps = {
  /**
   * The number of things that need an administrator, of backups among them, and of letters that could not be sent.
   */
  needs: number;
  backups: number;
  unsent: number;
  onShowMail: () => void;
  onLogOut: () => void;
};

/** Where an administrator can go, in groups; how much needs one stands at the place. */
export function AdminPlaces({ needs, backups, unsent, onShowMail, onLogOut }: AdminPlacesProps) {
  return (
    // As many groups beside each other as have room for their words, at large text too.
    <nav
      aria-label={words.places}
      className="grid gap-5 max-lg:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-lg:gap-x-2"
    >
      <Group>
        <Place href={paths.admin()} Icon={GraduationCap} at={OF_STUDENTS}>
          {words.students}
        </Place>
        <Place href={paths.troops()} Icon={Tent} at={/^\/admin\/troops/}>
          {words.troops}
        </Place>
      </Group>
      <Group name={words.health}>
        <Place href={OWN_SCREENS.systemHealth} Icon={HeartPulse} count={needs}>
          {words.systemHealth}
        </Place>
        <button type="button" aria-haspopup="dialog" className={LOOK} onClick={onShowMail}>
          <MailWarning aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{words.unsentMail}</span>
          <NeedsBadge count={unsent} />
        </button>
        <Place href={OWN_SCREENS.backups} Icon={DatabaseBackup} count={backups}>
          {words.backups}
        </Place>
      </Group>
      <Group name={words.reports}>
        <Place href={OWN_SCREENS.statistics} Icon={ChartBar}>
          {words.statistics}
        </Place>
        <Place href={paths.auditLog()} Icon={ScrollText}>
          {words.auditLog}
        </Place>
      </Group>
      <Group name={words.settings}>
        <Place href={paths.people()} Icon={UsersRound}>
          {words.people}
        </Place>
        <Place href={paths.security()} Icon={ShieldCheck}>
          {words.security}
        </Place>
        <Place href={paths.keeping()} Icon={Archive}>
          {words.keeping}
        </Place>
        <Place href={paths.importSpecies()} Icon={TreeDeciduous}>
          {words.speciesImport}
        </Place>
      </Group>
      <Group>
        <button type="button" className={LOOK} onClick={onLogOut}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{logOut}</span>
        </button>
      </Group>
    </nav>
  );
}

/** The list of students stands at the first address of all, and each student below it. */
const OF_STUDENTS = /^\/(admin(\/students\/.*)?)?$/;

function Group({ name, children }: { name?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-label={name} className="grid grid-cols-1 content-start gap-0.5">
      {name && (
        <p aria-hidden="true" className="px-2 pb-1 text-ink-soft text-sm">
          {name}
        </p>
      )}
      {children}
    </div>
  );
}

const LOOK =
  'flex min-h-11 w-full items-center gap-2 rounded-md px-2 text-left leading-snug text-ink no-underline hover:bg-moss hover:text-on-moss';

type PlaceProps = {
  href: string;
  Icon: LucideIcon;
  count?: number;
  /** The addresses that belong to it, where they are more than its own. */
  at?: RegExp;
  children: ReactNode;
};

function Place({ href, Icon, count = 0, at, children }: PlaceProps) {
  const [path] = useLocation();
  const isHere = path === href || at?.test(path) === true;
  return (
    <Link
      href={href}
      aria-current={isHere ? (path === href ? 'page' : 'true') : undefined}
      className={cx(LOOK, isHere && 'bg-moss font-semibold text-on-moss')}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
      <NeedsBadge count={count} />
    </Link>
  );
}

/** The number of things that need an administrator; nothing for 0. */
export function NeedsBadge({ count, isOnCorner = false }: { count: number; isOnCorner?: boolean }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'min-w-6 rounded-full border border-current/25 bg-sun-soft px-1.5 text-center font-semibold text-on-sun-soft text-sm tabular-nums',
        // Else it would take a bar on a small phone its second line.
        isOnCorner ? 'absolute -top-1.5 -right-2' : 'ml-auto',
      )}
    >
      {count}
      <span className="sr-only"> {words.needYou}</span>
    </span>
  );
}
