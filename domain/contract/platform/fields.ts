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
  HOURS_MAX,
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
import { areHours, parseHours } from '#domain/rules/platform/hours.ts';
import { isAddress, tidyAddress } from '#domain/rules/platform/mailbox.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import {
  hasHiddenCharacter,
  hasVisibleLetter,
  isVisible,
  withoutMarks,
  withoutMarksAround,
  withPlainSigns,
} from '#domain/rules/platform/text.ts';
import { isZipCode } from '#domain/rules/sign-in/zip-code.ts';
import { isStateCode } from '#domain/us-states.ts';

/** In which language words are asked for that are long; the first one unless it is said. */
export const inLanguage = z.object({
  language: z.optional(z.enum(LANGUAGES, says(sentences.noSuchWords))),
});

/** An object body; anything else gets one plain message. */
export function form<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object(shape, says(sentences.faultyForm));
}

/** One line, which looks the same to everybody who reads it. */
export const isOneLine = z.refine<string>((value) => !hasHiddenCharacter(value), says(sentences.hiddenSign));

/** Trimmed, and without the marks that came with pasted text. */
export const trimmed = z.overwrite(withoutMarksAround);
/** The same for what no such mark is ever a part of: a telephone number, an address, a code, who logs in. */
const unmarked = z.overwrite(withoutMarks);

/** A line of text in which something must be seen; it is trimmed. */
export function requiredText(missing: Told, max: number, tooLong: Told) {
  const message = says(missing);
  return z
    .string(message)
    .check(
      trimmed,
      z.minLength(1, message),
      z.maxLength(max, says(tooLong)),
      isOneLine,
      z.refine(isVisible, message),
    );
}

/** A line of text that may be empty; it is trimmed. */
export function openText(noText: Told, max: number, tooLong: Told) {
  return z.string(says(noText)).check(trimmed, z.maxLength(max, says(tooLong)), isOneLine);
}

/** A telephone number, a code or what is only compared, which must not be blank. */
export function requiredCode(missing: Told, max: number, tooLong = missing) {
  const message = says(missing);
  return z
    .string(message)
    .check(unmarked, z.minLength(1, message), z.maxLength(max, says(tooLong)), isOneLine);
}

/** A telephone number or a code that may be empty. */
export function openCode(noText: Told, max: number, tooLong: Told) {
  return z.string(says(noText)).check(unmarked, z.maxLength(max, says(tooLong)), isOneLine);
}

/** Text that may be empty; it is kept as typed. */
export function freeText(name: string, max: number) {
  return z
    .string(says(sentences.notText({ field: name })))
    .check(z.maxLength(max, says(sentences.tooLong({ field: name, count: max }))));
}

export const notes = freeText('Notes', NOTES_MAX);
const HOURS_MESSAGE = says(sentences.hoursInvalid({ max: HOURS_MAX }));
export const hours = z.number(HOURS_MESSAGE).check(z.refine(areHours, HOURS_MESSAGE));

/** Hours as text: what is typed becomes what is sent, nothing becomes null (PRODUCT.md#hours-and-dates). */
export const hoursText = z.pipe(
  // Text that is no number becomes undefined, which is refused.
  z.transform((text: string) => parseHours(text) as number | null),
  z.nullable(hours),
);

/** A yes or no. */
export function flag(name: string) {
  return z.boolean(says(sentences.notFlag({ field: name })));
}

/** A whole number from `min` on. */
export function count(name: string, min: number, max = COUNT_MAX) {
  const message = says(sentences.notWhole({ field: name, min, max }));
  return z
    .number(message)
    .check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max, message));
}

/** A count as text: what is typed becomes what is sent, nothing becomes null. */
export function countText<T extends z.ZodMiniType>(value: T) {
  const typed = (text: string): unknown => (text.trim() === '' ? null : Number(text));
  return z.pipe(z.transform(typed), value);
}

