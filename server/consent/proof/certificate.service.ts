import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import type { ConsentEventKind } from '#domain/rules/consent/consent.ts';
import { documentWords } from '#languages/documents.ts';
import { spokenUtcDay, spokenUtcTime } from '#server/platform/db/timestamps.ts';
import { makeSlots } from '#server/platform/files/slots.ts';
import { type Block, type Dated, makePdf, type PdfDocument } from '#server/report/exports.ts';
import type { Evidence } from './evidence.service.ts';
import type { EvidenceEvent, EvidenceRecord } from './evidence.store.ts';
import { termsBlocks } from './terms-blocks.service.ts';

export type CertificateFacts = {
  readonly siteName: string;
  /** When it is made, in milliseconds since 1970. */
  readonly madeAt: number;
};

const WORDS = documentWords('certificate');
const SIGNATURE_PT = { width: 240, height: 90 };
/** Digits of the fingerprint at the foot of every page; the end has all of it. */
const FOOT_DIGITS = 16;
const MILESTONES: readonly ConsentEventKind[] = ['signed', 'confirmed', 'phone', 'form'];

const timeOf = (iso: string, language: Language) => spokenUtcTime(Date.parse(iso), language);

/** To the second: what happens within one minute has an order, too. */
function clockOf(iso: string): string {
  return `${iso.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm:ss'.length)} UTC`;
}

/**
 * Makes the certificate of a consent: signer, words, time and place, and all events since. It is in the language of
 * the last signature (PRODUCT.md#the-language-of-a-consent).
 */
export function certificateOf(evidence: Evidence, { siteName, madeAt }: CertificateFacts): PdfDocument {
  const { childName, username, state, records, events, hash } = evidence;
  const last = records.at(-1);
  const language = last?.language ?? FIRST_LANGUAGE;
  const words = WORDS[language];
  return {
    title: `${words.title}: ${childName}`,
    language,
    paper: 'letter',
    foot: `${siteName} · ${words.title} · ${words.fingerprintBegins(hash.slice(0, FOOT_DIGITS))}`,
    blocks: [
      {
        kind: 'title',
        text: words.title,
        lines: [words.forChild(childName, username), words.madeBy(siteName, spokenUtcTime(madeAt, language))],
      },
      {
        kind: 'facts',
        facts: [
          { label: words.howItStands, value: words.states[state] },
          { label: words.howItWasGiven, value: words.methods[last?.method ?? 'signature'] },
          { label: words.by, value: last?.parentName || words.notKept },
          { label: words.times, value: words.timesAreUtc },
        ],
      },
      ...records.flatMap((record, index) => recordBlocks(record, { index, records, language })),
      { kind: 'heading', text: words.whatHappened },
      {
        kind: 'timeline',
        heads: [words.when, words.whatHappened],
        moments: momentsOf(events, records, language),
      },
      ...fingerprintOf(hash, language),
      { kind: 'page' },
      ...wordsOf(records, language),
    ],
  };
}

type Place = { index: number; records: readonly EvidenceRecord[]; language: Language };

function headingOf({ id }: EvidenceRecord, { index, records, language }: Place): string {
  const words = WORDS[language];
  const isReplaced = records.some(({ supersedes }) => supersedes === id);
  if (records.length === 1) return isReplaced ? words.whoAgreedReplaced : words.whoAgreed;
  const say = isReplaced ? words.recordOfReplaced : words.recordOf;
  return say(index + 1, records.length);
}

