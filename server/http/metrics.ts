import type { Vitals } from './vitals.ts';

/** What is looked up at the moment of asking; NaN where it could not be. */
export type Looked = {
  /** How late the event loop was since it was last asked, by quantile, in seconds. */
  readonly eventLoopDelay: Readonly<Record<'0.5' | '0.99' | '1', number>>;
  readonly residentBytes: number;
  readonly cpuSeconds: number;
  /** How much waits in each line. */
  readonly waiting: Readonly<Record<'pictures' | 'heavy_pictures' | 'database', number>>;
  readonly mails: number;
};

type Kind = 'counter' | 'gauge' | 'histogram' | 'summary';

function metric(name: string, kind: Kind, help: string, samples: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...samples, ''].join('\n');
}

function single(name: string, kind: Kind, help: string, value: number): string {
  return metric(name, kind, help, [`${name} ${value}`]);
}

function labelled(
  name: string,
  kind: Kind,
  help: string,
  label: string,
  values: Readonly<Record<string, number>>,
): string {
  const samples = Object.entries(values).map(([is, value]) => `${name}{${label}="${is}"} ${value}`);
  return metric(name, kind, help, samples);
}

/** The metrics in the text format of Prometheus. Labels are routes and kinds, never anything of a person. */
export function describeMetrics(vitals: Vitals, looked: Looked): string {
  const { durations, faults, openRequests, openUploads, refused } = vitals;
  const duration = 'rootling_request_duration_seconds';
  const answers = 'Requests by method, route and status, from the head to the end of the answer.';
  return [
    metric(duration, 'histogram', answers, durations.samples(duration)),
    single('rootling_requests_open', 'gauge', 'Requests at work.', openRequests),
    single('rootling_uploads_open', 'gauge', 'Uploads at work.', openUploads),
    single('rootling_requests_refused_total', 'counter', 'Requests refused for overload.', refused),
    labelled('rootling_faults_total', 'counter', 'Requests failed on our side.', 'of', faults),
    labelled(
      'rootling_event_loop_delay_seconds',
      'gauge',
      'How late the event loop was since the last scrape.',
      'quantile',
      looked.eventLoopDelay,
    ),
    labelled('rootling_waiting', 'gauge', 'Tasks that wait, by line.', 'line', looked.waiting),
    single('rootling_mails_waiting', 'gauge', 'Mails not sent yet.', looked.mails),
    single('process_resident_memory_bytes', 'gauge', 'Resident memory.', looked.residentBytes),
    single('process_cpu_seconds_total', 'counter', 'CPU time.', looked.cpuSeconds),
  ].join('');
}
