/** A release's conditions on its packages, from the lockfile alone: nothing is fetched. */

type Specs = Readonly<Record<string, string>>;
export type Project = {
  readonly version?: string;
  readonly repository?: string | { readonly url: string };
  readonly dependencies?: Specs;
  readonly devDependencies?: Specs;
  readonly optionalDependencies?: Specs;
};
export type Locked = Project & {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly deprecated?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  /** Lies in another package, whose checksum is its own. */
  readonly inBundle?: boolean;
};
/** By its place, such as `node_modules/zod`; '' is the project itself. */
export type Lock = { readonly version?: string; readonly packages: Readonly<Record<string, Locked>> };

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
/** Under these a package may come along without a word; the LGPL asks for one in README.md. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
];
const ALLOWED_WHERE_NAMED = ['LGPL-3.0', 'LGPL-3.0-or-later'];
/** Names none in its package.json; the file LICENSE in it is that of MIT. */
const LOOKED_AT: Specs = { 'png-js': 'MIT' };
const OURS = ['tools/postgres', 'node_modules/postgres-for-tests'];

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place;
const others = ({ packages }: Lock) =>
  Object.entries(packages).filter(([place]) => place !== '' && !OURS.includes(place));

/** Returns the faults if the lockfile is not that of this package.json. */
export function lockFaults(project: Project, lock: Lock): string[] {
  const run = 'run npm install, look at what it changed, and commit package-lock.json';
  const own = lock.packages[''] ?? {};
  const faults = [lock.version, own.version].some((it) => it !== project.version)
    ? [`package-lock.json is of version ${lock.version}, and package.json of ${project.version}: ${run}`]
    : [];
  for (const kind of KINDS) {
    const [asked, locked] = [project[kind] ?? {}, own[kind] ?? {}];
    for (const name of new Set([...Object.keys(asked), ...Object.keys(locked)])) {
      const there = lock.packages[`node_modules/${name}`];
      const isExact = !/^\d/.test(asked[name] ?? '') || there?.version === asked[name];
      if (asked[name] !== locked[name] || !there || !isExact)
        faults.push(`${name} of ${kind} is not in package-lock.json as package.json has it: ${run}`);
    }
  }
  return faults;
}

/**
 * Returns the packages that are not of the registry, of one version with a checksum, or that their authors gave up.
 */
export function sourceFaults(project: Project, lock: Lock): string[] {
  const asked = KINDS.flatMap((kind) => Object.entries(project[kind] ?? {}));
  return [
    ...asked
      .filter(([name, spec]) => !/^\d+\.\d+\.\d+/.test(spec) && name !== 'postgres-for-tests')
      .map(
        ([name, spec]) =>
          `${name} is asked for as ${spec}: name one version (npm install --save-exact ${name})`,
      ),
    ...others(lock).flatMap(([place, { integrity, resolved, link, inBundle, deprecated }]) => [
      ...(link || resolved || (!integrity && !inBundle)
        ? [
            `${nameOf(place)} comes from ${resolved ?? 'nowhere'}, and not from the registry with a checksum: replace it`,
          ]
        : []),
      ...(deprecated ? [`${nameOf(place)} is given up by its authors: ${deprecated}`] : []),
    ]),
  ];
}

/** The licences of what runs with the program, and who has which. */
export function licencesOf(lock: Lock): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [place, { license, dev }] of others(lock)) {
    if (dev) continue;
    const licence = license ?? LOOKED_AT[nameOf(place)] ?? 'none named';
    all.set(licence, [...(all.get(licence) ?? []), nameOf(place)]);
  }
  return all;
}

/** @param readme whose part on licences names what stands under the LGPL. */
export function licenceFaults(lock: Lock, readme: string): string[] {
  return [...licencesOf(lock)].flatMap(([licence, names]) => {
    const parts = licence.replaceAll(/[()]/g, '').split(/ AND | OR /);
    const isKnown = parts.every((it) => ALLOWED.includes(it) || ALLOWED_WHERE_NAMED.includes(it));
    if (!isKnown)
      return [
        `${names.join(', ')}: the licence '${licence}' is not among those that tools/release/packages.ts allows`,
      ];
    if (parts.every((it) => ALLOWED.includes(it))) return [];
    return names
      .map((name) => name.replace(/^(@img\/sharp)(?:-libvips)?-.*/, '$1-libvips-'))
      .filter((name) => !readme.includes(name))
      .map(
        (name) => `${name} stands under ${licence}: README.md has to name it under "Licences worth knowing"`,
      );
  });
}
