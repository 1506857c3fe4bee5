import { expect, test } from 'vitest';
import { ROSTER_COLUMNS_MAX, ROSTER_MAX_BYTES, ROSTER_ROWS_MAX } from '#domain/limits.ts';
import { NAME_PAIRS } from '#domain/rules/accounts/name-pairs.dataset.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { familiesIn, type RosterRow, readRoster, rosterProblems, sheetOfText } from './roster.ts';

const ascii = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));
const utf8 = (text: string) => Uint8Array.from(unescapedUtf8(text), (it) => it.charCodeAt(0));
const unescapedUtf8 = (text: string) =>
  encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
function utf16(text: string, isLittle: boolean): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => {
      const [low, high] = [code % 256, Math.floor(code / 256)];
      return isLittle ? [low, high] : [high, low];
    }),
  );
}

function rowsOf(bytes: Uint8Array): RosterRow[] {
  const roster = readRoster(bytes);
  if ('refusal' in roster) throw new Error(textOf(roster.refusal));
  return roster.rows;
}
const familiesOf = (bytes: Uint8Array) =>
  rowsOf(bytes).map(({ firstName, lastName, email }) => [firstName, lastName, email]);
const problemsOf = (text: string) => rosterProblems(rowsOf(utf8(text))).map((it) => it && textOf(it));

const ADA = ['Ada', 'Okafor', 'ana@family.example'];
const ZOE = ['Zoë', 'Núñez', 'n@family.example'];
const TEXT = 'Ada;Okafor;ana@family.example\r\nZoë;Núñez;n@family.example\r\n';

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with its mark', utf8(`\uFEFF${TEXT}`)],
  ['UTF-16 of Excel', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 the other way round', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without its mark', utf16(TEXT, true)],
  ['UTF-16 the other way round without its mark', utf16(TEXT, false)],
  ['Windows-1252', ascii(TEXT)],
])('#the-roster: a roster is read in %s', (_, bytes) => {
  expect(familiesOf(bytes)).toEqual([ADA, ZOE]);
});

test('#the-roster: the signs of an old Macintosh are read, also where Windows has others for them', () => {
  const text = 'Jos\x8e,Mu\x96oz,j@family.example\rRen\x8e,O\xd5Hara,r@family.example';
  expect(familiesOf(ascii(text))).toEqual([
    ['José', 'Muñoz', 'j@family.example'],
    ['René', 'O’Hara', 'r@family.example'],
  ]);
});

test('#the-roster: addresses are taken as people have them, and are one in either spelling', () => {
  const addresses = ['ana&ben@family.example', 'a=b@family.example', 'josé@family.example'];
  expect(problemsOf(addresses.map((it) => `Ada,Okafor,${it}`).join('\n'))).toEqual([null, null, null]);
  expect(problemsOf('Ada,Okafor,ana@müller.de\nAda,Okafor,Ana@xn--mller-kva.de')).toEqual([
    null,
    'This family stands in line 1 already.',
  ]);
});

test('#the-roster: the signs that Windows-1252 has for itself are read', () => {
  expect(familiesOf(ascii('Ren\xe9,O\x92Hara,r@family.example'))).toEqual([
    ['René', 'O’Hara', 'r@family.example'],
  ]);
});

test.each([
  ['commas', 'Ada,Okafor,ana@family.example'],
  ['semicolons', 'Ada;Okafor;ana@family.example'],
  ['tabs', 'Ada\tOkafor\tana@family.example'],
  ['what Excel says in a line of its own', 'sep=|\r\nAda|Okafor|ana@family.example'],
  ['quotes and spaces', ' "Ada" , "Okafor","ana@family.example"  '],
  ['headings', 'First Name,Last Name,Parent email\nAda,Okafor,ana@family.example'],
  ['headings in another order', 'Guardian E-mail;Surname;Scout first\nana@family.example;Okafor;Ada'],
  [
    "headings beside others' columns",
    "Scout email,Given name,Family name,Parent name,Parent's e-mail,Rank\nx@y.example,Ada,Okafor,Ana,ana@family.example,Wolf",
  ],
  ['lines of an old Macintosh', 'First name,Last name,E-mail\rAda,Okafor,ana@family.example\r'],
])('#the-roster: a roster is read with %s', (_, text) => {
  expect(familiesOf(utf8(text))).toEqual([ADA]);
});

