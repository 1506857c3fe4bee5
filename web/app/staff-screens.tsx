import { type ComponentType, useState } from 'react';
import { Route, Switch } from 'wouter';
import { OWN_SCREENS, type ScreenAddress } from '#domain/rules/platform/screens.ts';
import { sessionStateOf } from '#domain/rules/sign-in/gate.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import AdminPage from '#web/pages/admin-page.tsx';
import AuditLogPage from '#web/pages/audit-log-page.tsx';
import BackupsPage from '#web/pages/backups-page.tsx';
import FamiliesPage from '#web/pages/families-page.tsx';
import ImportSpeciesPage from '#web/pages/import-species-page.tsx';
import KeepingPage from '#web/pages/keeping-page.tsx';
import LeaderPage from '#web/pages/leader-page.tsx';
import MeetingPage from '#web/pages/meeting-page.tsx';
import PeoplePage from '#web/pages/people-page.tsx';
import ScoutPage from '#web/pages/scout-page.tsx';
import SecondFactorPage from '#web/pages/second-factor-page.tsx';
import SecurityPage from '#web/pages/security-page.tsx';
import StatisticsPage from '#web/pages/statistics-page.tsx';
import StudentPage from '#web/pages/student-page.tsx';
import StudentWorkPage from '#web/pages/student-work-page.tsx';
import SystemHealthPage from '#web/pages/system-health-page.tsx';
import TroopsPage from '#web/pages/troops-page.tsx';
import type { PageShellProps } from '#web/ui/page-shell.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { Framed } from './frame.tsx';
import { backAfterLogin, notFound, Page, screen } from './screen.tsx';

/** A screen among the places of administrators. */
function adminScreen(
  at: ScreenAddress | readonly ScreenAddress[],
  shown: ComponentType,
  width: PageShellProps['width'] = 'normal',
) {
  return [at].flat().map((path) => (
    <Route key={path} path={path}>
      <AdminFrame width={width}>
        <Page of={shown} />
      </AdminFrame>
    </Route>
  ));
}

const ADMIN = [
  ...adminScreen([OWN_SCREENS.home, OWN_SCREENS.admin], AdminPage, 'wide'),
  ...adminScreen(OWN_SCREENS.importSpecies, ImportSpeciesPage),
  ...adminScreen(OWN_SCREENS.people, PeoplePage),
  ...adminScreen(OWN_SCREENS.keeping, KeepingPage),
  ...adminScreen(OWN_SCREENS.security, SecurityPage),
  ...adminScreen(OWN_SCREENS.auditLog, AuditLogPage),
  ...adminScreen(OWN_SCREENS.troops, TroopsPage),
  ...adminScreen(OWN_SCREENS.statistics, StatisticsPage),
  ...adminScreen(OWN_SCREENS.systemHealth, SystemHealthPage),
  ...adminScreen(OWN_SCREENS.backups, BackupsPage),
  ...adminScreen(OWN_SCREENS.student, StudentPage),
  ...adminScreen(OWN_SCREENS.studentWork, StudentWorkPage),
  ...adminScreen(OWN_SCREENS.families, FamiliesPage),
  ...backAfterLogin,
  notFound,
];
const LEADER = [
  ...screen([OWN_SCREENS.home, OWN_SCREENS.leader], LeaderPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.leaderSecurity, SecurityPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.scout, ScoutPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.meeting, MeetingPage, { width: 'wide' }),
  ...screen(OWN_SCREENS.ownFamilies, FamiliesPage, { width: 'normal' }),
  ...backAfterLogin,
  notFound,
];
/**
 * The screens of administrators and leaders (PRODUCT.md#who-sees-which-screen), in one file: what a child loads names
 * none of them.
 */
export function StaffScreens() {
  const state = sessionStateOf(useUser());
  // The recovery codes are shown once, and the session needs no app any more as soon as they are there.
  const [isSettingUp, setSettingUp] = useState(false);
  if (state === 'needs-second-factor' || isSettingUp) {
    return (
      <Framed width="narrow" bar="account">
        <SecondFactorPage onStarted={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
      </Framed>
    );
  }
  return <Switch>{state === 'leader' ? LEADER : ADMIN}</Switch>;
}
