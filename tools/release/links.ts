/** Checks that links of the documents lead to a file of the tree, and to a heading in it. */
import { dirname, join } from 'node:path';

/** Returns a heading's anchor as GitHub makes it. */
function anchorOf(heading: string): string {
  const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

const withoutCode = (text: string) => text.replaceAll(/^ {4}.*$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/**
 * @param documents text by path, such as `docs/OPERATING.md`.
 * @param isThere whether the tree has a path.
 */
export function linkFaults(
  documents: ReadonlyMap<string, string>,
  isThere: (path: string) => boolean,
): string[] {
  const headings = new Map(
    [...documents].map(([path, text]) => [
      path,
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ]),
  );
  return [...documents].flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, link, source]) => link ?? source ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const to = file === '' ? path : join(dirname(path), file);
        if (!isThere(to)) return true;
        return anchor !== undefined && headings.has(to) && !headings.get(to)?.includes(anchor);
      })
      .map((link) => `${path} leads to ${link}, which is not there: mend the link`),
  );
}
