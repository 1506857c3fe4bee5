/** A Dockerfile and a .dockerignore, as far as ours go: read, so that their steps can be done without a container. */
import { cpSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';

/** One line of a Dockerfile, with those that it is continued on. */
export type Step = { readonly word: string; readonly rest: string };
export type Stage = { readonly name: string; readonly steps: readonly Step[] };

/** The stages of a Dockerfile in their order; the last, which has no name, is the image. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** What a stage says last with a word, such as CMD; a JSON list is taken apart. */
export function listOf(stage: Stage, word: string): string[] {
  const said = stage.steps.findLast((step) => step.word === word)?.rest ?? '[]';
  return JSON.parse(said.slice(said.indexOf('[')));
}

/** The variables that a stage sets. */
export function variablesOf(stage: Stage): Record<string, string> {
  const said = stage.steps.filter((step) => step.word === 'ENV').flatMap((step) => step.rest.split(' '));
  return Object.fromEntries(said.map((pair) => /^([^=]*)=(.*)$/.exec(pair)?.slice(1) ?? [pair, '']));
}

/** Whether a path is kept out of the build: of all the lines that match it, or a folder it is in, the last decides. */
export function isIgnored(dockerignore: string, path: string): boolean {
  const parts = path.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let isOut = false;
  for (const line of dockerignore.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const pattern = line.replace(/^!/, '');
    if (folders.some((folder) => matchesGlob(folder, pattern))) isOut = !line.startsWith('!');
  }
  return isOut;
}

/** Where a COPY takes things from. */
export type Sources = {
  readonly project: string;
  readonly dockerignore: string;
  /** The folder of what an earlier stage made, by its name. */
  readonly madeBy: (stage: string) => string;
};

/** Does a COPY into `target`, which stands for the folder that the image works in. */
export function copyInto(target: string, rest: string, { project, dockerignore, madeBy }: Sources): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const words = paths.split(' ');
  const destination = words.pop() ?? '';
  for (const word of words) {
    const source = stage ? join(madeBy(stage), word.replace(/^\/app\//, '')) : join(project, word);
    // A folder's content is copied, not the folder.
    const isInto = destination.endsWith('/') && !statSync(source).isDirectory();
    cpSync(source, join(target, destination, isInto ? basename(source) : ''), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => stage !== undefined || !isIgnored(dockerignore, relative(project, path)),
    });
  }
}
