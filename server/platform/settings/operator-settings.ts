import * as z from 'zod/mini';
import {
  type NamedOrganization,
  OUR_ORGANIZATIONS,
  organizationsNamed,
} from '#domain/rules/sign-in/organizations.ts';
import * as checks from './config-checks.ts';

/** Who runs this installation, and what they put in the place of ours or beside it. */
export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: z.optional(checks.oneLine(120)),
  OPERATOR_ADDRESS: z.optional(checks.oneLine(300)),
  OPERATOR_PHONE: z.optional(checks.oneLine(40)),
  PROCESSORS: z._default(z.pipe(checks.oneLine(1000), checks.nameList), []),
  TERMS_FILE: z.optional(z.string()),
  TERMS_FILE_ES: z.optional(z.string()),
  ORGANIZATIONS: z._default(checks.organizations, [...OUR_ORGANIZATIONS]),
  SPECIES_FILE: z.optional(z.string()),
};
const Settings = z.object(OPERATOR_SETTINGS);

export type OperatorConfig = {
  /** Who runs this installation, as `/privacy` says it; null where nobody has said. */
  operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly phone: string | null;
  };
  /** Who handles data on the operator's behalf, each with what for. */
  processors: readonly string[];
  /** The file with the operator's own terms; null where ours hold. */
  termsFile: string | null;
  /** The same terms in Spanish; null where there are none. */
  termsFileSpanish: string | null;
  /** Which organizations children may choose (§32), in this order. */
  organizations: readonly NamedOrganization[];
  /** The file with the operator's own species beside ours (§32); null where there is none. */
  speciesFile: string | null;
};

/** What the operator has said of it. */
export function operatorConfigOf(it: z.infer<typeof Settings>): OperatorConfig {
  return {
    operator: {
      name: it.OPERATOR_NAME ?? null,
      address: it.OPERATOR_ADDRESS ?? null,
      phone: it.OPERATOR_PHONE ?? null,
    },
    processors: it.PROCESSORS,
    termsFile: it.TERMS_FILE ?? null,
    termsFileSpanish: it.TERMS_FILE_ES ?? null,
    organizations: organizationsNamed(it.ORGANIZATIONS),
    speciesFile: it.SPECIES_FILE ?? null,
  };
}
