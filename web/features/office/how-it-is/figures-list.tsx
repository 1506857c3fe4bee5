import type { ReactNode } from 'react';
import type { HowItIs } from '#domain/contract/office/how-it-is.ts';
import type { ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';
import { MAIL_PROBLEM_WORDS } from '#domain/rules/mail/mail-problems.ts';
import { daysLeft, type RowName } from '#domain/rules/office/how-it-is.ts';
import { showDateTime, showDay } from '#web/lib/dates.ts';
import { does } from '#words/keeping/clearing.ts';
import * as words from '#words/office/how-it-is.tsx';
import { spokenBytes } from '#words/office/how-it-is-rows.ts';
import { LOCALE } from '#words/platform/language.ts';
import { spokenCount } from '#words/platform/spoken-count.ts';
import { said } from '#words/sentences.ts';

type Figure = readonly [name: string, value: ReactNode] | null | false;

const moment = (text: string) => <time dateTime={text}>{showDateTime(text)}</time>;
const since = (name: string, text: string | null): Figure => text !== null && [name, moment(text)];
const doings = (jobs: readonly ClearingJob[]) => jobs.map(does).join('; ');

function ofDisk(it: HowItIs): Figure[] {
  const { disk, photos } = it;
  const days = daysLeft(it);
  return [
    disk && [words.free, words.freeOf(spokenBytes(disk.freeBytes), spokenBytes(disk.totalBytes))],
    photos?.growth != null && [
      words.growBy,
      words.aDay(spokenBytes(photos.growth.bytesADay), photos.growth.days),
    ],
    days !== null && [words.fullIn, words.aboutDays(days.toLocaleString(LOCALE))],
  ];
}

function ofMail({ mail }: HowItIs): Figure[] {
  if (!mail) return [];
  return [
    mail.waiting.count > 0 && [words.waiting, spokenCount(mail.waiting)],
    since(words.firstSince, mail.waitingSince),
    mail.failed.count > 0 && [words.notSent, spokenCount(mail.failed)],
    mail.problem !== null && [words.askedJustNow, said(MAIL_PROBLEM_WORDS[mail.problem])],
  ];
}

function ofFiles({ files, photos }: HowItIs): Figure[] {
  const last = photos?.last;
  return [
    [words.storedIn, files.place === 'disk' ? words.dataFolder : words.bucket],
    last != null && [
      words.photos,
      words.countedOn(
        last.count.toLocaleString(LOCALE),
        spokenBytes(last.bytes),
        showDay(last.countedAt.slice(0, 10)),
      ),
    ],
    [words.tried, moment(files.checkedAt)],
  ];
}

const FIGURES: { readonly [R in RowName]: (it: HowItIs) => readonly Figure[] } = {
  backup: ({ backup }) => [
    since(words.made, backup?.last?.madeAt ?? null),
    backup?.last != null && [words.size, spokenBytes(backup.last.bytes)],
  ],
  drill: ({ drill }) => [since(words.tried, drill?.last ?? null)],
  mail: ofMail,
  consents: ({ consents }) => [
    consents !== null && consents.waiting.count > 0 && [words.scouts, spokenCount(consents.waiting)],
    since(words.signedFirst, consents?.signedSince ?? null),
  ],
  disk: ofDisk,
  files: ofFiles,
  database: ({ database }) => [
    database && [words.kind, database.engine],
    database && [words.size, spokenBytes(database.bytes)],
    database?.migration != null && [words.tablesOf, database.migration],
  ],
  clearing: ({ clearing }) => [
    since(words.ended, clearing?.lastAt ?? null),
    clearing !== null && clearing.failed.length > 0 && [words.failedJobs, doings(clearing.failed)],
    clearing !== null && clearing.late.length > 0 && [words.lateJobs, doings(clearing.late)],
  ],
  administrators: ({ administrators: it }) => [
    it && [words.administrators, it.count.toLocaleString(LOCALE)],
    it && [words.withoutApp, it.withoutSecondFactor.toLocaleString(LOCALE)],
  ],
  address: ({ address: { url } }) => [url !== null && [words.address, url]],
  operator: () => [],
  processes: ({ processes }) =>
    (processes?.versions ?? []).map(
      ({ version, count }): Figure => [words.versionNumber(version), count.toLocaleString(LOCALE)],
    ),
  machine: ({ machine: { version, node, startedAt } }) => [
    [words.version, version],
    [words.runsSince, moment(startedAt)],
    ['Node.js', node],
  ],
};

/** The figures of a row, since when and how many. */
export function FiguresList({ row, it }: { row: RowName; it: HowItIs }) {
  const figures = FIGURES[row](it).filter((figure) => figure !== null && figure !== false);
  if (figures.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
