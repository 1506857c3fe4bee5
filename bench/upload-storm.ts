import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { createInterface } from 'node:readline';
import { ACTIVITY_TYPE, createProject, type Project } from '../domain/contract/notebook/projects.ts';
import { getStep, type Step } from '../domain/contract/notebook/steps.ts';
import { getUpload, type UploadResult, uploadStepPhotos } from '../domain/contract/photos/photos.ts';
import { addressOf } from '../domain/contract/platform/endpoint.ts';
import { residentMegabytes } from './memory.ts';

export type Storm = {
  /** Photos that the step lists afterwards and whose picture is served. */
  kept: number;
  seconds: number;
  /** The server and its picture process together. */
  peakMegabytes: number;
};

const SERVER = `${import.meta.dirname}/../server/testing/serve.ts`;
const STEP = 2;

/** Starts the real program and sends it all of `paths` at the same moment, each in a request of its own. */
export async function sendAtOnce(paths: readonly string[]): Promise<Storm> {
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: process.env,
  });
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    // Each of another child: one alone may not have so many on their way.
    const { url } = JSON.parse(line);
    const scouts = await Promise.all(paths.map(async (path) => ({ path, ...(await beginAsScout(url)) })));
    const start = performance.now();
    await Promise.all(scouts.map(({ client, address, path }) => client.upload(address, path)));
    const seconds = (performance.now() - start) / 1000;
    let kept = 0;
    for (const { client, projectId } of scouts) {
      const step = await client.get<Step>(addressOf(getStep, { id: projectId, stepNumber: STEP }));
      for (const { filename } of step.photos)
        kept += Number(await client.has(addressOf(getUpload, { filename })));
    }
    return { kept, seconds, peakMegabytes: await residentMegabytes(server.pid ?? 0, 'VmHWM') };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function beginAsScout(server: string) {
  const client = await signIn(server);
  const { id: projectId } = await client.post<Project>(addressOf(createProject), {
    name: 'Storm',
    activityType: ACTIVITY_TYPE,
  });
  return { client, projectId, address: addressOf(uploadStepPhotos, { projectId, stepNumber: STEP }) };
}

async function signIn(server: string) {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${server}/api/testing/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ as: 'student' }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(server + path, { ...init, headers: { ...init.headers, cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    get: async <T>(path: string) => (await (await call(path, {})).json()) as T,
    post: async <T>(path: string, body: object) =>
      (await (await call(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()) as T,
    has: async (path: string) => (await (await call(path, {})).bytes()).length > 0,
    upload: async (path: string, file: string): Promise<UploadResult> => {
      const form = new FormData();
      form.append('photos', await openAsBlob(file), 'photo');
      return (await (await call(path, { method: 'POST', body: form })).json()) as UploadResult;
    },
  };
}
