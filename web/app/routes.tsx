import { Fragment, type ReactNode, useEffect } from 'react';
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter';
import {
  isLoginScreen,
  OPEN_SCREENS,
  OWN_SCREENS,
  type ScreenAddress,
} from '#domain/rules/platform/screens.ts';
import type { SessionState } from '#domain/rules/sign-in/gate.ts';
import { AwaitedDashboardList } from '#web/features/notebook/projects/awaited-list.tsx';
import { AwaitedStep } from '#web/pages/step/awaited-step.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/frame.ts';
import { Framed, type FrameProps } from './frame.tsx';
import { paths } from './paths.ts';
import { backAfterLogin, lazyPage, notFound, screen } from './screen.tsx';

/** It comes drawn (prerender.tsx): its file is there before the script takes it over (main.tsx). */
export const LoginPage = lazyPage(() => import('#web/pages/login-page.tsx'));
const PasswordResetPage = lazyPage(() => import('#web/pages/password-reset-page.tsx'));
const FirstAdminPage = lazyPage(() => import('#web/pages/first-admin-page.tsx'));
const ProfileCompletionPage = lazyPage(() => import('#web/pages/profile-completion-page.tsx'));
const ConsentPage = lazyPage(() => import('#web/pages/consent-page.tsx'));
const ConsentPreviewPage = lazyPage(() => import('#web/pages/consent-preview-page.tsx'));
const ConfirmConsentPage = lazyPage(() => import('#web/pages/confirm-consent-page.tsx'));
const LetterLinkPage = lazyPage(() => import('#web/pages/letter-link-page.tsx'));
const DeletionReceiptPage = lazyPage(() => import('#web/pages/deletion-receipt-page.tsx'));
const PrivacyPage = lazyPage(() => import('#web/pages/privacy-page.tsx'));
const ParentPage = lazyPage(() => import('#web/pages/parent-page.tsx'));
const DashboardPage = lazyPage(() => import('#web/pages/dashboard-page.tsx'), <AwaitedDashboardList />);
const StepPage = lazyPage(() => import('#web/pages/step-page.tsx'), <AwaitedStep />);
const TreesPage = lazyPage(() => import('#web/pages/trees-page.tsx'));
const PaperPage = lazyPage(() => import('#web/pages/paper-page.tsx'));
const WaitingPage = lazyPage(() => import('#web/pages/waiting-page.tsx'));
const CompletionPage = lazyPage(() => import('#web/pages/completion-page.tsx'));
const TreePage = lazyPage(() => import('#web/pages/tree-page.tsx'));
const ProfilePage = lazyPage(() => import('#web/pages/profile-page.tsx'));
const ContactPage = lazyPage(() => import('#web/pages/contact-page.tsx'));
const InvitationPage = lazyPage(() => import('#web/pages/invitation-page.tsx'));
const UndoStaffAddressPage = lazyPage(() => import('#web/pages/undo-staff-address-page.tsx'));
const ReplaceAddressPage = lazyPage(() => import('#web/pages/replace-address-page.tsx'));
const JoinPage = lazyPage(() => import('#web/pages/join-page.tsx'));
const StaffInvitationPage = lazyPage(() => import('#web/pages/staff-invitation-page.tsx'));
const CardPage = lazyPage(() => import('#web/pages/card-page.tsx'));

/** PRODUCT.md#who-sees-which-screen, first row. */
export const alwaysOpen = [
  screen(OPEN_SCREENS.createAdmin, FirstAdminPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.passwordReset, PasswordResetPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.consentPreview, ConsentPreviewPage),
  screen(OPEN_SCREENS.confirmConsent, ConfirmConsentPage),
  screen(OPEN_SCREENS.privacy, PrivacyPage),
  screen(OPEN_SCREENS.parent, ParentPage),
  screen(OPEN_SCREENS.invitation, InvitationPage),
  screen(OPEN_SCREENS.undoStaffAddress, UndoStaffAddressPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.replaceAddress, ReplaceAddressPage, { width: 'narrow' }),
  screen(
    [
      OPEN_SCREENS.confirmAddress,
      OPEN_SCREENS.undoAddress,
      OPEN_SCREENS.confirmStaffAddress,
      OPEN_SCREENS.closeParent,
      OPEN_SCREENS.cancelDeletion,
      OPEN_SCREENS.deleteNow,
      OPEN_SCREENS.stopReminders,
    ],
    LetterLinkPage,
    { width: 'narrow' },
  ),
  screen(OPEN_SCREENS.deletionReceipt, DeletionReceiptPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.card, CardPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.staffInvitation, StaffInvitationPage, { width: 'narrow' }),
  screen(OPEN_SCREENS.join, JoinPage, { width: 'narrow' }),
].flat();