const DATE_MESSAGE = says(sentences.dateMissing);
const DATE_TIME_MESSAGE = says(sentences.dateTimeMissing);
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
export const MOMENT_MESSAGE = says(sentences.momentMissing);
/** True for a moment as the server writes one. */
export const isMoment = (text: string) => MOMENT.test(text) && Number.isFinite(Date.parse(text));
export const moment = z.pipe(
  z.string(MOMENT_MESSAGE).check(z.refine(isMoment, MOMENT_MESSAGE)),
  z.transform((text: string) => Date.parse(text)),
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** The UUID that a client makes for what it creates, so that a retry never makes two (PRODUCT.md#write-once). */
export const newId = z.optional(
  z.string(says(sentences.idNotUuid)).check(z.toLowerCase(), z.regex(UUID, says(sentences.idNotUuid))),
);

/** An id in a path. Its form is not checked: what is not there is 404, whatever it looks like. */
export const pathId = z.string();

/** Which of what was shown is answered: what came in its place meanwhile is none of it. */
export const shownId = requiredText(sentences.answerMissing, 100, sentences.answerMissing);

export const yesOrNo = z.boolean(says(sentences.yesOrNoMissing));

/** The token of a letter's link. */
export const linkToken = z
  .string(says(sentences.linkMissing))
  .check(z.minLength(1, says(sentences.linkMissing)), z.maxLength(100, says(sentences.linkTooLong)));

const NAME_LONG = sentences.tooLong({ field: 'A name', count: PERSON_NAME_MAX });
/** A name as somebody once gave it, which is only compared. */
export const knownName = (missing: Told) => requiredCode(missing, PERSON_NAME_MAX, NAME_LONG);
const personName = (missing: Told) =>
  // Where nothing at all is seen, that is said.
  requiredText(missing, PERSON_NAME_MAX, NAME_LONG).check(
    z.refine((name) => !isVisible(name) || hasVisibleLetter(name), says(sentences.noLetter)),
  );
export const firstName = personName(sentences.firstNameMissing);
export const lastName = personName(sentences.lastNameMissing);
export const parentFirstName = personName(sentences.parentFirstNameMissing);
export const parentLastName = personName(sentences.parentLastNameMissing);

export const email = z
  .string(says(sentences.emailInvalid))
  .check(
    unmarked,
    z.overwrite(tidyAddress),
    z.maxLength(EMAIL_MAX, says(sentences.emailInvalid)),
    z.refine(isAddress, says(sentences.emailInvalid)),
  );

/** A code to be typed; empty where none is asked for. */
export const typedCode = z.optional(
  openCode(sentences.notText({ field: 'A code' }), 40, sentences.codeTooLong),
);

/** A password that is being chosen, of at least `min` characters; it is never trimmed. */
export function newPassword(tooShort: Told, min = PASSWORD_MIN) {
  const message = says(tooShort);
  return z
    .string(message)
    .check(
      z.minLength(min, message),
      z.maxLength(PASSWORD_MAX, says(sentences.passwordLong({ count: PASSWORD_MAX }))),
    );
}

export const PASSWORD_SHORT = sentences.passwordShort({ count: PASSWORD_MIN });
/** PRODUCT.md#fields-of-an-account has it with these words where a password is reset. */
export const NEW_PASSWORD_SHORT = sentences.newPasswordShort({ count: PASSWORD_MIN });
export const adminPassword = newPassword(
  sentences.passwordShort({ count: ADMIN_PASSWORD_MIN }),
  ADMIN_PASSWORD_MIN,
);
export const troopNumber = requiredText(
  sentences.troopNumberMissing,
  TROOP_NUMBER_MAX,
  sentences.tooLong({ field: 'Troop number', count: TROOP_NUMBER_MAX }),
);

const STATE_MISSING = says(sentences.stateMissing);
export const state = z
  .string(STATE_MISSING)
  .check(z.length(STATE_CODE_LENGTH, STATE_MISSING), z.refine(isStateCode, STATE_MISSING));

const STATE_NOT_LISTED = says(sentences.stateNotListed);
/** A state that narrows a list; `all` and empty leave it open. */
export const stateFilter = z.optional(
  z
    .string(STATE_NOT_LISTED)
    .check(z.refine((value) => value === '' || value === 'all' || isStateCode(value), STATE_NOT_LISTED)),
);

/** Text that narrows a list, trimmed; empty leaves it open. */
export function searchText(max: number) {
  const message = says(sentences.searchLong({ count: max }));
  return z.optional(z.string(message).check(trimmed, z.maxLength(max, message)));
}

const ZIP_SHORT = says(sentences.zipCodeShort({ count: ZIP_MIN }));
export const zipCode = z.string(ZIP_SHORT).check(
  unmarked,
  // Keyboards of phones write a dash for a hyphen.
  z.overwrite(withPlainSigns),
  z.minLength(ZIP_MIN, ZIP_SHORT),
  z.maxLength(ZIP_MAX, says(sentences.zipCodeLong)),
  isOneLine,
  z.refine(isZipCode, ZIP_SHORT),
);

/** Why a list is read: what leaves the program as a file is written into the audit log. */
export const purpose = z.optional(z.literal('export', says(sentences.purposeUnknown)));
