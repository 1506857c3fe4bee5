import {
  type NamedOrganization,
  type Organization,
  OUR_ORGANIZATIONS,
  organizationChoices,
  organizationName,
  organizationsNamed,
} from '#domain/rules/sign-in/organizations.ts';
import * as words from '#words/platform/fields.ts';
import { meta } from './site.ts';

/** One that stands there already, be it offered still or not. */
export type KeptOrganization = Organization;

/** Which organizations may be chosen here (PRODUCT.md#organizations). */
export function offeredOrganizations(): NamedOrganization[] {
  return organizationsNamed(meta('organizations')?.split(', ') ?? OUR_ORGANIZATIONS);
}

/** Returns an organization's name, still offered or not. */
export function shownOrganization(key: Organization): string {
  return organizationName(offeredOrganizations(), key);
}

/** The same for a student who may have said none. */
export function organizationOrNone(key: Organization | null): string {
  return key === null ? words.notSpecified : shownOrganization(key);
}

/** The organizations by name, for a select; `kept` are those that stand there already, whether or not they are offered. */
export function organizationOptions(...kept: readonly Organization[]) {
  return organizationChoices(offeredOrganizations(), kept).map(({ key, name }) => ({
    value: key,
    label: name,
  }));
}
