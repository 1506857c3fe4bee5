import { type ComponentType, Fragment, lazy, type ReactNode, useEffect } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import type { SessionState } from '#domain/rules/gate.ts';
import {
  isLoginScreen,
  isOwnScreen,
  LOGIN_PATH,
  OPEN_SCREENS,
  OWN_SCREENS,
  type ScreenAddress,
} from '#domain/rules/screens.ts';
import LoginPage from '#web/pages/login-page.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Framed, type FrameProps } from './frame.tsx';
import { paths } from './paths.ts';

const PasswordResetPage = lazy(() => import('#web/pages/password-reset-page.tsx'));
const FirstAdminPage = lazy(() => import('#web/pages/first-admin-page.tsx'));
const ProfileCompletionPage = lazy(() => import('#web/pages/profile-completion-page.tsx'));
const ConsentPage = lazy(() => import('#web/pages/consent-page.tsx'));
const ConsentPreviewPage = lazy(() => import('#web/pages/consent-preview-page.tsx'));
const ConfirmConsentPage = lazy(() => import('#web/pages/confirm-consent-page.tsx'));
const PrivacyPage = lazy(() => import('#web/pages/privacy-page.tsx'));
const ParentPage = lazy(() => import('#web/pages/parent-page.tsx'));
const CloseParentPage = lazy(() => import('#web/pages/close-parent-page.tsx'));
const CancelDeletionPage = lazy(() => import('#web/pages/cancel-deletion-page.tsx'));
const DeleteNowPage = lazy(() => import('#web/pages/delete-now-page.tsx'));
const DashboardPage = lazy(() => import('#web/pages/dashboard-page.tsx'));
const StepPage = lazy(() => import('#web/pages/step-page.tsx'));
const TreesPage = lazy(() => import('#web/pages/trees-page.tsx'));
const WaitingPage = lazy(() => import('#web/pages/waiting-page.tsx'));
const CompletionPage = lazy(() => import('#web/pages/completion-page.tsx'));
const ProfilePage = lazy(() => import('#web/pages/profile-page.tsx'));
const ContactPage = lazy(() => import('#web/pages/contact-page.tsx'));
const AdminPage = lazy(() => import('#web/pages/admin-page.tsx'));
const ImportSpeciesPage = lazy(() => import('#web/pages/import-species-page.tsx'));
const PeoplePage = lazy(() => import('#web/pages/people-page.tsx'));
const StaffInvitationPage = lazy(() => import('#web/pages/staff-invitation-page.tsx'));
const NotFoundPage = lazy(() => import('#web/pages/not-found-page.tsx'));

/** A screen in its frame at one or more addresses; `/*?` is every one. */
function screen(
  at: ScreenAddress | '/*?' | readonly ScreenAddress[],
  Page: ComponentType,
  frame: Omit<FrameProps, 'children'> = {},
) {
  return [at].flat().map((path) => (
    <Route key={path} path={path}>
      <Framed {...frame}>
        <Page />
      </Framed>
    </Route>
  ));
}

const notFound = (
  <Route key="not-found">
    <Framed>
      <NotFoundPage />
    </Framed>
  </Route>
);

/** §2.1, first row. */
export const alwaysOpen = [
  screen(OPEN_SCREENS.createAdmin, FirstAdminPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.passwordReset, PasswordResetPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.consentPreview, ConsentPreviewPage),
  screen(OPEN_SCREENS.confirmConsent, ConfirmConsentPage),
  screen(OPEN_SCREENS.privacy, PrivacyPage),
  screen(OPEN_SCREENS.parent, ParentPage),
  screen(OPEN_SCREENS.closeParent, CloseParentPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.cancelDeletion, CancelDeletionPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.deleteNow, DeleteNowPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.staffInvitation, StaffInvitationPage, { width: 'narrow' }),
].flat();

const backAfterLogin = screen(LOGIN_PATH, ReturnAfterLogin);
const home = (
  <Route
    key="projects"
    path={OWN_SCREENS.projects}
    component={() => <Redirect to={paths.home()} replace />}
  />
);

const { project, step, stepOfProjects } = OWN_SCREENS;
/** The rows of §2.1 below the first. */
const ROUTES: Readonly<Record<SessionState, readonly ReactNode[]>> = {
  'signed-out': [<Route key="own-screens" path={/^(?<screen>\/.*)$/} component={SignedOut} />],
  admin: [
    ...screen([OWN_SCREENS.home, OWN_SCREENS.admin], AdminPage, { width: 'wide' }),
    ...screen(OWN_SCREENS.importSpecies, ImportSpeciesPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.people, PeoplePage, { width: 'normal' }),
    ...backAfterLogin,
    notFound,
  ],
  'needs-profile': screen('/*?', ProfileCompletionPage, { width: 'narrow', bar: 'account' }),
  'needs-consent': screen('/*?', ConsentPage, { bar: 'account' }),
  student: [
    ...screen(OWN_SCREENS.home, DashboardPage, { bar: 'student', width: 'wide' }),
    ...screen(OWN_SCREENS.profile, ProfilePage, { bar: 'student' }),
    ...screen(OWN_SCREENS.contact, ContactPage, { bar: 'student', width: 'narrow' }),
    ...screen(OWN_SCREENS.waiting, WaitingPage, { bar: 'student', width: 'narrow' }),
    ...screen([project, step, stepOfProjects], StepPage, { bar: 'student', width: 'wide' }),
    ...screen([OWN_SCREENS.trees, OWN_SCREENS.detective], TreesPage, { bar: 'student' }),
    ...screen(OWN_SCREENS.complete, CompletionPage, { bar: 'student' }),
    home,
    <Route key="admin" path={/^\/admin(\/.*)?$/} component={AccessDenied} />,
    ...backAfterLogin,
    notFound,
  ],
};

/** The routes of a session state, for wouter's Switch. */
export function routesFor(state: SessionState): ReactNode {
  return <Fragment>{ROUTES[state]}</Fragment>;
}

/** §10.3: every known screen shows the login page at its own address, and so comes back to itself. */
function SignedOut() {
  const [path] = useLocation();
  if (!isLoginScreen(path)) return notFound;
  return (
    <Framed width="wide" bar="none">
      <LoginPage />
    </Framed>
  );
}

/** The login page's address, once somebody is signed in: back to where she came from (§10.2). */
function ReturnAfterLogin() {
  const returnTo = new URLSearchParams(useSearch()).get('returnTo') ?? '';
  return <Redirect to={isOwnScreen(returnTo) ? returnTo : paths.home()} replace />;
}

/** §6, §10.6: a student who opens an address of the administrators'. */
function AccessDenied() {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({ title: 'Access Denied', description: 'Admin access required', variant: 'destructive' });
    navigate(paths.home(), { replace: true });
  }, [navigate]);
  return null;
}
