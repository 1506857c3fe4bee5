import type { ReactNode } from 'react';
import type { SystemHealth } from '#domain/contract/office/system-health.ts';
import type { ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';
import { MAIL_PROBLEM_WORDS } from '#domain/rules/mail/mail-problems.ts';
import { daysLeft, type RowName } from '#domain/rules/office/system-health.ts';
import { spokenBytes } from '#domain/rules/spoken-bytes.ts';
import { showDateTime, showDay } from '#web/lib/dates.ts';
import { does } from '#words/keeping/clearing.ts';
import * as words from '#words/office/system-health.tsx';
import { LOCALE } from '#words/platform/language.ts';
import { spokenCount } from '#words/platform/spoken-count.ts';
import { said } from '#words/sentences.ts';

/** Without a value it is not shown. */
type Figure = readonly [name: string, value: ReactNode];

const moment = (text?: string | null) => text && <time dateTime={text}>{showDateTime(text)}</time>;
const size = (bytes: number) => spokenBytes(bytes, LOCALE);
const number = (count: number) => count.toLocaleString(LOCALE);
const some = (counted?: { count: number; isMore: boolean }) =>
  counted && counted.count > 0 && spokenCount(counted);
const doings = (jobs: readonly ClearingJob[] = []) => jobs.map(does).join('; ');

const FIGURES: { readonly [R in RowName]: (health: SystemHealth) => readonly Figure[] } = {
  backup: ({ backup }) => [
    [words.made, moment(backup?.last?.madeAt)],
    [words.size, backup?.last && size(backup.last.bytes)],
  ],
  drill: ({ drill }) => [[words.tried, moment(drill?.last)]],
  mail: ({ mail }) => [
    [words.waiting, some(mail?.waiting)],
    [words.firstSince, moment(mail?.waitingSince)],
    [words.notSent, some(mail?.failed)],
    [words.askedJustNow, mail?.problem && said(MAIL_PROBLEM_WORDS[mail.problem])],
  ],
  consents: ({ consents }) => [
    [words.scouts, some(consents?.waiting)],
    [words.signedFirst, moment(consents?.signedSince)],
  ],
  disk: (health) => {
    const { disk, photos } = health;
    const growth = photos?.growth;
    const days = daysLeft(health);
    return [
      [words.free, disk && words.freeOf(size(disk.freeBytes), size(disk.totalBytes))],
      [words.growBy, growth && words.aDay(size(growth.bytesADay), growth.days)],
      [words.fullIn, days !== null && words.aboutDays(number(days))],
    ];
  },
  files: ({ files, photos }) => {
    const last = photos?.last;
    return [
      [words.storedIn, files.place === 'disk' ? words.dataFolder : words.bucket],
      [
        words.photos,
        last && words.countedOn(number(last.count), size(last.bytes), showDay(last.countedAt.slice(0, 10))),
      ],
      [words.tried, moment(files.checkedAt)],
    ];
  },
  database: ({ database }) => [
    [words.kind, database?.engine],
    [words.size, database && size(database.bytes)],
    [words.tablesOf, database?.migration],
  ],
  clearing: ({ clearing }) => [
    [words.ended, moment(clearing?.lastAt)],
    [words.failedJobs, doings(clearing?.failed)],
    [words.lateJobs, doings(clearing?.late)],
  ],
  administrators: ({ administrators }) => [
    [words.administrators, administrators && number(administrators.count)],
    [words.withoutApp, administrators && number(administrators.withoutSecondFactor)],
  ],
  address: ({ address }) => [[words.address, address.url]],
  operator: () => [],
  processes: ({ processes }) =>
    (processes?.versions ?? []).map((it) => [words.versionNumber(it.version), number(it.count)]),
  machine: ({ machine }) => [
    [words.version, machine.version],
    [words.runsSince, moment(machine.startedAt)],
    ['Node.js', machine.node],
  ],
};

/** The figures of a row, since when and how many. */
export function FiguresList({ of, health }: { of: RowName; health: SystemHealth }) {
  const figures = FIGURES[of](health).filter(([, value]) => value);
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