/** The list of projects is the dashboard; the consent was signed in the parent's language, and nothing is left to sign. */
const home = [OWN_SCREENS.projects, OWN_SCREENS.consent].map((path) => (
  <Route key={path} path={path} component={ToHome} />
));

function ToHome() {
  return <Redirect to={paths.home()} replace />;
}

const { project, step, stepOfProjects, trees, detective } = OWN_SCREENS;
type StudentScreen = {
  at: readonly ScreenAddress[];
  Page: ReturnType<typeof lazyPage>;
  width: FrameProps['width'];
};
const STUDENT_SCREENS: readonly StudentScreen[] = [
  { at: [OWN_SCREENS.home], Page: DashboardPage, width: 'wide' },
  { at: [OWN_SCREENS.profile], Page: ProfilePage, width: 'normal' },
  { at: [OWN_SCREENS.contact], Page: ContactPage, width: 'narrow' },
  { at: [OWN_SCREENS.waiting], Page: WaitingPage, width: 'narrow' },
  { at: [project, step, stepOfProjects], Page: StepPage, width: 'wide' },
  { at: [trees, detective], Page: TreesPage, width: 'normal' },
  { at: [OWN_SCREENS.paper], Page: PaperPage, width: 'normal' },
  { at: [OWN_SCREENS.complete], Page: CompletionPage, width: 'normal' },
  { at: [OWN_SCREENS.tree], Page: TreePage, width: 'narrow' },
];

/** Returns a student's screen at the page's address, whoever is here. */
export function useStudentScreen(): StudentScreen | undefined {
  const [path] = useLocation();
  const { parser } = useRouter();
  return STUDENT_SCREENS.find(({ at }) => at.some((it) => matchRoute(parser, it, path)[0]));
}

// Their pages are in one file, with the addresses: no child loads either.
const StaffScreens = lazyPart(async () => (await import('./staff-screens.tsx')).StaffScreens, {
  meanwhile: (
    <Framed>
      <PageSkeleton />
    </Framed>
  ),
  isAll: true,
});
const staff = [
  <Route key="staff" path="/*?">
    <StaffScreens />
  </Route>,
];

/** The rows of PRODUCT.md#who-sees-which-screen below the first. */
const ROUTES: Readonly<Record<SessionState, readonly ReactNode[]>> = {
  'signed-out': [<Route key="own-screens" path={/^(?<screen>\/.*)$/} component={SignedOut} />],
  'needs-second-factor': staff,
  admin: staff,
  leader: staff,
  'needs-profile': screen('/*?', ProfileCompletionPage, { width: 'narrow', bar: 'account' }),
  held: screen('/*?', ConsentPage, { bar: 'account' }),
  'needs-consent': screen('/*?', ConsentPage, { bar: 'account' }),
  student: [
    ...STUDENT_SCREENS.flatMap(({ at, Page, width }) => screen(at, Page, { bar: 'student', width })),
    ...home,
    <Route key="admin" path={/^\/admin(\/.*)?$/} component={AccessDenied} />,
    ...backAfterLogin,
    notFound,
  ],
};

/** The routes of a session state, for wouter's Switch. */
export function routesFor(state: SessionState): ReactNode {
  return <Fragment>{ROUTES[state]}</Fragment>;
}

/**
 * PRODUCT.md#addresses-of-screens: every known screen shows the login page at its own address, and so comes back to itself.
 */
function SignedOut() {
  const [path] = useLocation();
  if (!isLoginScreen(path)) return notFound;
  return (
    <Framed width="wide" bar="none">
      <LoginPage />
    </Framed>
  );
}

/** PRODUCT.md#rights: a student who opens an address of the administrators'. */
function AccessDenied() {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({ title: words.denied, description: words.onlyAdmins, variant: 'destructive' });
    navigate(paths.home(), { replace: true });
  }, [navigate]);
  return null;
}
