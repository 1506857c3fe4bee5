/** A release's conditions on its version, changelog, migrations and tree. */

const DATED = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm;

export type Released = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Versions and days of a changelog, the newest first. */
export function releasesOf(changelog: string): { version: string; day: string }[] {
  return [...changelog.matchAll(DATED)].map(([, version = '', day = '']) => ({ version, day }));
}

/**
 * Returns the faults of a version that is not new, or not in the changelog. @param tags of the repository. @param
 * today as 2026-11-24.
 */
export function versionFaults(
  version: string,
  changelog: string,
  { tags, today }: { readonly tags: readonly string[]; readonly today: string },
): string[] {
  const faults: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version))
    faults.push(`${version} is no version such as 1.2.0: set it in package.json`);
  if (tags.includes(`v${version}`))
    faults.push(`${version} is released already: set a higher version in package.json`);
  const [newest] = releasesOf(changelog);
  if (newest?.version !== version)
    faults.push(
      `CHANGELOG.md does not begin with '## [${version}] - ${today}': write what is new for whom under it`,
    );
  else if (newest.day > today)
    faults.push(`CHANGELOG.md says ${newest.day}, which is yet to come: write ${today}`);
  const [, unreleased = ''] =
    changelog
      .split(/^## /m)
      .find((it) => it.startsWith('[Unreleased]'))
      ?.split('[Unreleased]') ?? [];
  if (unreleased.trim())
    faults.push(
      `CHANGELOG.md still has lines under 'Unreleased': move them under ${version}, or a higher version where that is released`,
    );
  return faults;
}

/** True when anything is new since the newest version. */
const hasUnreleased = (changelog: string) => /^## \[Unreleased\]\n+(?!## )\S/m.test(changelog);

/**
 * Returns the versions of the changelog without a usable tag; the one to release gets its tag last. @param commitOf a
 * version's commit, as far as the history knows it.
 */
export function tagFaults(
  changelog: string,
  tags: readonly string[],
  commitOf: (version: string) => string,
): string[] {
  const released = releasesOf(changelog).slice(hasUnreleased(changelog) ? 0 : 1);
  return released
    .filter(({ version }) => !tags.includes(`v${version}`))
    .map(({ version }) => {
      const commit = commitOf(version) || 'COMMIT';
      return `${version} has no tag, by which it is taken: git tag v${version} ${commit} && git push origin v${version}`;
    });
}

/** @param files compose files by path, whose image has the version in its name. */
export function imageFaults(version: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    [...new Set([...text.matchAll(/\$\{ROOTLING_IMAGE:-([^}]*)\}/g)].map(([, image = '']) => image))]
      .filter((image) => image !== `rootling:${version}`)
      .map((image) => `${path} runs the image ${image}: write rootling:${version}`),
  );
}

/** Returns the faults of a tree with changes, from `git status --porcelain`. */
export function treeFaults(status: string): string[] {
  const lines = status.split('\n').filter(Boolean);
  return lines.length === 0
    ? []
    : [`not committed: ${lines.map((it) => it.slice(3)).join(', ')}. Commit or remove it`];
}

/** The released migrations of all versions, by name. */
const allOf = (released: Released) =>
  Object.assign({}, ...Object.values(released)) as Readonly<Record<string, string>>;

/**
 * @param hashes SHA-256 of each migration that is there, by name.
 * @param version that is to be released: its own may still be joined by others.
 */
export function migrationFaults(
  released: Released,
  hashes: Readonly<Record<string, string>>,
  version: string,
): string[] {
  const known = allOf(released);
  const { [version]: _, ...before } = released;
  const last = Object.keys(allOf(before)).toSorted().at(-1) ?? '';
  return [
    ...Object.keys(known)
      .filter((name) => known[name] !== hashes[name])
      .map(
        (name) => `${name} has changed since it was released: take the change back and write a new migration`,
      ),
    ...Object.keys(hashes)
      .filter((name) => !(name in known))
      .map((name) =>
        name < last
          ? `${name} comes before ${last}, which is released: give it a higher number`
          : `${name} is not entered as released: npm run release-check -- --enter`,
      ),
  ];
}

/** With what is there and in no version yet entered under `version`. */
export function withEntered(
  released: Released,
  hashes: Readonly<Record<string, string>>,
  version: string,
): Released {
  const known = allOf(released);
  const added = Object.entries(hashes).filter(([name]) => !(name in known));
  if (added.length === 0) return released;
  const entries = [...Object.entries(released[version] ?? {}), ...added].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return { ...released, [version]: Object.fromEntries(entries) };
}

/**
 * Pictures are made anew for each version.
 * @param made the day on which the pictures of README.md were committed last.
 */
export function pictureFaults(made: string, changelog: string): string[] {
  const before = releasesOf(changelog)[1];
  if (!before || made > before.day) return [];
  return [
    `the pictures of README.md are those of ${before.version} (${made}): npm run pictures, look at them, commit them`,
  ];
}
