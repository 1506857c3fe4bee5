import { readFile } from 'node:fs/promises';
import type { APIResponse, Page } from '@playwright/test';
import { giveParentConsent, type LeadersAnswer } from '#domain/contract/consent/consent.ts';
import { createProject, getProject, type Project } from '#domain/contract/notebook/projects.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { register } from '#domain/contract/sign-in/accounts.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { notebookOf, type Send } from '#server/testing/grown-notebook.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { expect } from './journey.ts';
import { newScout, type Scout } from './people.ts';

/** Whoever makes calls: a page, or what has its cookies alone. */
export type Caller = Pick<Page, 'request'>;

/** Things that a journey takes for granted are made by calls with the page's session, not by its screens. */
export async function send(page: Caller, ...[item, params, body]: Parameters<Send>) {
  const what = body instanceof FormData ? { multipart: body } : { data: body };
  return granted(await page.request.fetch(addressOf(item, params), { method: item.method, ...what }));
}

/** The notebook of whom the page is signed in as. */
export const notebookAt = (page: Caller) => notebookOf((...call) => send(page, ...call));

export async function granted(response: APIResponse): Promise<unknown> {
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Signs a new scout up and in; the parent has yet to consent. */
export async function signUp(page: Caller, scout: Scout): Promise<void> {
  const { parent, password, ...rest } = scout;
  const words = { password, confirmPassword: password, organization: 'cub_scouts', state: 'WI' };
  await send(page, register, {}, { ...rest, ...words });
}

/** Signs a new scout up and in, consent and all. @param leaders what the parent answers for the leaders of a troop. */
export async function enterAsScout(
  page: Caller,
  scout = newScout(),
  leaders: LeadersAnswer | null = null,
): Promise<Scout> {
  const { parent } = scout;
  await signUp(page, scout);
  await send(
    page,
    giveParentConsent,
    {},
    {
      parentFirstName: parent.firstName,
      parentLastName: parent.lastName,
      parentEmail: parent.email,
      signature: await drawnSignature(),
      termsAgree: true,
      leaders,
    },
  );
  return scout;
}

/** A new project of who is signed in. */
export async function startProject(page: Caller, name: string): Promise<Project> {
  return (await send(page, createProject, {}, { name })) as Project;
}

/** A project whose step 2 has all it needs, so that every step is open. */
export async function startOpenProject(page: Caller, name: string): Promise<Project> {
  const id = await notebookAt(page).pick({ name });
  return (await granted(await page.request.get(addressOf(getProject, { id })))) as Project;
}

/** Uploads a phone's photo, with the other parts of its form. */
export async function addPhoto(page: Caller, address: string, parts: Record<string, string> = {}) {
  const buffer = await readFile(samplePath('phone.jpg'));
  const photos = { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
  await granted(await page.request.post(address, { multipart: { ...parts, photos } }));
}
