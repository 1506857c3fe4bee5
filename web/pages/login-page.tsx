import { useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { isStaff, type User } from '#domain/contract/sign-in/accounts.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import hero from '#pictures/pictures-hero.svg?no-inline';
import { paths } from '#web/app/paths.ts';
import { LoginForm, type LoginFormProps } from '#web/features/sign-in/accounts/login-form.tsx';
import { SellingPoints } from '#web/guides/selling-points.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { isSharedDevice } from '#web/lib/shared-device.ts';
import { siteName } from '#web/lib/site.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/login.ts';

/** Most who come here have an account. */
const RegistrationForm = lazyPart(
  async () => (await import('#web/features/sign-in/accounts/registration-form.tsx')).RegistrationForm,
  { meanwhile: <FormSkeleton />, isAll: true },
);

/** Nothing of it is drawn by the build, which knows no other language. */
const LanguageLinks = lazyPart(async () => (await import('#web/parts/language-links.tsx')).LanguageLinks);

/** A child who logs in asks nothing of it. */
const FirstAdminCard = lazyPart(
  async () => (await import('#web/features/sign-in/accounts/first-admin-card.tsx')).FirstAdminCard,
);

/**
 * PRODUCT.md#login-and-sign-up: log in, sign up, or enter as an administrator. It stands at the address of every screen
 * that needs a session. The build draws it (docs/decisions/0094): nothing that is drawn may come late.
 */
export default function LoginPage() {
  const [tab] = useTab();
  useDocumentTitle(tab === 'register' ? words.signUp : words.logIn);
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 items-start gap-x-16 gap-y-8 lg:max-w-none lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <Tagline />
      <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <Doors />
      </div>
      <Hero />
      <SellingPoints />
    </div>
  );
}

/**
 * The two ways to log in. They are not drawn at the build, since they could not react before their script is there.
 */
function Doors() {
  return useHydrated() ? <OpenDoors /> : <DoorSkeleton />;
}

function OpenDoors() {
  const [isAdminDoor, setIsAdminDoor] = useState(false);
  const carried = useRef({ username: '', shared: isSharedDevice() });
  return (
    <>
      {isAdminDoor ? <AdminDoor carried={carried} /> : <StudentDoor carried={carried} />}
      <div className="flex flex-wrap items-center justify-center gap-x-4">
        <Button variant="quiet" size="sm" onClick={() => setIsAdminDoor(!isAdminDoor)}>
          {isAdminDoor ? words.toStudentDoor : words.toAdminDoor}
        </Button>
        <Link href={paths.privacy()} className="link py-2.5 text-sm">
          {words.privacyNotice}
        </Link>
      </div>
      {isAdminDoor && <FirstAdminCard />}
    </>
  );
}

/** As high as the tab Log In with the button below it, so that nothing moves when they come. */
function DoorSkeleton() {
  return (
    <SkeletonGroup label={fields.loading} className="relative grid gap-4">
      {/* Seen where the script takes long, or never comes: it is drawn and shown without one. */}
      <div className="invisible noscript:visible absolute inset-x-0 top-12 z-10 grid animate-late gap-2 rounded-lg border border-line-strong bg-paper-raised p-gutter">
        <p className="font-semibold">{words.stillLoading}</p>
        <p>{words.isSlow}</p>
        <p>{words.nothingHelps(siteName)}</p>
      </div>
      <div>
        <div className="flex gap-1.5 px-3">
          <Skeleton className="h-12 flex-1 rounded-b-none" />
          <Skeleton className="h-12 flex-1 rounded-b-none opacity-50" />
        </div>
        <Card className="grid gap-5">
          <Skeleton className="h-[calc(2lh+1.625rem+2px)]" />
          <Skeleton className="h-[calc(2lh+1.625rem+2px)]" />
          <Skeleton className="h-11" />
          <Skeleton className="h-12" />
          <Skeleton className="-mt-1 h-[calc(2lh+2.5rem)] w-3/5 justify-self-center sm:h-[calc(1lh+1.25rem)]" />
        </Card>
      </div>
      <Skeleton className="h-11 w-2/5 justify-self-center" />
    </SkeletonGroup>
  );
}

/** It comes when it is in view: it is the one heavy thing of the first page, and only decoration. */
function Hero() {
  const [frame, isSeen] = useSeen<HTMLDivElement>();
  return (
    <div ref={frame} className="mx-auto aspect-3/2 w-full max-w-xl lg:col-start-1">
      {isSeen && <Picture from={hero} of="hero" width={600} height={400} className="size-full" />}
    </div>
  );
}

function Tagline() {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-center gap-2.5 font-semibold text-[min(var(--text-2xl),8vw)] text-forest">
          <LogoMark className="size-11 shrink-0" />
          <span className="wrap-anywhere">{siteName}</span>
        </p>
        {isHydrated && <LanguageLinks />}
      </div>
      <h1>{words.tagline}</h1>
    </div>
  );
}

/** The tab is in the address, so that a link can open Sign Up. */
function useTab(): [string, (tab: string) => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const choose = (tab: string) => {
    if (tab === 'register') query.set('tab', tab);
    else query.delete('tab');
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  };
  return [query.get('tab') === 'register' ? 'register' : 'login', choose];
}

type DoorProps = Pick<LoginFormProps, 'carried'>;

function StudentDoor({ carried }: DoorProps) {
  const [tab, setTab] = useTab();
  const [, navigate] = useLocation();
  const enter = useEnter();
  return (
    <Tabs
      label={words.doors}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'login',
          label: words.logIn,
          content: (
            <div className="grid gap-4">
              <LoginForm door="student" carried={carried} onEntered={enter} />
              <div className="grid justify-items-center sm:flex sm:justify-center sm:gap-x-6">
                <Link href={paths.passwordReset()} className="link py-2.5">
                  {words.forgotPassword}
                </Link>
                <Link href={OPEN_SCREENS.card} className="link py-2.5">
                  {words.haveCard}
                </Link>
              </div>
            </div>
          ),
        },
        {
          value: 'register',
          label: words.signUp,
          onIntent: RegistrationForm.fetchAhead,
          content: <RegistrationForm onEntered={() => navigate(paths.home(), { replace: true })} />,
        },
      ]}
    />
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label={fields.loading} className="grid gap-5">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} className="h-18 w-full" />
      ))}
    </SkeletonGroup>
  );
}

function AdminDoor({ carried }: DoorProps) {
  const enter = useEnter();
  return (
    <Card as="section" aria-labelledby="admin-portal" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="admin-portal">{words.adminPortal}</h2>
        <p className="text-ink-soft">{words.adminPurpose}</p>
      </div>
      <LoginForm door="admin" carried={carried} onEntered={enter} />
    </Card>
  );
}

/**
 * Where a login leads: the same address now shows its screen (PRODUCT.md#addresses-of-screens), save that
 * administrators and leaders go to their own.
 */
function useEnter() {
  const [path, navigate] = useLocation();
  const returnTo = new URLSearchParams(useSearch()).get('returnTo');
  const wanted = returnTo ?? path;
  return (user: User) => {
    if (!isStaff(user)) return;
    const own = user.role === 'admin' ? paths.admin() : paths.leader();
    if (!wanted.startsWith(own)) navigate(own, { replace: true });
  };
}
