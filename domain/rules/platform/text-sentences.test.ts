import { expect, test } from 'vitest';
import { sentencesIn } from './text-sentences.ts';

test.each<[string, readonly string[]]>([
  ['', []],
  ['   \n ', []],
  ['…', []],
  ['One', ['One']],
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['  One.\n  Two.  ', ['One.', 'Two.']],
  ['Keep 1.5 in. of water in it. Then wait.', ['Keep 1.5 in. of water in it.', 'Then wait.']],
  ['Cut it to 6 in. Then dip it.', ['Cut it to 6 in.', 'Then dip it.']],
  ['Use a clean jar, e.g. Grandma’s. Fill it.', ['Use a clean jar, e.g. Grandma’s.', 'Fill it.']],
  ['Use a jar, e.g. Mason jars. Fill it.', ['Use a jar, e.g. Mason jars.', 'Fill it.']],
  ['Ask Dr. Oak or Mrs. Elm. Say thank you.', ['Ask Dr. Oak or Mrs. Elm.', 'Say thank you.']],
  ['J. Muir loved trees. So do we.', ['J. Muir loved trees.', 'So do we.']],
  ['This is tree No. 5. It is big.', ['This is tree No. 5.', 'It is big.']],
  ['We took 12. Two had roots.', ['We took 12.', 'Two had roots.']],
  ['1. Gather Your Tools', ['1. Gather Your Tools']],
  ['“Is it dry?” she asks. “No!” says Ben.', ['“Is it dry?” she asks.', '“No!” says Ben.']],
  ['He says, "Stop." Then he runs.', ['He says, "Stop."', 'Then he runs.']],
  ['Look (it may be small.) Then write.', ['Look (it may be small.)', 'Then write.']],
  ['Wait ... and wait. Look... Now!', ['Wait ... and wait.', 'Look...', 'Now!']],
  ['What?! Really?', ['What?!', 'Really?']],
  ['2 to 3 inches. 4 to 16 weeks.', ['2 to 3 inches.', '4 to 16 weeks.']],
  ['¿Dónde está? ¡Aquí!', ['¿Dónde está?', '¡Aquí!']],
  ['See fig. 2. Go on.', ['See fig. 2.', 'Go on.']],
  ['The owner says no. Say thank you.', ['The owner says no.', 'Say thank you.']],
  ['El dueño dijo que no. Busca otro.', ['El dueño dijo que no.', 'Busca otro.']],
  ['Pregunta a la Sra. Robles. Luego corta.', ['Pregunta a la Sra. Robles.', 'Luego corta.']],
])('#reading-aloud: the sentences of %j', (text, sentences) => {
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