const OF_HEADS = 'Last Name, First Name';
const BOTH = [...ADA, 'ben@family.example'];
const withBoth = (text: string) =>
  familiesOfText(text).map(({ firstName, lastName, email, secondEmail }) => [
    firstName,
    lastName,
    email,
    ...(secondEmail === undefined ? [] : [secondEmail]),
  ]);
function familiesOfText(text: string) {
  return rowsOf(utf8(text));
}

test.each<[as: string, text: string, families: string[][]]>([
  ['last and first name in one cell', `"${OF_HEADS}",Parent Email\n"Okafor, Ada",${ADA[2]}`, [ADA]],
  ['whole names of scouts', `Scout,Parent Email\nAda Okafor,${ADA[2]}`, [ADA]],
  ['whole names in Spanish', `Nombre completo,Correo\nAda Okafor,${ADA[2]}`, [ADA]],
  ['whole names below a name', `Nombre;Correo\nAda Okafor;${ADA[2]}`, [ADA]],
  ['titles', `Troop 42, Madison\nNovember\n\nFirst,Last,Parent email\nAda,Okafor,${ADA[2]}`, [ADA]],
  [
    'titles and no heads',
    `Troop 42\nNovember\nAda,Okafor,${ADA[2]}\nAda,Reyes,`,
    [ADA, ['Ada', 'Reyes', '']],
  ],
  [
    'heads on each page',
    `First,Last,E-mail\nAda,Okafor,\nFirst,Last,E-mail\nBo,Reyes,`,
    [
      ['Ada', 'Okafor', ''],
      ['Bo', 'Reyes', ''],
    ],
  ],
  ['two parents', `First,Last,Mother email,Father email\nAda,Okafor,${BOTH[2]},${BOTH[3]}`, [BOTH]],
  [
    'two parents whose columns do not say mail',
    `Scout,Parent 1,Parent 2\nAda Okafor,${BOTH[2]},${BOTH[3]}`,
    [BOTH],
  ],
  ['the other parent alone', `First,Last,Parent 1 mail,Parent 2 mail\nAda,Okafor,n/a,${ADA[2]}`, [ADA]],
  [
    'the same parent twice',
    `First,Last,Parent 1 mail,Parent 2 mail\nAda,Okafor,${ADA[2]},ANA@family.example`,
    [ADA],
  ],
  [
    'the same mailbox in two spellings',
    `First,Last,Parent 1 mail,Parent 2 mail\nAda,Okafor,a.na+scouts@gmail.com,ana@googlemail.com`,
    [['Ada', 'Okafor', 'a.na+scouts@gmail.com']],
  ],
  [
    'empty cells that a spreadsheet adds',
    `First,Last,Parent email\nAda,Okafor,${ADA[2]}${','.repeat(ROSTER_COLUMNS_MAX * 2)}`,
    [ADA],
  ],
  ['two addresses with a slash', `First,Last,E-mail\nAda,Okafor,${BOTH[2]} / ${BOTH[3]}`, [BOTH]],
  ['two addresses with a comma', `First;Last;E-mail\nAda;Okafor;${BOTH[2]}, ${BOTH[3]}`, [BOTH]],
  ['two addresses with a semicolon', `First,Last,E-mail\nAda,Okafor,${BOTH[2]};${BOTH[3]}`, [BOTH]],
  ['two addresses with a word', `First,Last,E-mail\nAda,Okafor,${BOTH[2]} and ${BOTH[3]}`, [BOTH]],
  ['pasted cells with commas', `Okafor, Ada\t${BOTH[2]}, ${BOTH[3]}`, [BOTH]],
  ['cells between bars', `First|Last|E-mail\nAda|Okafor|${ADA[2]}`, [ADA]],
  [
    "the child's own address",
    `First,Last,Email,Parent Email\nAda,Okafor,ada@family.example,${ADA[2]}`,
    [ADA],
  ],
])('#the-roster: a roster is read with %s', (_, text, found) => {
  expect(withBoth(text)).toEqual(found);
});

