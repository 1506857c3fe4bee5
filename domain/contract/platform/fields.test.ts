import { expect, test } from 'vitest';
import { ParentConsent } from '#domain/contract/consent/consent.ts';
import { AdminPasswordReset } from '#domain/contract/office/admin.ts';
import {
  FirstAdmin,
  Login,
  ProfileCompletion,
  ProfileEdit,
  Registration,
} from '#domain/contract/sign-in/accounts.ts';
import { ResetAnswers, ResetCompletion, ResetStart } from '#domain/contract/sign-in/password-reset.ts';
import { TYPED_NAMES } from '#domain/rules/accounts/name-pairs.dataset.ts';
import { saidBy } from '#domain/rules/platform/sentence.ts';
import type { Schema } from './endpoint.ts';
import * as field from './fields.ts';

const person = { firstName: 'Maple', lastName: 'Green' };
const profile = { ...person, troopNumber: '104', state: 'WI', zipCode: '53703' };
const login = { username: 'ranger', email: 'ranger@example.org', password: 'secret' };
const admin = { ...person, ...login, password: 'twelve-signs' };

/** Each form of PRODUCT.md#fields-of-an-account with something right in every field that it needs. */
const FORMS = {
  registration: {
    schema: Registration,
    right: { ...login, ...profile, confirmPassword: 'secret', organization: 'cub_scouts' },
  },
  login: { schema: Login, right: { username: 'ranger', password: 'secret' } },
  'profile completion': { schema: ProfileCompletion, right: profile },
  'profile edit': { schema: ProfileEdit, right: { username: 'ranger', email: 'ranger@example.org' } },
  'parent consent': {
    schema: ParentConsent,
    right: {
      parentFirstName: 'Ivy',
      parentLastName: 'Green',
      parentEmail: 'ivy@example.org',
      signature: 'data:image/png;base64,AAAA',
      termsAgree: true,
    },
  },
  'password reset, name': { schema: ResetStart, right: { username: 'ranger' } },
  'password reset, answers': {
    schema: ResetAnswers,
    right: {
      username: 'ranger',
      troopNumber: '104',
      parentFirstName: 'Ivy',
      parentLastName: 'Green',
      state: 'WI',
    },
  },
  'password reset, new password': {
    schema: ResetCompletion,
    right: { username: 'ranger', resetToken: 'token', newPassword: 'secret' },
  },
  'first admin': { schema: FirstAdmin, right: admin },
  'admin password reset': { schema: AdminPasswordReset, right: { userId: 'u1', newPassword: 'secret' } },
} as const satisfies Record<string, { schema: Schema; right: Record<string, unknown> }>;
type Form = keyof typeof FORMS;

/** The message that each wrong field shows: the first, as the server and the form have it. */
function messagesFor(schema: Schema, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.'), saidBy(issue.message).message]),
  );
}

const USERNAME = 'Username must be at least 3 characters';
const USERNAME_LONG = 'Username can have at most 60 characters';
const USERNAME_AT = 'Username cannot contain an @ sign';
const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';
const PASSWORD_ADMIN = 'Password must be at least 12 characters';
const PASSWORD_DOT = 'Password must be at least 6 characters long.';
const PASSWORD_LONG = 'Password can have at most 200 characters';
const MISMATCH = "Passwords don't match";
const NAME_LONG = 'A name can have at most 80 characters';
const TROOP = 'Troop number is required';
const TROOP_LONG = 'Troop number can have at most 20 characters';
const STATE = 'Please select your state';
const ZIP = 'ZIP code must be at least 5 digits';
const ZIP_LONG = 'ZIP code too long';
const PARENT_FIRST = 'Parent/Guardian first name is required';
const PARENT_LAST = 'Parent/Guardian last name is required';
const ACCOUNT = 'Username is required';
const AGAIN = 'Please answer the questions again';

