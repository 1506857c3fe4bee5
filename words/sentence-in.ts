/**
 * Makes of a table of English labels and paragraphs what says one in its language, by what it says, holes and all: of the
 * privacy notice, of drawings, of what the log calls a subject. What stands in a hole is said so too, be it a word or a list of them, but for
 * {name}, which is somebody's own. What the table does not have stays as it is. Sentences of calls are said by their codes (sentence-words.ts).
 */
export function sentenceIn(table: Readonly<Record<string, string>>): (sentence: string) => string {
  const withHoles = Object.entries(table)
    .filter(([english]) => HOLE.test(english))
    .map(([english, other]) => ({ pattern: patternOf(english), other }));

  const filled = (other: string, values: Readonly<Record<string, string>>) =>
    other.replace(HOLES, (hole, name: string) => saidOf(name, values[name] ?? hole));
  const said = (sentence: string): string => {
    if (Object.hasOwn(table, sentence)) return table[sentence] ?? sentence;
    for (const { pattern, other } of withHoles) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return filled(other, values);
    }
    return sentence;
  };
  // An item may hold an 'and' of its own: it is looked up before it is taken for two.
  const listed = (value: string, [first, ...others]: readonly RegExp[]): string => {
    const whole = said(value);
    if (first === undefined || whole !== value) return whole;
    return value
      .split(first)
      .map((part) => listed(part, others))
      .join('');
  };
  const saidOf = (name: string, value: string): string =>
    name === 'name' || value === '' ? value : listed(value, BETWEEN_ITEMS);
  return said;
}

const HOLE = /\{\w+\}/;
const HOLES = /\{(\w+)\}/g;
const SPECIAL = /[\\^$.*+?()[\]|]/g;
/** As `spokenList` joins them; the last one is a row of the table. */
const BETWEEN_ITEMS = [/(, )/, /( and )/];

function patternOf(english: string): RegExp {
  const escaped = english
    .replace(SPECIAL, '\\$&')
    .replace(HOLES, (_, name: string) => (name === 'count' ? '(?<count>[\\d,]+)' : `(?<${name}>.+)`));
  return new RegExp(`^${escaped}$`, 's');
}