test.each<[text: string, isSure: boolean, skipped: number]>([
  ['First name,Last name,Parent email\nAda,Okafor,a@x.example', true, 0],
  ['Troop 42\nNovember\nFirst name,Last name,Parent email\nAda,Okafor,a@x.example', true, 2],
  ['Ada,Okafor,a@x.example', true, 0],
  ['First,Last,Parent 1,Parent 2\nAda,Okafor,a@x.example,b@x.example', true, 0],
  ['Scout,Parent email\nAda Okafor,a@x.example', false, 0],
  ['Ada Okafor,a@x.example', false, 0],
  ['First,Last,Contact\nAda,Okafor,a@x.example', false, 0],
  ['Given,Mobile,Contact\nAda,555,a@x.example', false, 0],
  ['Mary,First,\nAda,Okafor,a@x.example', true, 0],
  ['First,Last,Email 1,Email 2,Email 3\nAda,Okafor,a@x.example,b@x.example,c@x.example', false, 0],
])(
  '#the-roster: a leader is asked of the columns where heads do not say it all: %j',
  (text, isSure, skipped) => {
    expect(sheetOfText(text)).toMatchObject({ isSure, skipped });
  },
);

const FIRST_LAST = ['firstName', 'lastName'];
test.each<[heads: string, isSure: boolean, parents: string[]]>([
  ['Mother Email,Father Email', true, ['parent1', 'parent2']],
  ['Correo de la madre,Correo del padre o tutor', true, ['parent1', 'parent2']],
  ['Student Parent 1 Email,Student Parent 2 Email', true, ['parent1', 'parent2']],
  ['Parent Email,School Email', true, ['parent1', 'none']],
  ['Student Email,Parent Email', true, ['none', 'parent1']],
  ['Email,School Email', true, ['parent1', 'none']],
  ['Email,Scoutmaster Email', true, ['parent1', 'none']],
  ['Email,Camper Email', true, ['parent1', 'none']],
  ['Parent Email,Teacher Email', true, ['parent1', 'none']],
  ['Parent Email,Adult Leader Email', true, ['parent1', 'none']],
  ['Correo,Correo de la maestra', true, ['parent1', 'none']],
  ['Email,Other Email', false, ['parent1', 'none']],
  ['Email 1,Email 2', false, ['parent1', 'none']],
  ['Parent Email,Contact', false, ['parent1', 'none']],
  ['Mother Email,Family Email', false, ['parent1', 'none']],
  ['Family Email,Mother Email', false, ['none', 'parent1']],
  ['Mother Email,Tutor Email', false, ['parent1', 'none']],
  ['Student Email,Rank Email Type', false, ['none', 'none']],
])(
  '#the-roster: only a head that names a parent makes an address a second parent unasked: %s',
  (heads, isSure, parents) => {
    const text = `First,Last,${heads}\nAda,Okafor,a@x.example,b@x.example`;
    expect(sheetOfText(text)).toMatchObject({ isSure, columns: [...FIRST_LAST, ...parents] });
  },
);

test('#the-roster: without heads a second address is nobody until the leader says whose it is', () => {
  const found = sheetOfText('Ada,Okafor,a@x.example,b@x.example');
  expect(found).toMatchObject({ isSure: false, columns: [...FIRST_LAST, 'parent1', 'none'] });
});

/** A file that takes hours or all memory if the work grows faster than the file. */
const filling = (begin: string, unit: string, end: string) =>
  begin + unit.repeat((ROSTER_MAX_BYTES - begin.length - end.length) / unit.length) + end;
const HALF = ROSTER_MAX_BYTES / 2;
const QUOTES = '"a'.repeat(HALF / 2);
test.each([
  ['a head of words that may be parted in many ways', `name ${'names'.repeat(200)}x,Last\nAda,Okafor`],
  ['blanks within a line', filling('First,Last\nAda,', ' ', 'x')],
  ['quotation marks before blanks', `First,Last\n"${QUOTES}${' '.repeat(HALF)},x`],
  ['quotation marks before tabs', `First\tLast\n"${QUOTES}${'\t'.repeat(HALF)}\nx`],
  ['quotation marks before blanks and tabs', `First,Last\n"${QUOTES}${' \t'.repeat(HALF / 2)}\nx`],
  ['separators beneath heads', `First,Last${','.repeat(HALF)}\n${'Ada,Okafor,\n'.repeat(ROSTER_ROWS_MAX)}`],
])('#the-roster: a file is read at once that is full of %s', (_, text) => {
  expect(() => rosterProblems(familiesOrNone(text))).not.toThrow();
});
function familiesOrNone(text: string): RosterRow[] {
  const roster = readRoster(utf8(text));
  return 'refusal' in roster ? [] : roster.rows;
}

