import { saidIn } from '#languages/sentence-words.ts';
import { ACCOUNTS } from './accounts.ts';
import { AUDIT } from './audit.ts';
import { CONSENT } from './consent.ts';
import { DELETIONS } from './deletions.ts';
import { FAMILY } from './family.ts';
import { GATES } from './gates.ts';
import { KEEPING } from './keeping.ts';
import { MAIL } from './mail.ts';
import { NOTEBOOK } from './notebook.ts';
import { OFFICE } from './office.ts';
import { PHOTOS } from './photos.ts';
import { PLATFORM } from './platform.ts';
import { REPORT } from './report.ts';
import { SIGN_IN } from './sign-in.ts';
import { SPECIES } from './species.ts';
import { TROOP } from './troop.ts';

/** The Spanish sentences of each module of the domain, by code. */
export const CATALOG = {
  ...ACCOUNTS,
  ...AUDIT,
  ...CONSENT,
  ...DELETIONS,
  ...FAMILY,
  ...GATES,
  ...KEEPING,
  ...MAIL,
  ...NOTEBOOK,
  ...OFFICE,
  ...PHOTOS,
  ...PLATFORM,
  ...REPORT,
  ...SIGN_IN,
  ...SPECIES,
  ...TROOP,
};

export const said = saidIn(CATALOG);
