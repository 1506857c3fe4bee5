import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { scrape } from '#server/testing/scrape.ts';

async function start(environment: Record<string, string>): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-metrics-'));
  const program = await startProgram({ DATA_DIR: dataDir, ...environment });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  return program;
}

test('metrics are served on this machine alone and tell requests, lines, memory and delay, and nothing of a person', async () => {
  const program = await start({ METRICS_PORT: '0' });
  const call = openBrowser();
  const projectId = await beginAsScout(program, call);
  await call(program, listTrackingEntries, { projectId });
  await call(program, listTrackingEntries, { projectId });
  await fetch(`${program.url}${getUser.path}?q=willow`);
  await fetch(`${program.url}/api/willow`);
  expect(program.log()).toContain('Metrics at http://127.0.0.1:');
  const [address = ''] = /http:\/\/[\d.:]+\/metrics/.exec(program.log()) ?? [];
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  await response.text();
  const route = (text: string, status: number) =>
    `rootling_request_duration_seconds_count{method="GET",route="${text}",status="${status}"}`;
  const samples = await vi.waitFor(async () => {
    const found = await scrape(program);
    expect(found.get(route('none', 404))).toBe(1);
    return found;
  });
  expect(samples.get(route(listTrackingEntries.path, 200))).toBe(2);
  expect(samples.get(route(getUser.path, 401))).toBe(1);
  expect(samples.get('rootling_requests_open')).toBe(0);
  expect(samples.get('rootling_uploads_open')).toBe(0);
  expect(samples.get('rootling_mails_waiting')).toBe(0);
  expect(samples.get('rootling_faults_total{of="database"}')).toBe(0);
  for (const line of ['pictures', 'heavy_pictures', 'database']) {
    expect(samples.get(`rootling_waiting{line="${line}"}`)).toBe(0);
  }
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(20_000_000);
  expect(samples.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0);
  expect([...samples.keys()].join('\n')).not.toMatch(new RegExp(`willow|reyes|${projectId}`, 'i'));
});

test('without METRICS_PORT there are none, and never on the port of the pages', async () => {
  const program = await start({});
  expect(program.log()).not.toContain('/metrics');
  const other = await start({ METRICS_PORT: '0' });
  const response = await fetch(`${other.url}/metrics`, { headers: { accept: 'text/plain' } });
  expect(await response.text()).not.toContain('rootling_');
});
