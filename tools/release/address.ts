/** Where a version is cloned from: `repository` of package.json, which the documents repeat in their commands. */

type Project = { readonly repository?: string | { readonly url: string } };

const CLONES = /git clone (\S+)/g;

/** Null where nobody has said it: what ends in .example is no address of anybody. */
export function addressOf({ repository }: Project): string | null {
  const said = typeof repository === 'string' ? repository : repository?.url;
  const address = said?.replace(/^git\+/, '');
  return !address || /^\w+:\/\/[^/]*\.example(\/|$)/.test(address) ? null : address;
}

/** @param documents text by path. */
export function addressFaults(project: Project, documents: ReadonlyMap<string, string>): string[] {
  const address = addressOf(project);
  const enter = 'npm run release-check -- --enter writes it into the documents';
  if (address === null)
    return [`package.json says no address to clone from: npm pkg set repository=ADDRESS; then ${enter}`];
  return [...documents].flatMap(([path, text]) =>
    [...text.matchAll(CLONES)]
      .filter(([, from]) => from !== address)
      .map(([, from]) => `${path} clones from ${from}, and package.json says ${address}: ${enter}`),
  );
}

/** A document whose commands clone from there. */
export function withAddress(text: string, address: string): string {
  return text.replaceAll(CLONES, () => `git clone ${address}`);
}
