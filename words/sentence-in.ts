/**
 * Makes of a table of sentences what says one of the English ones in its language, with what stands in its holes taken
 * over; what the table does not have stays as it is.
 */
export function sentenceIn(table: Readonly<Record<string, string>>): (sentence: string) => string {
  const withHoles = Object.entries(table)
    .filter(([english]) => HOLE.test(english))
    .map(([english, other]) => ({ pattern: patternOf(english), other }));
  return (sentence) => {
    const whole = table[sentence];
    if (whole !== undefined) return whole;
    for (const { pattern, other } of withHoles) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return other.replace(HOLES, (hole, name: string) => values[name] ?? hole);
    }
    return sentence;
  };
}

const HOLE = /\{\w+\}/;
const HOLES = /\{(\w+)\}/g;
const SPECIAL = /[\\^$.*+?()[\]|]/g;

function patternOf(english: string): RegExp {
  const escaped = english.replace(SPECIAL, '\\$&').replace(HOLES, '(?<$1>.+)');
  return new RegExp(`^${escaped}$`, 's');
}