function recordBlocks(record: EvidenceRecord, place: Place): Block[] {
  const { parentName, signature, terms, method } = record;
  const { language } = place;
  const words = WORDS[language];
  return [
    { kind: 'heading', text: headingOf(record, place) },
    {
      kind: 'facts',
      facts: [
        { label: words.parent, value: parentName || words.notKept },
        { label: words.email, value: record.parentEmail ?? words.notKept },
        ...record.corrections.map(({ parentEmail, correctedAt, adminUsername }) => ({
          label: words.putRight,
          value: parentEmail ?? words.notKept,
          note: words.putRightBy(timeOf(correctedAt, language), adminUsername),
        })),
        { label: words.phone, value: record.parentPhone ?? words.notKept },
        {
          label: signature === null ? words.recorded : words.signed,
          value: timeOf(record.signedAt, language),
        },
        { label: words.how, value: words.methods[method] },
        { label: words.networkAddress, value: record.clientAddress ?? words.notKept },
        { label: words.browser, value: record.browser ?? words.notKept },
        { label: words.words, value: words.version(terms.version), note: `SHA-256 ${terms.hash}` },
      ],
    },
    ...signatureOf(record, language),
  ];
}

function signatureOf({ signature, parentName, method }: EvidenceRecord, language: Language): Block[] {
  const words = WORDS[language];
  if (signature === null) {
    const text = method === 'form' ? words.onTheForm : words.signatureNotKept;
    return [{ kind: 'paragraph', text }];
  }
  const image = Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64');
  const alt = words.signatureOf(parentName);
  return [
    {
      kind: 'drawing',
      image,
      ...SIGNATURE_PT,
      alt,
      note: words.signatureNote,
    },
  ];
}

function momentsOf(
  events: readonly EvidenceEvent[],
  records: readonly EvidenceRecord[],
  language: Language,
): Dated[] {
  return events.map((event) => ({
    date: spokenUtcDay(Date.parse(event.happenedAt), language),
    day: clockOf(event.happenedAt),
    title: WORDS[language].events[event.kind],
    details: detailsOf(event, records, language),
    isMilestone: MILESTONES.includes(event.kind),
  }));
}

/** Returns the person, the address, the words and the notes of an event. */
function detailsOf(event: EvidenceEvent, records: readonly EvidenceRecord[], language: Language): string[] {
  const words = WORDS[language];
  const { phone, formHash, permission, troop } = event;
  const position = records.findIndex(({ id }) => id === event.recordId) + 1;
  return [
    records.length > 1 && words.record(position),
    event.recipient && words.to(event.recipient),
    event.clientAddress && words.from(event.clientAddress),
    event.browser && words.withBrowser(event.browser),
    event.adminUsername && words.writtenBy(event.adminUsername),
    phone && words.numberOn(phone.number, timeOf(phone.time, language)),
    phone?.note && words.note(phone.note),
    formHash && words.file(event.form?.type ?? '', formHash),
    permission && words.permitted(words.permissions[permission], troop),
    event.words && words.wordsOf(event.words.version, event.words.hash),
  ].filter((it) => typeof it === 'string' && it !== '') as string[];
}

function fingerprintOf(hash: string, language: Language): Block[] {
  const words = WORDS[language];
  return [
    { kind: 'heading', text: words.fingerprint },
    { kind: 'paragraph', text: `SHA-256 ${hash}` },
    { kind: 'paragraph', text: words.aboutFingerprint },
  ];
}

/** The words of each version that was agreed to, once. */
function wordsOf(records: readonly EvidenceRecord[], language: Language): Block[] {
  const versions = new Map(records.map(({ terms }) => [terms.hash, terms]));
  return [...versions.values()].flatMap((terms): Block[] => [
    { kind: 'heading', text: WORDS[language].agreedTo(terms.version) },
    { kind: 'paragraph', text: `SHA-256 ${terms.hash}` },
    ...termsBlocks(terms),
  ]);
}

// A document takes a thread.
const inTurn = makeSlots(1);

/**
 * The certificate as a PDF; certificates are set one after the other.
 * @throws whatever `gone` was aborted with.
 */
export function makeCertificate(
  evidence: Evidence,
  facts: CertificateFacts,
  gone: AbortSignal,
): Promise<Buffer> {
  return inTurn(() => makePdf(certificateOf(evidence, facts), gone), { signal: gone });
}
