/** Every call there is, for the tests that walk them and for the description of the API. Pages import their own noun's file instead. */

import * as consent from './consent/consent.ts';
import * as consentProof from './consent/consent-proof.ts';
import * as deletions from './deletions/deletions.ts';
import * as childConsent from './family/child-consent.ts';
import * as childWork from './family/child-work.ts';
import * as corrections from './family/corrections.ts';
import * as families from './family/families.ts';
import * as guardians from './family/guardians.ts';
import * as joining from './family/joining.ts';
import * as ownAddress from './family/own-address.ts';
import * as parent from './family/parent.ts';
import * as reminders from './family/reminders.ts';
import * as replacements from './family/replacements.ts';
import * as holds from './keeping/holds.ts';
import * as keeping from './keeping/keeping.ts';
import * as privacy from './keeping/privacy.ts';
import * as glances from './notebook/glances.ts';
import * as planting from './notebook/planting.ts';
import * as projects from './notebook/projects.ts';
import * as steps from './notebook/steps.ts';
import * as tracking from './notebook/tracking.ts';
import * as treeChecks from './notebook/tree-checks.ts';
import * as admin from './office/admin.ts';
import * as people from './office/people.ts';
import * as oversight from './office/retention-overview.ts';
import * as staffAddress from './office/staff-address.ts';
import * as statistics from './office/statistics.ts';
import * as studentWork from './office/student-work.ts';
import * as systemHealth from './office/system-health.ts';
import * as troops from './office/troops.ts';
import * as unsentMails from './office/unsent-mails.ts';
import * as photos from './photos/photos.ts';
import type { Endpoint, Schema } from './platform/endpoint.ts';
import * as health from './platform/health.ts';
import * as report from './report/report.ts';
import * as accounts from './sign-in/accounts.ts';
import * as passwordReset from './sign-in/password-reset.ts';
import * as secondFactor from './sign-in/second-factor.ts';
import * as signInCards from './sign-in/sign-in-cards.ts';
import * as staffSessions from './sign-in/staff-sessions.ts';
import * as species from './species/species.ts';
import * as leader from './troop/leader.ts';
import * as reviewAnswers from './troop/review-answers.ts';
import * as reviewing from './troop/reviewing.ts';
import * as reviews from './troop/reviews.ts';

/** The files of the contract by their nouns. */
export const NOUNS = {
  accounts,
  consent,
  'consent-proof': consentProof,
  privacy,
  deletions,
  parent,
  'child-consent': childConsent,
  'child-work': childWork,
  guardians,
  'own-address': ownAddress,
  replacements,
  'password-reset': passwordReset,
  projects,
  glances,
  report,
  steps,
  species,
  photos,
  tracking,
  planting,
  'tree-checks': treeChecks,
  admin,
  corrections,
  people,
  'second-factor': secondFactor,
  'staff-address': staffAddress,
  'staff-sessions': staffSessions,
  troops,
  leader,
  reviews,
  'review-answers': reviewAnswers,
  reviewing,
  reminders,
  families,
  joining,
  holds,
  oversight,
  'system-health': systemHealth,
  'unsent-mails': unsentMails,
  'student-work': studentWork,
  statistics,
  'sign-in-cards': signInCards,
  keeping,
  health,
};
export type Noun = keyof typeof NOUNS;

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

export type NamedCall = { readonly noun: Noun; readonly name: string; readonly endpoint: Endpoint };

/** Every call with its noun and its name in the noun's file. */
export const NAMED_CALLS: readonly NamedCall[] = Object.entries(NOUNS).flatMap(([noun, exported]) =>
  Object.entries(exported).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ noun: noun as Noun, name, endpoint }] : [],
  ),
);

export const ALL_ENDPOINTS: readonly Endpoint[] = NAMED_CALLS.map(({ endpoint }) => endpoint);

/** Every shape that a noun's file gives a name to. */
export const NAMED_SCHEMAS: readonly (readonly [name: string, schema: Schema])[] = Object.values(
  NOUNS,
).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, it]) => (isSchema(it) ? [[name, it] as const] : [])),
);
