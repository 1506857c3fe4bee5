import type { ConsentEventKind } from '#domain/rules/consent.ts';
import * as evidenceWords from '#languages/en/consent-evidence.ts';
import { spokenUtcDay, spokenUtcTime } from '#server/db/timestamps.ts';
import { makeSlots } from '#server/files/slots.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import type { Block, Dated, PdfDocument } from '#server/pdf/pdf-document.ts';
import type { Evidence } from './evidence.service.ts';
import type { EvidenceEvent, EvidenceRecord } from './evidence.store.ts';
import { termsBlocks } from './terms-blocks.service.ts';

export type CertificateFacts = {
  readonly siteName: string;
  /** When it is made, in milliseconds since 1970. */
  readonly madeAt: number;
};

const TITLE = 'Certificate of Consent';
const NOT_KEPT = 'Not given, or not kept any longer';
const SIGNATURE_PT = { width: 240, height: 90 };
/** How much of the fingerprint stands at the foot of every page; all of it is at the end. */
const FOOT_DIGITS = 16;
const MILESTONES: readonly ConsentEventKind[] = ['signed', 'confirmed', 'phone', 'form'];

const timeOf = (iso: string) => spokenUtcTime(Date.parse(iso));

/** To the second: what happens within one minute has an order, too. */
function clockOf(iso: string): string {
  return `${iso.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm:ss'.length)} UTC`;
}

/** What proves a consent, as a document: who agreed to which words, how, when and from where, and all that happened since. */
export function certificateOf(evidence: Evidence, { siteName, madeAt }: CertificateFacts): PdfDocument {
  const { childName, username, state, records, events, hash } = evidence;
  const last = records.at(-1);
  return {
    title: `${TITLE}: ${childName}`,
    paper: 'letter',
    foot: `${siteName} · ${TITLE} · Fingerprint ${hash.slice(0, FOOT_DIGITS)}…`,
    blocks: [
      {
        kind: 'title',
        text: TITLE,
        lines: [`For ${childName} (${username})`, `Made by ${siteName} on ${spokenUtcTime(madeAt)}`],
      },
      {
        kind: 'facts',
        facts: [
          { label: 'How it stands', value: evidenceWords.states[state] },
          { label: 'How it was given', value: evidenceWords.methods[last?.method ?? 'signature'] },
          { label: 'By', value: last?.parentName || NOT_KEPT },
          { label: 'Times', value: 'All times in this document are in UTC.' },
        ],
      },
      ...records.flatMap((record, index) => recordBlocks(record, index, records)),
      { kind: 'heading', text: 'What happened' },
      { kind: 'timeline', heads: ['When', 'What happened'], moments: momentsOf(events, records) },
      ...fingerprintOf(hash),
      { kind: 'page' },
      ...wordsOf(records),
    ],
  };
}

function recordBlocks(record: EvidenceRecord, index: number, records: readonly EvidenceRecord[]): Block[] {
  const { parentName, signature, terms, method } = record;
  const which = records.length === 1 ? 'Who agreed to what' : `Record ${index + 1} of ${records.length}`;
  const isReplaced = records.some(({ supersedes }) => supersedes === record.id);
  return [
    { kind: 'heading', text: isReplaced ? `${which}, which a later one replaced` : which },
    {
      kind: 'facts',
      facts: [
        { label: 'Parent or guardian', value: parentName || NOT_KEPT },
        { label: 'E-mail address', value: record.parentEmail ?? NOT_KEPT },
        ...record.corrections.map(({ parentEmail, correctedAt, adminUsername }) => ({
          label: 'Put right',
          value: parentEmail ?? NOT_KEPT,
          note: `${timeOf(correctedAt)}, by the administrator ${adminUsername}`,
        })),
        { label: 'Phone', value: record.parentPhone ?? NOT_KEPT },
        { label: signature === null ? 'Recorded' : 'Signed', value: timeOf(record.signedAt) },
        { label: 'How', value: evidenceWords.methods[method] },
        { label: 'Network address', value: record.clientAddress ?? NOT_KEPT },
        { label: 'Browser', value: record.browser ?? NOT_KEPT },
        { label: 'Words', value: `Version ${terms.version}`, note: `SHA-256 ${terms.hash}` },
      ],
    },
    ...signatureOf(record),
  ];
}

function signatureOf({ signature, parentName, method }: EvidenceRecord): Block[] {
  if (signature === null) {
    const text =
      method === 'form'
        ? 'The signature stands on the form, which is kept as a file.'
        : 'The signature is not kept any longer.';
    return [{ kind: 'paragraph', text }];
  }
  const image = Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64');
  const alt = `Signature of ${parentName}`;
  return [
    {
      kind: 'drawing',
      image,
      ...SIGNATURE_PT,
      alt,
      note: "Signature, as it was given on the child's device",
    },
  ];
}

function momentsOf(events: readonly EvidenceEvent[], records: readonly EvidenceRecord[]): Dated[] {
  return events.map((event) => ({
    date: spokenUtcDay(Date.parse(event.happenedAt)),
    day: clockOf(event.happenedAt),
    title: evidenceWords.events[event.kind],
    details: detailsOf(event, records),
    isMilestone: MILESTONES.includes(event.kind),
  }));
}

/** Whom and from where, which words, and what was written down. */
function detailsOf(event: EvidenceEvent, records: readonly EvidenceRecord[]): string[] {
  const { phone, words, formHash, permission, troop } = event;
  const position = records.findIndex(({ id }) => id === event.recordId) + 1;
  return [
    records.length > 1 && `Record ${position}`,
    event.recipient && `To ${event.recipient}`,
    event.clientAddress && `From ${event.clientAddress}`,
    event.browser && `With ${event.browser}`,
    event.adminUsername && `Written down by the administrator ${event.adminUsername}`,
    phone && `Number ${phone.number}, on ${timeOf(phone.time)}`,
    phone?.note && `Note: ${phone.note}`,
    formHash && `File: ${event.form?.type ?? ''}, SHA-256 ${formHash}`,
    permission && `For: ${evidenceWords.permissions[permission]}${troop ? `, ${troop}` : ''}`,
    words && `Words: ${words.version === null ? '' : `version ${words.version}, `}SHA-256 ${words.hash}`,
  ].filter((it) => typeof it === 'string' && it !== '') as string[];
}

function fingerprintOf(hash: string): Block[] {
  return [
    { kind: 'heading', text: 'Fingerprint of this evidence' },
    { kind: 'paragraph', text: `SHA-256 ${hash}` },
    {
      kind: 'paragraph',
      text: 'It is made of all records and events above, with the words and the signatures. Two certificates with the same fingerprint tell the same; where it differs, something has happened between them.',
    },
  ];
}

/** The words of each version that was agreed to, once. */
function wordsOf(records: readonly EvidenceRecord[]): Block[] {
  const versions = new Map(records.map(({ terms }) => [terms.hash, terms]));
  return [...versions.values()].flatMap((terms): Block[] => [
    { kind: 'heading', text: `The words that were agreed to, version ${terms.version}` },
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
