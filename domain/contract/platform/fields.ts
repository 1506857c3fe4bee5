/**
 * The fields that several calls share, each with the message a person reads when it is wrong
 * (PRODUCT.md#fields-of-an-account). zod/mini has no texts of its own, so every check here carries one, also for a
 * value that is missing or of the wrong type.
 */
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/languages.ts';
import {
  ADMIN_PASSWORD_MIN,
  COUNT_MAX,
  EMAIL_MAX,
  NOTES_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PERSON_NAME_MAX,
  STATE_CODE_LENGTH,
  TROOP_NUMBER_MAX,
  ZIP_MAX,
  ZIP_MIN,
} from '#domain/limits.ts';
import { isCalendarDate, isLocalDateTime } from '#domain/rules/platform/dates.ts';
import { areHours, HOURS_MESSAGE, parseHours } from '#domain/rules/platform/hours.ts';
import { isAddress, tidyAddress } from '#domain/rules/platform/mailbox.ts';
import {
  hasHiddenCharacter,
  hasVisibleLetter,
  isVisible,
  withoutMarks,
  withoutMarksAround,
  withPlainSigns,
} from '#domain/rules/platform/text.ts';
import { HIDDEN_MESSAGE } from '#domain/rules/sign-in/usernames.ts';
import { isZipCode } from '#domain/rules/sign-in/zip-code.ts';
import { isStateCode } from '#domain/us-states.ts';

export const BODY_MESSAGE = 'Something went wrong with this form. Please reload the page and try again.';
const NOTES_MESSAGE = 'Notes can have at most 20,000 characters';

/** In which language words are asked for that are long; the first one unless it is said. */
export const inLanguage = z.object({
  language: z.optional(z.enum(LANGUAGES, 'There are no words in this language')),
});

/** An object body; anything else gets one plain message. */
export function form<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object(shape, BODY_MESSAGE);
}

/** One line, which looks the same to everybody who reads it. */
export const isOneLine = z.refine<string>((value) => !hasHiddenCharacter(value), HIDDEN_MESSAGE);

/** Trimmed, and without the marks that came with pasted text. */
export const trimmed = z.overwrite(withoutMarksAround);
/** The same for what no such mark is ever a part of: a telephone number, an address, a code, who logs in. */
const unmarked = z.overwrite(withoutMarks);

/** A line of text in which something must be seen; it is trimmed. */
export function requiredText(message: string, max: number, tooLong: string) {
  return z
    .string(message)
    .check(
      trimmed,
      z.minLength(1, message),
      z.maxLength(max, tooLong),
      isOneLine,
      z.refine(isVisible, message),
    );
}

/** A line of text that may be empty; it is trimmed. */
export function openText(message: string, max: number, tooLong: string) {
  return z.string(message).check(trimmed, z.maxLength(max, tooLong), isOneLine);
}

/** A telephone number, a code or what is only compared, which must not be blank. */
export function requiredCode(message: string, max: number, tooLong = message) {
  return z.string(message).check(unmarked, z.minLength(1, message), z.maxLength(max, tooLong), isOneLine);
}

/** A telephone number or a code that may be empty. */
export function openCode(message: string, max: number, tooLong: string) {
  return z.string(message).check(unmarked, z.maxLength(max, tooLong), isOneLine);
}

/** Text that may be empty; it is kept as typed. */
export function freeText(name: string, max: number) {
  return z
    .string(`${name} must be text`)
    .check(z.maxLength(max, `${name} can have at most ${max} characters`));
}

export const notes = z.string('Notes must be text').check(z.maxLength(NOTES_MAX, NOTES_MESSAGE));
export const hours = z.number(HOURS_MESSAGE).check(z.refine(areHours, HOURS_MESSAGE));

/** Hours as text: what is typed becomes what is sent, nothing becomes null (PRODUCT.md#hours-and-dates). */
export const hoursText = z.pipe(
  // What is no number is undefined, and refused.
  z.transform((text: string) => parseHours(text) as number | null),
  z.nullable(hours),
);

/** A yes or no. */
export function flag(name: string) {
  return z.boolean(`${name} must be yes or no`);
}

/** A whole number from `min` on. */
export function count(name: string, min: number, max = COUNT_MAX) {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z
    .number(message)
    .check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max, message));
}

/** A count as text: what is typed becomes what is sent, nothing becomes null. */
export function countText<T extends z.ZodMiniType>(it: T) {
  const typed = (text: string): unknown => (text.trim() === '' ? null : Number(text));
  return z.pipe(z.transform(typed), it);
}

const DATE_MESSAGE = 'Please enter a date, like 2026-05-31';
const DATE_TIME_MESSAGE = 'Please enter a date and a time, like 2026-05-31T09:30';
export const calendarDate = z.string(DATE_MESSAGE).check(z.refine(isCalendarDate, DATE_MESSAGE));
export const localDateTime = z.string(DATE_TIME_MESSAGE).check(z.refine(isLocalDateTime, DATE_TIME_MESSAGE));

/** An empty field of a form that may be left open, or a date. */
export const openDate = z
  .string(DATE_MESSAGE)
  .check(z.refine((value) => value === '' || isCalendarDate(value), DATE_MESSAGE));
export const openDateTime = z
  .string(DATE_TIME_MESSAGE)
  .check(z.refine((value) => value === '' || isLocalDateTime(value), DATE_TIME_MESSAGE));

