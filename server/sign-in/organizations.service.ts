import type { Told } from '#domain/rules/platform/sentence.ts';
import { isOffered, type NamedOrganization, type Organization } from '#domain/rules/sign-in/organizations.ts';
import { AppError } from '#server/platform/errors.ts';

/** What somebody chose, with what is said to who chose what is not offered. */
type Chosen = {
  readonly organization: Organization;
  /** What stands there already: it may be kept, even where it is no longer offered. */
  readonly kept?: Organization | null;
  readonly told: Told;
};

/** @throws AppError 'invalid', at its field, for an organization that is not offered here (PRODUCT.md#organizations). */
export function refuseUnoffered(
  offered: readonly NamedOrganization[],
  { organization, kept, told }: Chosen,
): void {
  if (isOffered(offered, organization, kept)) return;
  throw new AppError('invalid', told, { fields: { organization: told } });
}
