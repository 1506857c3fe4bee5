/** Joins the class names that apply; what is false, null, undefined or empty falls away. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
