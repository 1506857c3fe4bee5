import * as z from 'zod/mini';
import * as field from './fields.ts';

/**
 * The origin of a save (PRODUCT.md#two-devices), so that it overwrites nothing that another device wrote in between.
 */
export const origin = {
  /** The revision that the form had in sight when it was changed. */
  revision: z.optional(field.count('The revision', 0, Number.MAX_SAFE_INTEGER)),
  /** The device it was written on: what that device wrote itself is no conflict for it. */
  device: field.newId,
};
export type Origin = { readonly revision?: number | undefined; readonly device?: string | undefined };

/**
 * Beside what a save of an entry responds to a caller that says where it comes from: the fields that another device
 * changed too. They kept that device's value.
 */
export const contested = { conflicts: z.optional(z.array(z.string())) };