const MOMENT = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
export const MOMENT_MESSAGE = 'Please give a time such as 2026-05-31T00:00:00.000Z';
/** Whether it is a moment as the server writes one. */
export const isMoment = (text: string) => MOMENT.test(text) && Number.isFinite(Date.parse(text));
export const moment = z.pipe(
  z.string(MOMENT_MESSAGE).check(z.refine(isMoment, MOMENT_MESSAGE)),
  z.transform((text: string) => Date.parse(text)),
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ID_MESSAGE = 'The id must be a UUID';
/** The UUID that a client makes for what it creates, so that a retry never makes two (PRODUCT.md#write-once). */
export const newId = z.optional(z.string(ID_MESSAGE).check(z.toLowerCase(), z.regex(UUID, ID_MESSAGE)));

/** An id in a path. Its form is not checked: what is not there is 404, whatever it looks like. */
export const pathId = z.string();

const SHOWN_MESSAGE = 'What you answer is missing. Please reload the page.';
/** Which of what was shown is answered: what came in its place meanwhile is none of it. */
export const shownId = requiredText(SHOWN_MESSAGE, 100, SHOWN_MESSAGE);

export const yesOrNo = z.boolean('Please say yes or no');

/** Of the link in a letter. */
export const linkToken = z
  .string('The link is missing')
  .check(z.minLength(1, 'The link is missing'), z.maxLength(100, 'This link is too long'));

const NAME_LONG = `A name can have at most ${PERSON_NAME_MAX} characters`;
const NO_LETTER_MESSAGE = 'A name needs a letter in it';
/** A name as somebody once gave it, which is only compared. */
export const knownName = (message: string) => requiredCode(message, PERSON_NAME_MAX, NAME_LONG);
const personName = (message: string) =>
  // Where nothing at all is seen, that is said.
  requiredText(message, PERSON_NAME_MAX, NAME_LONG).check(
    z.refine((name) => !isVisible(name) || hasVisibleLetter(name), NO_LETTER_MESSAGE),
  );
export const firstName = personName('First name is required');
export const lastName = personName('Last name is required');
export const PARENT_FIRST_NAME_MESSAGE = 'Parent/Guardian first name is required';
export const PARENT_LAST_NAME_MESSAGE = 'Parent/Guardian last name is required';
export const parentFirstName = personName(PARENT_FIRST_NAME_MESSAGE);
export const parentLastName = personName(PARENT_LAST_NAME_MESSAGE);

export const EMAIL_MESSAGE = 'Please enter a valid email address';
export const email = z
  .string(EMAIL_MESSAGE)
  .check(
    unmarked,
    z.overwrite(tidyAddress),
    z.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
    z.refine(isAddress, EMAIL_MESSAGE),
  );

/** A code to be typed; empty where none is asked for. */
export const typedCode = z.optional(openCode('A code must be text', 40, 'This code is too long'));

/** A password that is being chosen, of at least `min` characters; it is never trimmed. */
export function newPassword(message: string, min = PASSWORD_MIN) {
  return z
    .string(message)
    .check(
      z.minLength(min, message),
      z.maxLength(PASSWORD_MAX, `Password can have at most ${PASSWORD_MAX} characters`),
    );
}

export const PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_MIN} characters`;
/** PRODUCT.md#fields-of-an-account has it with these words where a password is reset. */
export const PASSWORD_RESET_MESSAGE = `Password must be at least ${PASSWORD_MIN} characters long.`;
export const adminPassword = newPassword(
  `Password must be at least ${ADMIN_PASSWORD_MIN} characters`,
  ADMIN_PASSWORD_MIN,
);
export const troopNumber = requiredText(
  'Troop number is required',
  TROOP_NUMBER_MAX,
  `Troop number can have at most ${TROOP_NUMBER_MAX} characters`,
);

export const STATE_MESSAGE = 'Please select your state';
export const state = z
  .string(STATE_MESSAGE)
  .check(z.length(STATE_CODE_LENGTH, STATE_MESSAGE), z.refine(isStateCode, STATE_MESSAGE));

const STATE_FILTER_MESSAGE = 'Please choose a state from the list';
/** A state that narrows a list; `all` and empty leave it open. */
export const stateFilter = z.optional(
  z
    .string(STATE_FILTER_MESSAGE)
    .check(z.refine((value) => value === '' || value === 'all' || isStateCode(value), STATE_FILTER_MESSAGE)),
);

/** Text that narrows a list, trimmed; empty leaves it open. */
export function searchText(max: number) {
  const message = `Please search with at most ${max} characters`;
  return z.optional(z.string(message).check(trimmed, z.maxLength(max, message)));
}

const ZIP_SHORT = `ZIP code must be at least ${ZIP_MIN} digits`;
export const zipCode = z.string(ZIP_SHORT).check(
  unmarked,
  // Keyboards of phones write a dash for a hyphen.
  z.overwrite(withPlainSigns),
  z.minLength(ZIP_MIN, ZIP_SHORT),
  z.maxLength(ZIP_MAX, 'ZIP code too long'),
  isOneLine,
  z.refine(isZipCode, ZIP_SHORT),
);

/** Why a list is read: what leaves the program as a file is written into the audit log. */
export const purpose = z.optional(z.literal('export', 'The purpose can only be export'));
