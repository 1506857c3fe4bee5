/** Every call there is, for the tests that walk them. Pages import their own noun's file instead. */
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as consent from './consent.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as passwordReset from './password-reset.ts';
import * as photos from './photos.ts';
import * as planting from './planting.ts';
import * as projects from './projects.ts';
import * as report from './report.ts';
import * as species from './species.ts';
import * as steps from './steps.ts';
import * as tracking from './tracking.ts';

const NOUNS = [
  accounts,
  consent,
  passwordReset,
  projects,
  report,
  steps,
  species,
  photos,
  tracking,
  planting,
  admin,
  health,
];

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'method' in it && 'path' in it && 'who' in it;
}

export const ALL_ENDPOINTS: readonly Endpoint[] = NOUNS.flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);
