/**
 * The states as they are called in a language (PRODUCT.md#the-list-of-students): by their English names, or by others
 * where it has its own.
 */
export { stateName } from '#domain/us-states.ts';
