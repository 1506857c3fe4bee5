import { expect, test } from 'vitest';
import { namesApart } from './roster-names.ts';

test.each([
  ['Ada Okafor', 'Ada', 'Okafor'],
  ['Okafor, Ada', 'Ada', 'Okafor'],
  ['Okafor,Ada May', 'Ada May', 'Okafor'],
  ['Mary Ann Smith', 'Mary Ann', 'Smith'],
  ['Ada Okafor Jr.', 'Ada', 'Okafor Jr.'],
  ['Ada Okafor, Jr.', 'Ada', 'Okafor Jr.'],
  ['Okafor Jr., Ada', 'Ada', 'Okafor Jr.'],
  ['Okafor, Ada, III', 'Ada', 'Okafor III'],
  ['Pedro de la Cruz', 'Pedro', 'de la Cruz'],
  ['Mary Jo Van Der Berg III', 'Mary Jo', 'Van Der Berg III'],
  ['María García López', 'María', 'García López'],
  ['María José García López', 'María José', 'García López'],
  ['Ana García y López', 'Ana', 'García y López'],
  ['Ana de León Ruiz', 'Ana', 'de León Ruiz'],
  ['Santiago Flores', 'Santiago', 'Flores'],
  ["Łukasz O'Brien-Smith", 'Łukasz', "O'Brien-Smith"],
  ['Ada', 'Ada', ''],
])('#the-roster: %s is put apart', (cell, firstName, lastName) => {
  expect(namesApart(cell, false)).toEqual({ firstName, lastName });
});

test.each([
  ['Okafor Ada May', 'Ada May', 'Okafor'],
  ['García López María José', 'María José', 'García López'],
  ['de la Cruz Pedro', 'Pedro', 'de la Cruz'],
  ['Okafor, Ada', 'Ada', 'Okafor'],
])('#the-roster: %s is put apart below a head that says last name first', (cell, firstName, lastName) => {
  expect(namesApart(cell, true)).toEqual({ firstName, lastName });
});
