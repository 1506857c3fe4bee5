import type { ReactNode } from 'react';
import type { HowItIs } from '#domain/contract/how-it-is.ts';
import { CLEARING_JOBS, type ClearingJob } from '#domain/rules/clearing-jobs.ts';
import { daysLeft, type RowName } from '#domain/rules/how-it-is.ts';
import { spokenBytes } from '#domain/rules/how-it-is-telling.ts';
import { spokenCount } from '#domain/rules/spoken-count.ts';
import { showDateTime, showDay } from '#web/lib/dates.ts';

type Figure = readonly [name: string, value: ReactNode] | null | false;

const moment = (text: string) => <time dateTime={text}>{showDateTime(text)}</time>;
const since = (name: string, text: string | null): Figure => text !== null && [name, moment(text)];
const doings = (jobs: readonly ClearingJob[]) => jobs.map((job) => CLEARING_JOBS[job].does).join('; ');

function ofDisk(it: HowItIs): Figure[] {
  const { disk, photos } = it;
  const days = daysLeft(it);
  return [
    disk && ['Free', `${spokenBytes(disk.freeBytes)} of ${spokenBytes(disk.totalBytes)}`],
    photos?.growth != null && [
      'Photos grow by',
      `${spokenBytes(photos.growth.bytesADay)} a day, seen over ${photos.growth.days} days`,
    ],
    days !== null && ['Full in', `about ${days.toLocaleString('en-US')} days, if they go on so`],
  ];
}

function ofMail({ mail }: HowItIs): Figure[] {
  if (!mail) return [];
  return [
    mail.waiting.count > 0 && ['Waiting', spokenCount(mail.waiting)],
    since('The first since', mail.waitingSince),
    mail.failed.count > 0 && ['Not sent', spokenCount(mail.failed)],
  ];
}

function ofFiles({ files, photos }: HowItIs): Figure[] {
  const last = photos?.last;
  return [
    ['Stored in', files.place === 'disk' ? 'the data folder' : 'a bucket'],
    last != null && [
      'Photos',
      `${last.count.toLocaleString('en-US')}, ${spokenBytes(last.bytes)}, on ${showDay(last.countedAt.slice(0, 10))}`,
    ],
    ['Tried', moment(files.checkedAt)],
  ];
}

const FIGURES: { readonly [R in RowName]: (it: HowItIs) => readonly Figure[] } = {
  backup: ({ backup }) => [
    since('Made', backup?.last?.madeAt ?? null),
    backup?.last != null && ['Size', spokenBytes(backup.last.bytes)],
  ],
  drill: ({ drill }) => [since('Tried', drill?.last ?? null)],
  mail: ofMail,
  consents: ({ consents }) => [
    consents !== null && consents.waiting.count > 0 && ['Scouts', spokenCount(consents.waiting)],
    since('Signed first', consents?.signedSince ?? null),
  ],
  disk: ofDisk,
  files: ofFiles,
  database: ({ database }) => [
    database && ['Kind', database.engine],
    database && ['Size', spokenBytes(database.bytes)],
    database?.migration != null && ['Tables of', database.migration],
  ],
  clearing: ({ clearing }) => [
    since('Ended', clearing?.lastAt ?? null),
    clearing !== null && clearing.failed.length > 0 && ['Failed', doings(clearing.failed)],
    clearing !== null && clearing.late.length > 0 && ['Late', doings(clearing.late)],
  ],
  administrators: ({ administrators: it }) => [
    it && ['Administrators', it.count.toLocaleString('en-US')],
    it && ['Without an authenticator app', it.withoutSecondFactor.toLocaleString('en-US')],
  ],
  address: ({ address: { url } }) => [url !== null && ['Address', url]],
  operator: () => [],
  processes: ({ processes }) =>
    (processes?.versions ?? []).map(
      ({ version, count }): Figure => [`Version ${version}`, count.toLocaleString('en-US')],
    ),
  machine: ({ machine: { version, node, startedAt } }) => [
    ['Version', version],
    ['Runs since', moment(startedAt)],
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