test('#the-roster: columns in which nothing stands at all are none, however many a spreadsheet adds', () => {
  const found = sheetOfText(`First,Last,Email${','.repeat(97)}\nAda,Okafor,a@x.example${','.repeat(97)}`);
  expect(found).toMatchObject({ columns: ['firstName', 'lastName', 'parent1'] });
});

test('#the-roster: what the leader says of the columns holds against heads', () => {
  const sheet = sheetOfText('Given,Last,Contact,Other\nOkafor,Ada,a@x.example,b@x.example');
  if ('refusal' in sheet) throw new Error(textOf(sheet.refusal));
  expect(familiesIn(sheet, ['lastName', 'firstName', 'none', 'parent1'])).toEqual([
    { line: 2, firstName: 'Ada', lastName: 'Okafor', email: 'b@x.example', problem: null },
  ]);
});

test('#the-roster: lines are counted as the spreadsheet does, blank ones and those within quotes too', () => {
  const text = 'First name,Last name,E-mail\n\n"Ada\nMay",Okafor,ana@family.example\n"Bo ""B.""",Reyes,\n';
  expect(rowsOf(utf8(text))).toMatchObject([
    { line: 3, firstName: 'Ada May' },
    { line: 5, firstName: 'Bo "B."', email: '' },
  ]);
});

test.each([
  ['', /no family/],
  ['First name,Last name,E-mail\n', /no family/],
  ['First name,E-mail\nAda,ana@family.example', /'last name'/],
  ['Last name,E-mail\nOkafor,ana@family.example', /'first name'/],
  ['PK\x03\x04', /Excel/],
  ['\xd0\xcf\x11\xe0', /old Excel/],
  ['%PDF-1.7', /PDF/],
  ['<html>', /web page/],
  ['{\\rtf1', /text document/],
  ['\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00H\x00H\x00\x00\xff\xdb\x00C\n,;', /no list of families/],
  ['Nombre,Correo\nAda,ana@family.example', /'last name'/],
  ['Ada,Okafor,\n'.repeat(ROSTER_ROWS_MAX + 1), /1,000/],
  [`First,Last${',x'.repeat(ROSTER_COLUMNS_MAX)}\nAda,Okafor`, /at most 200 columns/],
])('#the-roster: a file that is no roster is refused in a sentence: %j', (text, sentence) => {
  expect(() => rowsOf(ascii(text))).toThrow(sentence);
});

test.each([
  ['Nombre,Apellido,Correo', 'Ada,Okafor,ana@family.example'],
  ['Apellidos;Nombre(s);Correo electrónico', 'Okafor;Ada;ana@family.example'],
  ['Correo de la mamá;Primer nombre;Apellido', 'ana@family.example;Ada;Okafor'],
  ['Nombre de la madre,Nombre del niño,Apellidos del niño,E-mail', 'Ana,Ada,Okafor,ana@family.example'],
])('#the-roster: headings are read in Spanish too, in any order: %s', (headings, row) => {
  expect(rowsOf(utf8(`${headings}\n${row}`))).toEqual([
    { line: 2, firstName: 'Ada', lastName: 'Okafor', email: 'ana@family.example', problem: null },
  ]);
});

