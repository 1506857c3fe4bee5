/** Every call there is, for the tests that walk them and for the description of the API. Pages import their own noun's file instead. */
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as childConsent from './child-consent.ts';
import * as childWork from './child-work.ts';
import * as consent from './consent.ts';
import * as consentProof from './consent-proof.ts';
import * as corrections from './corrections.ts';
import * as deletions from './deletions.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import * as families from './families.ts';
import * as glances from './glances.ts';
import * as guardians from './guardians.ts';
import * as health from './health.ts';
import * as holds from './holds.ts';
import * as howItIs from './how-it-is.ts';
import * as joining from './joining.ts';
import * as keeping from './keeping.ts';
import * as leader from './leader.ts';
import * as oversight from './oversight.ts';
import * as parent from './parent.ts';
import * as passwordReset from './password-reset.ts';
import * as people from './people.ts';
import * as photos from './photos.ts';
import * as planting from './planting.ts';
import * as privacy from './privacy.ts';
import * as projects from './projects.ts';
import * as reminders from './reminders.ts';
import * as replacements from './replacements.ts';
import * as report from './report.ts';
import * as reviewAnswers from './review-answers.ts';
import * as reviewing from './reviewing.ts';
import * as reviews from './reviews.ts';
import * as secondFactor from './second-factor.ts';
import * as signInCards from './sign-in-cards.ts';
import * as species from './species.ts';
import * as staffAddress from './staff-address.ts';
import * as staffSessions from './staff-sessions.ts';
import * as statistics from './statistics.ts';
import * as steps from './steps.ts';
import * as studentWork from './student-work.ts';
import * as tracking from './tracking.ts';
import * as treeChecks from './tree-checks.ts';
import * as troops from './troops.ts';
import * as unsentMails from './unsent-mails.ts';

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
  'how-it-is': howItIs,
  'unsent-mails': unsentMails,
  'student-work': studentWork,
  statistics,
  'sign-in-cards': signInCards,
  keeping,
  health,
};
export type Noun = keyof typeof NOUNS;

/** The names of a noun's calls. */
export type CallOf<N extends Noun> = {
  [Name in keyof (typeof NOUNS)[N]]: (typeof NOUNS)[N][Name] extends Endpoint ? Name : never;
}[keyof (typeof NOUNS)[N]];

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'method' in it && 'path' in it && 'who' in it;
}

function isSchema(it: unknown): it is Schema {
  return typeof it === 'object' && it !== null && '_zod' in it;
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