/** The messages of an empty body: one for each required field. */
const REQUIRED: Readonly<Record<Form, Readonly<Record<string, string>>>> = {
  registration: {
    username: USERNAME,
    email: EMAIL,
    password: PASSWORD,
    confirmPassword: MISMATCH,
    firstName: 'First name is required',
    lastName: 'Last name is required',
    organization: 'Please select your organization',
    troopNumber: TROOP,
    state: STATE,
    zipCode: ZIP,
  },
  login: { username: 'Username or email is required', password: 'Password is required' },
  'profile completion': {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    troopNumber: TROOP,
    state: STATE,
    zipCode: ZIP,
  },
  'profile edit': { username: ACCOUNT, email: EMAIL },
  'parent consent': {
    parentFirstName: PARENT_FIRST,
    parentLastName: PARENT_LAST,
    parentEmail: EMAIL,
    signature: 'Digital signature is required',
    termsAgree: 'You must agree to the Terms of Service',
  },
  'password reset, name': { username: ACCOUNT },
  'password reset, answers': {
    username: ACCOUNT,
    troopNumber: TROOP,
    parentFirstName: PARENT_FIRST,
    parentLastName: PARENT_LAST,
    state: STATE,
  },
  'password reset, new password': { username: ACCOUNT, resetToken: AGAIN, newPassword: PASSWORD_DOT },
  'first admin': {
    username: USERNAME,
    email: EMAIL,
    password: PASSWORD_ADMIN,
    firstName: 'First name is required',
    lastName: 'Last name is required',
  },
  'admin password reset': { userId: 'Please choose a student', newPassword: PASSWORD_DOT },
};

const forms = (Object.keys(FORMS) as Form[]).map((form) => ({ form }));
const requiredFields = forms.flatMap(({ form }) =>
  Object.entries(REQUIRED[form]).map(([name, message]) => ({ form, name, message })),
);

test.each(forms)('#fields-of-an-account: $form takes what is right', ({ form }) => {
  expect(messagesFor(FORMS[form].schema, FORMS[form].right)).toEqual({});
});

test.each(forms)('#fields-of-an-account: $form asks for all that is missing at once', ({ form }) => {
  expect(messagesFor(FORMS[form].schema, {})).toEqual(REQUIRED[form]);
});

test.each(requiredFields)(
  '#fields-of-an-account: $form without $name says "$sentence"',
  ({ form, name, message }) => {
    const { [name]: _, ...others }: Record<string, unknown> = FORMS[form].right;
    expect(messagesFor(FORMS[form].schema, others)).toEqual({ [name]: message });
  },
);

test("#fields-of-an-account: a registration without an organization is told as well that its passwords don't match", () => {
  const body = { ...FORMS.registration.right, organization: '', confirmPassword: 'secreT' };
  expect(messagesFor(Registration, body)).toEqual({
    organization: 'Please select your organization',
    confirmPassword: MISMATCH,
  });
});

const WRONG_TYPES = [null, 7, [], {}, false];

test.each(
  requiredFields.flatMap((row) =>
    WRONG_TYPES.map((wrong) => ({ ...row, wrong, shown: JSON.stringify(wrong) })),
  ),
)('#fields-of-an-account: $form with $shown as $name says "$sentence"', ({ form, name, wrong, message }) => {
  const body = { ...FORMS[form].right, [name]: wrong };
  expect(messagesFor(FORMS[form].schema, body)).toEqual({ [name]: message });
});

test.each(forms.flatMap((row) => [null, 'text', 7, [], undefined].map((body) => ({ ...row, body }))))(
  '#responses: $form that is $body as a whole says one plain sentence',
  ({ form, body }) => {
    expect(messagesFor(FORMS[form].schema, body)).toEqual({
      '': 'Something went wrong with this form. Please reload the page and try again.',
    });
  },
);

