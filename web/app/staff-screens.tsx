import { Switch } from 'wouter';
import { sessionStateOf } from '#domain/rules/gate.ts';
import { OWN_SCREENS } from '#domain/rules/screens.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import AdminPage from '#web/pages/admin-page.tsx';
import AuditLogPage from '#web/pages/audit-log-page.tsx';
import FamiliesPage from '#web/pages/families-page.tsx';
import HowItIsPage from '#web/pages/how-it-is-page.tsx';
import ImportSpeciesPage from '#web/pages/import-species-page.tsx';
import KeepingPage from '#web/pages/keeping-page.tsx';
import LeaderPage from '#web/pages/leader-page.tsx';
import MeetingPage from '#web/pages/meeting-page.tsx';
import PeoplePage from '#web/pages/people-page.tsx';
import ScoutPage from '#web/pages/scout-page.tsx';
import SecondFactorPage from '#web/pages/second-factor-page.tsx';
import SecurityPage from '#web/pages/security-page.tsx';
import StatisticsPage from '#web/pages/statistics-page.tsx';
import StudentWorkPage from '#web/pages/student-work-page.tsx';
import TroopsPage from '#web/pages/troops-page.tsx';
import { backAfterLogin, notFound, screen } from './screen.tsx';

const ADMIN = [
  ...screen([OWN_SCREENS.home, OWN_SCREENS.admin], AdminPage, { width: 'wide' }),
  ...screen(OWN_SCREENS.importSpecies, ImportSpeciesPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.people, PeoplePage, { width: 'normal' }),
  ...screen(OWN_SCREENS.keeping, KeepingPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.security, SecurityPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.auditLog, AuditLogPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.troops, TroopsPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.statistics, StatisticsPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.howItIs, HowItIsPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.studentWork, StudentWorkPage, { width: 'normal' }),
  ...screen(OWN_SCREENS.families, FamiliesPage, { width: 'normal' }),
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
const UNSAFE = screen('/*?', SecondFactorPage, { width: 'narrow', bar: 'account' });

/** The screens of administrators and leaders (§2.1), in one file: what a child loads names none of them. */
export function StaffScreens() {
  const state = sessionStateOf(useUser());
  if (state === 'needs-second-factor') return <Switch>{UNSAFE}</Switch>;
  return <Switch>{state === 'leader' ? LEADER : ADMIN}</Switch>;
}
