import type { Told } from '#domain/rules/platform/sentence.ts';
import { isOffered, type NamedOrganization, type Organization } from '#domain/rules/sign-in/organizations.ts';
import { AppError } from '#server/platform/errors.ts';

/** A chosen organization, and the sentence for one that is not offered. */
type Chosen = {
  readonly organization: Organization;
  /** The present value, which may stay even if it is no longer offered. */
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
