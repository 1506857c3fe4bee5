/**
 * A scout's actions as a process of its own, in the network of the containers. It takes orders from the environment,
 * and prints one line of JSON.
 */

import { changeProject, getProject, type Project } from '#domain/contract/notebook/projects.ts';
import { getUpload, type UploadResult, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { beginAsScout, openBrowser, type ScoutBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import type { Left, Load } from './visitor.ts';

const SCOUT = { username: 'willow', password: 'acorn-and-oak' };
/** Requests that are always under way. */
const AT_ONCE = 4;

const url = process.env.VISIT_URL ?? '';
const left: Left = JSON.parse(process.env.VISIT_LEFT ?? '{}');

async function begin(): Promise<Left> {
  const call = openBrowser();
  const projectId = await beginAsScout({ url }, call, SCOUT.username);
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg(600))], { type: 'image/jpeg' }), 'jar.jpg');
  const sent = await call({ url }, uploadStepPhotos, { projectId, stepNumber: 3 }, form);
  const [photo] = ((await sent.json()) as UploadResult).photos;
  const { name } = await projectOf(call, projectId);
  return { projectId, name, filename: photo?.filename ?? '', size: photo?.size ?? 0 };
}

async function projectOf(call: ScoutBrowser, id: string): Promise<Project> {
  return (await call({ url }, getProject, { id })).json() as Promise<Project>;
}

async function comeBack(): Promise<ScoutBrowser> {
  const call = openBrowser();
  await call({ url }, login, {}, SCOUT);
  return call;
}

async function photoSize(call: ScoutBrowser): Promise<number> {
  const shown = await call({ url }, getUpload, { filename: left.filename });
  return (await shown.arrayBuffer()).byteLength;
}

/** @throws Error that says what is not as it was left. */
async function look(): Promise<string> {
  const call = await comeBack();
  const { name } = await projectOf(call, left.projectId);
  if (name !== left.name) throw new Error(`The project is called ${name}, and not ${left.name}.`);
  const size = await photoSize(call);
  if (size !== left.size) throw new Error(`The photo has ${size} bytes, and not ${left.size}.`);
  return 'all there';
}

/** Reads and writes without a pause for some seconds, as several tabs would. */
async function load(): Promise<Load> {
  const call = await comeBack();
  const until = Date.now() + Number(process.env.VISIT_SECONDS) * 1000;
  const failures: string[] = [];
  let [requests, { name }] = [0, left];
  const write = async () => {
    const wanted = `Willow by the creek ${requests}`;
    await call({ url }, changeProject, { id: left.projectId }, { name: wanted });
    name = wanted;
  };
  const goOn = async (work: () => Promise<unknown>) => {
    while (Date.now() < until) {
      requests += 1;
      await work().catch((error: unknown) => failures.push(errorMessage(error)));
    }
  };
  const reads = Array.from({ length: AT_ONCE - 1 }, () => goOn(() => photoSize(call)));
  await Promise.all([goOn(write), ...reads]);
  return { requests, failures, name };
}

async function page(): Promise<string> {
  return (await fetch(url)).text();
}

const ACTIONS: Readonly<Record<string, () => Promise<unknown>>> = { begin, look, load, page };
const action = ACTIONS[process.env.VISIT_ACTION ?? ''];
if (!action) throw new Error('VISIT_ACTION says what is to be done.');
try {
  console.log(JSON.stringify(await action()));
} catch (error) {
  console.log(errorMessage(error));
  process.exitCode = 1;
}
