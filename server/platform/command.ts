/**
 * Commands that a person starts. Each explains itself with `--help` and refuses unknown input before it acts. It ends
 * with 0 when done, 1 and a message when it failed, 2 when it was not understood.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import './demand-node.cjs';
import { errorMessage } from './error-message.ts';

export type Option = {
  readonly says: string;
  /** The value behind its name; without it the option is a yes. Numbers are whole, from 0 on. */
  readonly takes?: 'text' | 'number';
  readonly default?: string | number;
};
type Options = Readonly<Record<string, Option>>;
/** By name: `FILE` has to be given, `[NAME]` may be, and of `FILE…` there is at least one. Only the last is such. */
type Args = Readonly<Record<string, string>>;

export type Command<A extends Args, O extends Options> = {
  /** The start command: `npm run backup`, or `node bench/scale.ts`. */
  readonly start: string;
  readonly does: string;
  readonly args?: A;
  readonly options?: O;
  /** The variables of the environment that it reads, with their meaning. */
  readonly settings?: Readonly<Record<string, string>>;
};

type ArgOf<Name extends string> = Name extends `${string}…`
  ? readonly string[]
  : Name extends `[${string}]`
    ? string | undefined
    : string;
type ValueOf<O extends Option> = O extends { readonly takes: infer Takes }
  ? (Takes extends 'number' ? number : string) | (O extends { readonly default: unknown } ? never : undefined)
  : boolean;

/** The typed arguments and options, by the command's names. */
export type Given<A extends Args, O extends Options> = {
  readonly args: { readonly [Name in keyof A & string]: ArgOf<Name> };
  readonly options: { readonly [Name in keyof O]: ValueOf<O[Name]> };
};

/** Input that was not understood; nothing has been done. */
export class Misuse extends Error {}

const WIDTH = 96;
const NOT_UNDERSTOOD = 2;
const HELP: Option = { says: 'shows this, and does nothing' };

/** A file as it was typed: npm runs everything in the folder of the program, and the name was typed in another. */
export function typedPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file);
}

/**
 * Runs a command with what was typed, or shows its help. An error ends the process with a message; `run` that comes to
 * its end leaves the process to itself.
 */
export async function runCommand<
  const A extends Args = Readonly<Record<never, string>>,
  const O extends Options = Readonly<Record<never, Option>>,
>(command: Command<A, O>, run: (given: Given<A, O>) => Promise<void> | void): Promise<void> {
  const typed = process.argv.slice(2);
  try {
    if (asksForHelp(typed)) process.stdout.write(helpOf(command));
    else await run(read(command, typed));
  } catch (error) {
    const hint = error instanceof Misuse ? `\n${startOf(command)} --help tells how it is used.` : '';
    process.stderr.write(`${errorMessage(error)}${hint}\n`);
    process.exit(error instanceof Misuse ? NOT_UNDERSTOOD : 1);
  }
}

/** After `--` everything is a word, so that a file may be called --help. */
function asksForHelp(typed: readonly string[]): boolean {
  const end = typed.indexOf('--');
  return typed.slice(0, end < 0 ? typed.length : end).some((it) => it === '--help' || it === '-h');
}

function read<A extends Args, O extends Options>(command: Command<A, O>, typed: string[]): Given<A, O> {
  refuseWhatNpmTook(command);
  const { values, positionals } = parse(command.options ?? {}, typed);
  return {
    args: argsOf(Object.keys(command.args ?? {}), positionals),
    options: Object.fromEntries(
      Object.entries(command.options ?? {}).map(([name, option]) => [
        name,
        optionValue(name, option, values[name]),
      ]),
    ),
  } as Given<A, O>;
}

/**
 * npm silently takes options before `--` for itself and only tells in the environment: `npm run housekeeping
 * --dry-run` would clear away in earnest.
 */
function refuseWhatNpmTook(command: Command<Args, Options>): void {
  const { npm_lifecycle_event: script, ...environment } = process.env;
  const names = script === undefined ? [] : Object.keys(command.options ?? {});
  const taken = names.find((name) => environment[`npm_config_${name.replaceAll('-', '_')}`]);
  if (taken) throw new Misuse(`npm has taken --${taken} for itself: -- has to stand before it.`);
}

function parse(options: Options, typed: string[]) {
  const known = Object.entries(options).map(
    ([name, { takes }]) => [name, { type: takes ? 'string' : 'boolean' }] as const,
  );
  try {
    return parseArgs({ args: typed, options: Object.fromEntries(known), allowPositionals: true });
  } catch (error) {
    // Its second message and its further lines are about the shell.
    const [said = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new Misuse(`${said.replace(/\.$/, '')}.`);
  }
}

function argsOf(names: readonly string[], typed: readonly string[]): Record<string, unknown> {
  const takesMany = names.at(-1)?.endsWith('…') ?? false;
  const [surplus] = typed.slice(names.length);
  if (surplus !== undefined && !takesMany) throw new Misuse(`'${surplus}' is more than is asked for.`);
  const missing = names.find((name, at) => typed[at] === undefined && !name.startsWith('['));
  if (missing) throw new Misuse(`${missing} is missing.`);
  return Object.fromEntries(
    names.map((name, at) => [name, name.endsWith('…') ? typed.slice(at) : typed[at]]),
  );
}

function optionValue(name: string, option: Option, typed: string | boolean | undefined): unknown {
  if (option.takes === undefined) return typed === true;
  if (typed === undefined) return option.default;
  if (option.takes === 'text') return typed;
  if (/^\d{1,15}$/.test(String(typed))) return Number(typed);
  throw new Misuse(`--${name} must be a whole number.`);
}

const startOf = ({ start }: { start: string }) => (start.startsWith('npm ') ? `${start} --` : start);

function optionAsTyped([name, { takes }]: [string, Option]): string {
  return `--${name}${takes === 'number' ? ' N' : takes === 'text' ? ' TEXT' : ''}`;
}

/** Returns the text of `--help`. */
export function helpOf(command: Command<Args, Options>): string {
  const { does, args = {}, options = {}, settings = {} } = command;
  const typed = [...Object.entries(options).map((it) => `[${optionAsTyped(it)}]`), ...Object.keys(args)];
  const usage = typed.length > 0 ? `${startOf(command)} ${typed.join(' ')}` : command.start;
  const says = ({ says, default: byItself }: Option) =>
    byItself === undefined ? says : `${says} (${byItself} unless it is given)`;
  return [
    usage,
    wrapped(does),
    ...table('Arguments', Object.entries(args)),
    ...table(
      'Options',
      Object.entries({ ...options, help: HELP }).map((it) => [optionAsTyped(it), says(it[1])]),
    ),
    ...table('Settings, from the environment (docs/SETTINGS.md has more of them)', Object.entries(settings)),
    ...table('Ends with', [
      ['0', 'it is done'],
      ['1', 'it could not be done: a sentence says why'],
      ['2', 'it was not understood, and nothing was done'],
    ]),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

function table(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length)) + 4;
  const lines = rows.map(([name, says]) => {
    const [first = '', ...more] = wrapped(says, WIDTH - width).split('\n');
    return [`  ${name.padEnd(width - 2)}${first}`, ...more.map((it) => ' '.repeat(width) + it)].join('\n');
  });
  return [`${heading}:\n${lines.join('\n')}`];
}

/** Breaks lines between words. */
function wrapped(text: string, width = WIDTH): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