const LONG = 'a'.repeat(81);
/** Each kind of wrong row with the words that tell it from the others. */
const WRONG: readonly (readonly [row: string, says: RegExp])[] = [
  [',,ana@family.example', /^The name is missing/],
  [',Okafor,ana@family.example', /^The first name is missing/],
  ['Ada,,ana@family.example', /^The last name is missing/],
  ['Ada Okafor,,ana@family.example', /stand in one cell/],
  ['"A\u200bda",Okafor,', /first name has a hidden sign/],
  ['Ada,Oka\uFFFDfor,', /last name has a broken letter/],
  ['#REF!,Okafor,', /first name is an error of the spreadsheet/],
  ['Ada,ana@family.example,', /last name holds an e-mail address/],
  ['Ada,see www.evil.example/x,', /last name holds a web address/],
  ['=1+1,Okafor,', /first name is a formula/],
  ['Ada,---,', /last name has no letter/],
  ['Ada 608555,Okafor,', /first name holds a number/],
  [`${LONG},Okafor,`, /first name is longer than 80/],
  [`Ada,${LONG},`, /last name is longer than 80/],
  ['Ada,Okafor,n/a', /gets a printed letter/],
  ['Ada,Okafor,https://family.example', /is a web address/],
  ['Ada,Okafor,(608) 555-0100', /is a telephone number/],
  ['Ada,Okafor,mailto:ana@family.example', /'mailto:'/],
  ['Ada,Okafor,Ana <ana@family.example>', /without a name/],
  ['Ada,Okafor,ana.family.example', /no @/],
  ['Ada,Okafor,ana@family.example / bo@family.example / c@family.example', /More than two addresses/],
  ['Ada,Okafor,ana@family.example bo@', /second address has nothing after the @/],
  ['Ada,Okafor,ana@@family.example', /more than one @/],
  ['Ada,Okafor,ana @family.example', /a space/],
  ['Ada,Okafor,@family.example', /nothing before the @/],
  ['Ada,Okafor,ana@', /nothing after the @/],
  ['Ada,Okafor,"ana@family,example"', /a comma/],
  ['Ada,Okafor,ana@family..example', /two dots/],
  ['Ada,Okafor,ana@.family.example', /a dot at a place/],
  ['Ada,Okafor,ana@family', /no ending/],
  ['Ada,Okafor,ana@family.con', /mistyped/],
  [`Ada,Okafor,${'a'.repeat(250)}@family.example`, /longer than 254/],
  ['Ada,Okafor,ana™@family.example', /a letter in it that no address has/],
  ['Ada,Okafor,a()@family.example', /not one that mail can go to/],
  ['Ada,Okafor,ana@family.example,608 555 0100', /more than three cells/],
  ['First name,Last name,E-mail', /is a heading/],
  ['"Ada,Okafor,ana@family.example', /never closed/],
];

test.each(WRONG)('#the-roster: %j is wrong, and says how', (row, says) => {
  // The first line is right, so that none is taken for headings.
  expect(problemsOf(`Wren,Hale,w@family.example\n${row}`)).toEqual([null, expect.stringMatching(says)]);
});

test('#the-roster: thirty kinds of wrong rows and more are told apart', () => {
  const told = WRONG.map(([row]) => problemsOf(`Wren,Hale,w@family.example\n${row}`)[1]);
  expect(new Set(told).size).toBe(WRONG.length);
  expect(WRONG.length).toBeGreaterThanOrEqual(30);
});

test('#the-roster: the same family twice is wrong the second time, and says where the first is', () => {
  const text =
    'Ada,Okafor,ana@family.example\nada, OKAFOR ,ANA@family.example\nAda,Okafor,\nAda,Okafor,bo@family.example;eva@family.example\nAda,Okafor,eva@family.example';
  const twin = (line: number) => `This family stands in line ${line} already.`;
  expect(problemsOf(text)).toEqual([null, twin(1), null, null, twin(4)]);
});

test('#the-roster: names as people have them are right, and so is who has no address', () => {
  const text = "Łukasz,O'Brien-Smith Jr.,\nMary Jo,de la Cruz,m+scouts@mail.family.example\nNg,X,\nحسن,علي,";
  expect(problemsOf(text)).toEqual([null, null, null, null]);
});

test.each(NAME_PAIRS)(
  '#the-roster: children called %j and %j at one address are twins of a roster: %s',
  (one, other, isOne) => {
    const text = `${one},Okafor,ana@family.example\n\u200e${other},Okafor,\u202aana@family.example\u202c`;
    expect(problemsOf(text)).toEqual([null, isOne ? 'This family stands in line 1 already.' : null]);
  },
);
