import { type ConsentEvent, getSignedForm } from '#domain/contract/consent/consent-proof.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { showDateTime } from '#web/lib/dates.ts';
import * as words from '#words/consent/consent-evidence.ts';
import * as record from '#words/consent/consent-record.tsx';

export type ConsentEventListProps = { studentId: string; events: readonly ConsentEvent[] };

/** A consent's events in plain words, the earliest first. */
export function ConsentEventList({ studentId, events }: ConsentEventListProps) {
  return (
    <section aria-labelledby="consent-events" className="grid gap-2">
      <h3 id="consent-events" className="text-lg">
        {record.whatHappened}
      </h3>
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <ConsentEventRow key={event.id} studentId={studentId} event={event} />
        ))}
      </ol>
    </section>
  );
}

function ConsentEventRow({ studentId, event }: { studentId: string; event: ConsentEvent }) {
  const { id, kind, happenedAt, recipient, clientAddress, adminUsername, phone, form } = event;
  const details = [
    recipient && record.toAddress(recipient),
    clientAddress && record.fromAddress(clientAddress),
    phone && record.number(phone.number, showDateTime(phone.time)),
    phone?.note,
    adminUsername && record.writtenBy(adminUsername),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[1fr_auto]">
      <span className="font-semibold">{words.events[kind]}</span>
      <time dateTime={happenedAt} className="text-ink-soft text-sm tabular-nums sm:text-end">
        {showDateTime(happenedAt)}
      </time>
      {details.length > 0 && (
        <ul className="wrap-anywhere min-w-0 text-ink-soft text-sm sm:col-span-2">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {form && (
        <a
          href={addressOf(getSignedForm, { id: studentId, eventId: id })}
          download
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-forest underline sm:col-span-2"
        >
          {record.saveForm(form.type === 'application/pdf' ? 'PDF' : record.picture, sizeOf(form.bytes))}
        </a>
      )}
    </li>
  );
}

const KILOBYTE = 1024;

function sizeOf(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