const LONG_EMAIL = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.org`;

test.each<[form: Form, name: string, what: string, value: unknown, message: string]>([
  ['registration', 'username', 'nothing', '', USERNAME],
  ['registration', 'username', 'two characters', 'ab', USERNAME],
  ['registration', 'username', 'two characters between blanks', '  ab  ', USERNAME],
  ['registration', 'username', '61 characters', 'a'.repeat(61), USERNAME_LONG],
  ['registration', 'username', 'an e-mail address', 'ann@example.org', USERNAME_AT],
  ['registration', 'email', 'nothing', '', EMAIL],
  ['registration', 'email', 'no @', 'ann.example.org', EMAIL],
  ['registration', 'email', 'no domain', 'ann@', EMAIL],
  ['registration', 'email', 'a domain without a point', 'ann@example', EMAIL],
  ['registration', 'email', 'two addresses', 'a@example.org, b@example.org', EMAIL],
  ['registration', 'email', 'a line end inside', 'ann@example.org\nb@example.org', EMAIL],
  ['registration', 'email', 'more than mail can carry', LONG_EMAIL, EMAIL],
  ['registration', 'password', 'nothing', '', PASSWORD],
  ['registration', 'password', 'five characters', 'abcde', PASSWORD],
  ['registration', 'password', '201 characters', 'a'.repeat(201), PASSWORD_LONG],
  ['registration', 'confirmPassword', 'nothing', '', MISMATCH],
  ['registration', 'confirmPassword', 'another password', 'secreT', MISMATCH],
  ['registration', 'confirmPassword', 'the password and a blank', 'secret ', MISMATCH],
  ['registration', 'firstName', 'nothing', '', 'First name is required'],
  ['registration', 'firstName', 'blanks', '   ', 'First name is required'],
  ['registration', 'firstName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['registration', 'lastName', 'blanks', '   ', 'Last name is required'],
  ['registration', 'lastName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['registration', 'organization', 'nothing', '', 'Please select your organization'],
  ['registration', 'organization', 'its name', 'Cub Scouts', 'Please select your organization'],
  ['registration', 'organization', 'all', 'all', 'Please select your organization'],
  ['registration', 'troopNumber', 'blanks', ' ', TROOP],
  ['registration', 'troopNumber', '21 characters', '1'.repeat(21), TROOP_LONG],
  ['registration', 'state', 'nothing', '', STATE],
  ['registration', 'state', 'one letter', 'W', STATE],
  ['registration', 'state', 'three letters', 'WIS', STATE],
  ['registration', 'state', 'no state of the 50', 'XX', STATE],
  ['registration', 'state', 'small letters', 'wi', STATE],
  ['registration', 'zipCode', 'nothing', '', ZIP],
  ['registration', 'zipCode', 'four digits', '5370', ZIP],
  ['registration', 'zipCode', 'four digits and a blank', '5370 ', ZIP],
  ['registration', 'zipCode', 'letters', 'abcde', ZIP],
  ['registration', 'zipCode', 'two hyphens', '53-70-3', ZIP],
  ['registration', 'zipCode', '11 characters', '53703-12345', ZIP_LONG],

  ['login', 'username', 'nothing', '', 'Username or email is required'],
  ['login', 'username', 'blanks', '  ', 'Username or email is required'],
  ['login', 'username', '255 characters', 'a'.repeat(255), 'Username or email is too long'],
  ['login', 'password', 'nothing', '', 'Password is required'],
  ['login', 'password', '201 characters', 'a'.repeat(201), 'Password is too long'],
  ['login', 'admin', 'a text', 'true', 'Admin must be yes or no'],
  ['login', 'admin', 'null', null, 'Admin must be yes or no'],

  ['profile completion', 'firstName', 'blanks', ' ', 'First name is required'],
  ['profile completion', 'firstName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['profile completion', 'lastName', 'blanks', ' ', 'Last name is required'],
  ['profile completion', 'lastName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['profile completion', 'troopNumber', 'blanks', ' ', TROOP],
  ['profile completion', 'troopNumber', '21 characters', '1'.repeat(21), TROOP_LONG],
  ['profile completion', 'state', 'one letter', 'W', STATE],
  ['profile completion', 'state', 'three letters', 'WIS', STATE],
  ['profile completion', 'zipCode', 'four digits', '5370', ZIP],
  ['profile completion', 'zipCode', '11 characters', '53703-12345', ZIP_LONG],
  ['profile completion', 'profileCompleted', 'a text', 'true', 'Profile completed must be yes or no'],
  ['profile completion', 'profileCompleted', 'null', null, 'Profile completed must be yes or no'],

  ['profile edit', 'username', 'nothing', '', ACCOUNT],
  ['profile edit', 'username', 'blanks', '  ', ACCOUNT],
  ['profile edit', 'username', '61 characters', 'a'.repeat(61), USERNAME_LONG],
  ['profile edit', 'username', 'an e-mail address', 'ann@example.org', USERNAME_AT],
  ['profile edit', 'email', 'nothing', '', EMAIL],
  ['profile edit', 'email', 'no domain', 'ann@', EMAIL],
  ['profile edit', 'email', 'more than mail can carry', LONG_EMAIL, EMAIL],

  ['parent consent', 'parentFirstName', 'blanks', ' ', PARENT_FIRST],
  ['parent consent', 'parentFirstName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['parent consent', 'parentLastName', 'blanks', ' ', PARENT_LAST],
  ['parent consent', 'parentLastName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['parent consent', 'parentEmail', 'nothing', '', EMAIL],
  ['parent consent', 'parentEmail', 'no domain', 'ivy@', EMAIL],
  ['parent consent', 'parentEmail', 'more than mail can carry', LONG_EMAIL, EMAIL],
  ['parent consent', 'parentPhone', 'a number', 6085551234, 'Phone number must be text'],
  [
    'parent consent',
    'parentPhone',
    '31 characters',
    '1'.repeat(31),
    'Phone number can have at most 30 characters',
  ],
  ['parent consent', 'signature', 'nothing', '', 'Digital signature is required'],
  [
    'parent consent',
    'signature',
    'a picture above 200 KB',
    `data:image/png;base64,${'A'.repeat(280_000)}`,
    'The signature picture is too large. Please clear it and sign again.',
  ],
  ['parent consent', 'termsAgree', 'a no', false, 'You must agree to the Terms of Service'],

  ['password reset, name', 'username', 'blanks', '  ', ACCOUNT],
  ['password reset, name', 'username', '255 characters', 'a'.repeat(255), 'Username is too long'],
  ['password reset, answers', 'username', 'blanks', '  ', ACCOUNT],
  ['password reset, answers', 'username', '255 characters', 'a'.repeat(255), 'Username is too long'],
  ['password reset, answers', 'troopNumber', 'blanks', ' ', TROOP],
  ['password reset, answers', 'troopNumber', '21 characters', '1'.repeat(21), TROOP_LONG],
  ['password reset, answers', 'parentFirstName', 'blanks', ' ', PARENT_FIRST],
  ['password reset, answers', 'parentFirstName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['password reset, answers', 'parentLastName', 'blanks', ' ', PARENT_LAST],
  ['password reset, answers', 'parentLastName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['password reset, answers', 'state', 'one letter', 'W', STATE],
  ['password reset, answers', 'state', 'three letters', 'WIS', STATE],
  ['password reset, new password', 'username', 'blanks', '  ', ACCOUNT],
  ['password reset, new password', 'username', '255 characters', 'a'.repeat(255), 'Username is too long'],
  ['password reset, new password', 'resetToken', 'nothing', '', AGAIN],
  ['password reset, new password', 'resetToken', '201 characters', 'a'.repeat(201), AGAIN],
  ['password reset, new password', 'newPassword', 'five characters', 'abcde', PASSWORD_DOT],
  ['password reset, new password', 'newPassword', '201 characters', 'a'.repeat(201), PASSWORD_LONG],

  ['first admin', 'username', 'two characters', 'ab', USERNAME],
  ['first admin', 'username', '61 characters', 'a'.repeat(61), USERNAME_LONG],
  ['first admin', 'username', 'an e-mail address', 'ann@example.org', USERNAME_AT],
  ['first admin', 'email', 'no domain', 'ann@', EMAIL],
  ['first admin', 'email', 'more than mail can carry', LONG_EMAIL, EMAIL],
  ['first admin', 'password', 'eleven characters', 'eleven-sign', PASSWORD_ADMIN],
  ['first admin', 'password', '201 characters', 'a'.repeat(201), PASSWORD_LONG],
  ['first admin', 'firstName', 'blanks', ' ', 'First name is required'],
  ['first admin', 'firstName', '81 characters', 'a'.repeat(81), NAME_LONG],
  ['first admin', 'lastName', 'blanks', ' ', 'Last name is required'],
  ['first admin', 'lastName', '81 characters', 'a'.repeat(81), NAME_LONG],

  ['admin password reset', 'userId', 'nothing', '', 'Please choose a student'],
  ['admin password reset', 'userId', '101 characters', 'a'.repeat(101), 'Please choose a student'],
  ['admin password reset', 'newPassword', 'nothing', '', PASSWORD_DOT],
  ['admin password reset', 'newPassword', 'five characters', 'abcde', PASSWORD_DOT],
  ['admin password reset', 'newPassword', '201 characters', 'a'.repeat(201), PASSWORD_LONG],
])('#fields-of-an-account: %s with %s of %s', (form, name, _, value, message) => {
  const body = { ...FORMS[form].right, [name]: value };
  expect(messagesFor(FORMS[form].schema, body)[name]).toBe(message);
});

test.each<[form: Form, name: string, what: string, value: unknown, kept: unknown]>([
  ['registration', 'username', 'blanks around it', ' maple ', 'maple'],
  ['registration', 'username', 'three characters', 'abc', 'abc'],
  ['registration', 'username', '60 characters', 'a'.repeat(60), 'a'.repeat(60)],
  ['registration', 'email', 'blanks around it', ' ann@example.org ', 'ann@example.org'],
  ['registration', 'firstName', 'accents and blanks around it', ' Zoë ', 'Zoë'],
  ['registration', 'lastName', '80 characters', 'a'.repeat(80), 'a'.repeat(80)],
  ['registration', 'troopNumber', 'letters', ' B-104 ', 'B-104'],
  ['registration', 'state', 'Hawaii', 'HI', 'HI'],
  ['registration', 'zipCode', 'ZIP+4', '53703-1234', '53703-1234'],
  ['login', 'password', 'blanks around it', ' pass ', ' pass '],
  ['login', 'password', 'one character, as it may once have been', 'x', 'x'],
  ['login', 'username', 'an e-mail address', ' ann@example.org ', 'ann@example.org'],
  ['profile edit', 'username', 'one character', 'a', 'a'],
  ['parent consent', 'parentPhone', 'null', null, null],
  ['parent consent', 'parentPhone', 'nothing', '', ''],
  ['parent consent', 'parentPhone', 'blanks around it', ' (608) 555-1234 ', '(608) 555-1234'],
  ['first admin', 'password', 'twelve blanks', ' '.repeat(12), ' '.repeat(12)],
  ['admin password reset', 'newPassword', '200 characters', 'a'.repeat(200), 'a'.repeat(200)],
])('#fields-of-an-account: %s takes %s with %s', (form, name, _, value, kept) => {
  const result = FORMS[form].schema.safeParse({ ...FORMS[form].right, [name]: value });
  expect(result.data).toMatchObject({ [name]: kept });
});

const HIDDEN = 'This has a hidden sign in it. Please type it again, without copying it.';

test.each<[form: Form, name: string]>([
  ['registration', 'username'],
  ['registration', 'firstName'],
  ['registration', 'lastName'],
  ['registration', 'troopNumber'],
  ['profile completion', 'firstName'],
  ['profile edit', 'username'],
  ['parent consent', 'parentFirstName'],
  ['parent consent', 'parentLastName'],
  ['first admin', 'username'],
  ['first admin', 'lastName'],
])('%s refuses a hidden character in %s, where it stands', (form, name) => {
  for (const hidden of ['\u202e', '\u2066', '\u0007', '\n', '\u200b']) {
    const body = { ...FORMS[form].right, [name]: `12${hidden}345` };
    expect(messagesFor(FORMS[form].schema, body)).toEqual({ [name]: HIDDEN });
  }
});

test.each<[form: Form, name: string, right: string]>([
  ['registration', 'zipCode', '53703'],
  ['registration', 'email', 'ann@example.org'],
  ['login', 'username', 'ann@example.org'],
  ['login', 'code', '123456'],
  ['parent consent', 'parentPhone', '(608) 555-1234'],
  ['parent consent', 'parentEmail', 'ivy@example.org'],
  ['password reset, answers', 'parentLastName', 'Green'],
])('%s takes the marks of pasted text off %s', (form, name, right) => {
  const parse = (value: string) => FORMS[form].schema.safeParse({ ...FORMS[form].right, [name]: value });
  for (const mark of '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff') {
    const pasted = `${mark}${right.slice(0, 2)}${mark}${right.slice(2)}${mark} `;
    expect(parse(pasted).data, JSON.stringify(mark)).toMatchObject({ [name]: right });
  }
});

test.each<[form: Form, name: string, right: string]>([
  ['registration', 'username', 'maple'],
  ['registration', 'firstName', 'Ada'],
  ['registration', 'troopNumber', '104'],
  ['profile completion', 'lastName', 'Okafor'],
  ['profile edit', 'username', 'maple'],
  ['parent consent', 'parentFirstName', 'Ivy'],
])('%s takes the marks of pasted text off the ends of %s', (form, name, right) => {
  for (const mark of '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff') {
    const body = { ...FORMS[form].right, [name]: `${mark} ${right}${mark}` };
    expect(FORMS[form].schema.safeParse(body).data, JSON.stringify(mark)).toMatchObject({ [name]: right });
  }
});

test.each(TYPED_NAMES)('%j typed as a first name is kept as %j', (typed, kept) => {
  for (const form of ['registration', 'profile completion', 'first admin'] as const) {
    const { data } = FORMS[form].schema.safeParse({ ...FORMS[form].right, firstName: typed });
    expect((data as { firstName: string } | undefined)?.firstName ?? null).toBe(kept);
  }
});

test.each([
  ['\u3164', 'First name is required'],
  ['\u00AD', 'First name is required'],
  ['42', 'A name needs a letter in it'],
])('a first name of %j is told: %s', (firstName, message) => {
  const body = { ...FORMS.registration.right, firstName };
  expect(messagesFor(Registration, body)).toEqual({ firstName: message });
});

test('#usernames: a new username takes one alphabet and nothing unseen, and one of old stays as it is', () => {
  const messages = (username: string) => messagesFor(Registration, { ...FORMS.registration.right, username });
  expect(messages('оaktree')).toEqual({ username: 'Please use the letters of one alphabet only.' });
  expect(messages('oak\u00ADtree')).toEqual({ username: HIDDEN });
  const edit = { ...FORMS['profile edit'].right, username: 'оak\u200Dtree' };
  expect(ProfileEdit.safeParse(edit).success).toBe(true);
});

test('#fields-of-an-account: passwords that differ are told beside whatever else is wrong', () => {
  const body = { ...FORMS.registration.right, confirmPassword: 'secreT', zipCode: '5370' };
  expect(messagesFor(Registration, body)).toEqual({ confirmPassword: MISMATCH, zipCode: ZIP });
});

test.each([
  ['a student for an administrator', { role: 'admin' }],
  ['an account past its gates', { parentConsentCompleted: true, profileCompleted: true }],
])('#profile-completion: a registration cannot make %s', (_, more) => {
  expect(Registration.parse({ ...FORMS.registration.right, ...more })).toEqual(FORMS.registration.right);
});

const HOURS = 'Please enter the hours as a number from 0 to 1000, like 1.5';
const DATE = 'Please enter a date, like 2026-05-31';
const MOMENT = 'Please enter a date and a time, like 2026-05-31T09:30';
const WEEK = 'The week must be a whole number from 0 to 100000';
const UUID = 'The id must be a UUID';

test.each<[what: string, schema: Schema, value: unknown, message: string]>([
  ['hours as text', field.hours, '1.5', HOURS],
  ['hours below 0', field.hours, -0.5, HOURS],
  ['hours above 1000', field.hours, 1000.01, HOURS],
  ['endless hours', field.hours, Number.POSITIVE_INFINITY, HOURS],
  ['no hours', field.hours, null, HOURS],
  ['a count as text', field.count('The week', 0), '1', WEEK],
  ['half a count', field.count('The week', 0), 1.5, WEEK],
  ['a count below its least', field.count('The week', 0), -1, WEEK],
  ['a count above its most', field.count('The week', 0), 100_001, WEEK],
  ['notes of 20,001 characters', field.notes, 'a'.repeat(20_001), 'Notes can have at most 20,000 characters'],
  ['notes of another type', field.notes, 7, 'Notes must be text'],
  ['a date of another form', field.calendarDate, '5/31/2026', DATE],
  ['a date that does not exist', field.calendarDate, '2026-02-29', DATE],
  ['an empty date that is needed', field.calendarDate, '', DATE],
  ['a date as a number', field.openDate, 20260531, DATE],
  ['an open date that does not exist', field.openDate, '2026-02-29', DATE],
  ['a date without its time', field.localDateTime, '2026-05-31', MOMENT],
  ['an empty date and time that is needed', field.localDateTime, '', MOMENT],
  ['a date and time with a zone', field.openDateTime, '2026-05-31T09:30Z', MOMENT],
  ['a text too long', field.freeText('The place', 3), 'park', 'The place can have at most 3 characters'],
  ['a text of another type', field.freeText('The place', 3), {}, 'The place must be text'],
  ['a yes as text', field.flag('Added water'), 'true', 'Added water must be yes or no'],
  ['an id that is no UUID', field.newId, 'abc', UUID],
  ['an id of another type', field.newId, 7, UUID],
  ['an id with a second line', field.newId, '0198f0f5-9d3f-7b1e-8a55-3f2c6c1d9e10\n', UUID],
])('#fields-of-an-account, #hours-and-dates, #write-once: %s', (_, schema, value, message) => {
  expect(messagesFor(schema, value)).toEqual({ '': message });
});

test.each<[what: string, schema: Schema, value: unknown, kept: unknown]>([
  ['0 hours', field.hours, 0, 0],
  ['1000 hours', field.hours, 1000, 1000],
  ['notes of 20,000 characters', field.notes, 'a'.repeat(20_000), 'a'.repeat(20_000)],
  ['notes with blanks around', field.notes, ' Roots! \n', ' Roots! \n'],
  ['an open date', field.openDate, '', ''],
  ['an open date and time', field.openDateTime, '', ''],
  ['a date', field.calendarDate, '2024-02-29', '2024-02-29'],
  ['a date and time', field.localDateTime, '2026-05-31T23:59', '2026-05-31T23:59'],
  ['no id', field.newId, undefined, undefined],
  [
    'an id in capitals as the small letters in which ids are compared',
    field.newId,
    '0198F0F5-9D3F-7B1E-8A55-3F2C6C1D9E10',
    '0198f0f5-9d3f-7b1e-8a55-3f2c6c1d9e10',
  ],
])('#fields-of-an-account, #hours-and-dates, #write-once: %s is taken', (_, schema, value, kept) => {
  expect(schema.parse(value)).toBe(kept);
});
