import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from 'wouter';
import type { SessionState } from '#domain/rules/gate.ts';
import {
  isLoginScreen,
  isOwnScreen,
  LOGIN_PATH,
  OPEN_SCREENS,
  OWN_SCREENS,
  type ScreenAddress,
} from '#domain/rules/screens.ts';
import { AwaitedDashboardList } from '#web/features/projects/awaited-list.tsx';
import { AwaitedStep } from '#web/pages/step/awaited-step.tsx';
import { latePart } from '#web/ui/late-part.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Framed, type FrameProps } from './frame.tsx';
import { paths } from './paths.ts';

const staffScreens = () => import('./staff-screens.tsx');

/** It comes drawn (prerender.tsx): its file is there before the script takes it over (main.tsx). */
export const LoginPage = latePage(() => import('#web/pages/login-page.tsx'));
const PasswordResetPage = latePage(() => import('#web/pages/password-reset-page.tsx'));
const FirstAdminPage = latePage(() => import('#web/pages/first-admin-page.tsx'));
const ProfileCompletionPage = latePage(() => import('#web/pages/profile-completion-page.tsx'));
const ConsentPage = latePage(() => import('#web/pages/consent-page.tsx'));
const ConsentPreviewPage = latePage(() => import('#web/pages/consent-preview-page.tsx'));
const ConfirmConsentPage = latePage(() => import('#web/pages/confirm-consent-page.tsx'));
const DeletionReceiptPage = latePage(() => import('#web/pages/deletion-receipt-page.tsx'));
const PrivacyPage = latePage(() => import('#web/pages/privacy-page.tsx'));
const ParentPage = latePage(() => import('#web/pages/parent-page.tsx'));
const CloseParentPage = latePage(() => import('#web/pages/close-parent-page.tsx'));
const CancelDeletionPage = latePage(() => import('#web/pages/cancel-deletion-page.tsx'));
const DeleteNowPage = latePage(() => import('#web/pages/delete-now-page.tsx'));
const DashboardPage = latePage(() => import('#web/pages/dashboard-page.tsx'), <AwaitedDashboardList />);
const StepPage = latePage(() => import('#web/pages/step-page.tsx'), <AwaitedStep />);
const TreesPage = latePage(() => import('#web/pages/trees-page.tsx'));
const WaitingPage = latePage(() => import('#web/pages/waiting-page.tsx'));
const CompletionPage = latePage(() => import('#web/pages/completion-page.tsx'));
const ProfilePage = latePage(() => import('#web/pages/profile-page.tsx'));
const ContactPage = latePage(() => import('#web/pages/contact-page.tsx'));
const AdminPage = latePage(() => import('#web/pages/admin-page.tsx'));
const ImportSpeciesPage = staffPage('ImportSpeciesPage');
const InvitationPage = latePage(() => import('#web/pages/invitation-page.tsx'));
const ConfirmAddressPage = latePage(() => import('#web/pages/confirm-address-page.tsx'));
const UndoAddressPage = latePage(() => import('#web/pages/undo-address-page.tsx'));
const PeoplePage = staffPage('PeoplePage');
const KeepingPage = staffPage('KeepingPage');
const SecurityPage = staffPage('SecurityPage');
const AuditLogPage = staffPage('AuditLogPage');
const SecondFactorPage = staffPage('SecondFactorPage');
const TroopsPage = staffPage('TroopsPage');
const LeaderPage = staffPage('LeaderPage');
const ScoutPage = staffPage('ScoutPage');
const StaffInvitationPage = latePage(() => import('#web/pages/staff-invitation-page.tsx'));
const NotFoundPage = latePage(() => import('#web/pages/not-found-page.tsx'));

/** A page of administrators or leaders; they have one file. */
function staffPage(name: keyof Awaited<ReturnType<typeof staffScreens>>) {
  return latePage(async () => ({ default: (await staffScreens())[name] }));
}

/** A page in a file of its own; `awaited` stands there until it is here. */
function latePage(file: () => Promise<{ default: ComponentType }>, awaited = <PageSkeleton />) {
  const meanwhile = (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      {awaited}
    </>
  );
  const Page = latePart(async () => (await file()).default, { meanwhile, isAll: true });
  return Object.assign(Page, { awaited });
}

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
  screen(OPEN_SCREENS.invitation, InvitationPage),
  screen(OPEN_SCREENS.confirmAddress, ConfirmAddressPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.undoAddress, UndoAddressPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.closeParent, CloseParentPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.cancelDeletion, CancelDeletionPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.deleteNow, DeleteNowPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.deletionReceipt, DeletionReceiptPage, { width: 'narrow' }),
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

const { project, step, stepOfProjects, trees, detective } = OWN_SCREENS;
type StudentScreen = {
  at: readonly ScreenAddress[];
  Page: ReturnType<typeof latePage>;
  width: FrameProps['width'];
};
const STUDENT_SCREENS: readonly StudentScreen[] = [
  { at: [OWN_SCREENS.home], Page: DashboardPage, width: 'wide' },
  { at: [OWN_SCREENS.profile], Page: ProfilePage, width: 'normal' },
  { at: [OWN_SCREENS.contact], Page: ContactPage, width: 'narrow' },
  { at: [OWN_SCREENS.waiting], Page: WaitingPage, width: 'narrow' },
  { at: [project, step, stepOfProjects], Page: StepPage, width: 'wide' },
  { at: [trees, detective], Page: TreesPage, width: 'normal' },
  { at: [OWN_SCREENS.complete], Page: CompletionPage, width: 'normal' },
];

/** What a student sees at the address of the page, whoever is here. */
export function useStudentScreen(): StudentScreen | undefined {
  const [path] = useLocation();
  const { parser } = useRouter();
  return STUDENT_SCREENS.find(({ at }) => at.some((it) => matchRoute(parser, it, path)[0]));
}

/** The rows of §2.1 below the first. */
const ROUTES: Readonly<Record<SessionState, readonly ReactNode[]>> = {
  'signed-out': [<Route key="own-screens" path={/^(?<screen>\/.*)$/} component={SignedOut} />],
  admin: [
    ...screen([OWN_SCREENS.home, OWN_SCREENS.admin], AdminPage, { width: 'wide' }),
    ...screen(OWN_SCREENS.importSpecies, ImportSpeciesPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.people, PeoplePage, { width: 'normal' }),
    ...screen(OWN_SCREENS.keeping, KeepingPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.security, SecurityPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.auditLog, AuditLogPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.troops, TroopsPage, { width: 'normal' }),
    ...backAfterLogin,
    notFound,
  ],
  leader: [
    ...screen([OWN_SCREENS.home, OWN_SCREENS.leader], LeaderPage, { width: 'normal' }),
    ...screen(OWN_SCREENS.scout, ScoutPage, { width: 'normal' }),
    ...backAfterLogin,
    notFound,
  ],
  'needs-second-factor': screen('/*?', SecondFactorPage, { width: 'narrow', bar: 'account' }),
  'needs-profile': screen('/*?', ProfileCompletionPage, { width: 'narrow', bar: 'account' }),
  held: screen('/*?', ConsentPage, { bar: 'account' }),
  'needs-consent': screen('/*?', ConsentPage, { bar: 'account' }),
  student: [
    ...STUDENT_SCREENS.flatMap(({ at, Page, width }) => screen(at, Page, { bar: 'student', width })),
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
