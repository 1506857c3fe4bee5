import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { SignedForm } from '#domain/contract/consent/consent-proof.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { findStudent } from '#server/gates/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Received, ReceivedFile } from '#server/platform/files/received.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isBestSwept } from '#server/platform/storage-errors.ts';
import { keepSignedForm, type Recording } from './consent-proof.service.ts';
import { deleteForms, formNameFrom, listFormsToErase, type SignedFormFile } from './signed-forms.store.ts';

const PDF_HEAD = '%PDF-';
const ERASED_AT_ONCE = 50;

function refuseFile(code: 'invalid' | 'too-large', told: Told): AppError {
  return new AppError(code, told, { fields: { form: told } });
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEAD.length));
    return buffer.subarray(0, bytesRead).toString('latin1') === PDF_HEAD;
  } finally {
    await file.close();
  }
}

type Scan = { readonly type: SignedFormFile['type']; readonly content: Uint8Array };

/** A scan as it is stored: its bytes decide what it is. A PDF stays as it came, a picture is made anew from its pixels. */
async function readScan(
  { path, isTooLarge }: ReceivedFile,
  { pictures }: Platform,
  gone: AbortSignal,
): Promise<Scan> {
  if (isTooLarge) throw refuseFile('too-large', sentences.scanTooLarge);
  if (await isPdf(path)) return { type: 'application/pdf', content: await readFile(path) };
  const images = await pictures.makePhotoImages(path, gone);
  gone.throwIfAborted();
  if ('refused' in images) throw refuseFile('invalid', sentences.scanUnreadable);
  return { type: 'image/jpeg', content: images.display };
}

/**
 * Stores the scan of a form that a parent signed on paper: the file first, then what tells of it, so that a crash between
 * them leaves a file that nobody knows, which the next sweep removes.
 * @throws AppError 'not-found' without such a student, 'too-large', or 'invalid' for what is no PDF and no picture.
 */
export async function receiveSignedForm(
  platform: Platform,
  studentId: string,
  { files: [scan], parts, gone }: Received<SignedForm>,
  recording: Recording,
): Promise<void> {
  await findStudent(platform.db, studentId);
  if (!scan) throw refuseFile('invalid', sentences.scanUnreadable);
  const { type, content } = await readScan(scan, platform, gone);
  const filename = formNameFrom(platform.newToken(), type);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { filename, type, bytes: content.byteLength, sha256 };
  let mayBeKnown = false;
  try {
    await platform.files.put(filename, content);
    mayBeKnown = await inTransaction(platform.db, (tx) =>
      keepSignedForm(tx, studentId, { file, form: parts }, recording),
    );
  } catch (error) {
    mayBeKnown = isBestSwept(error);
    throw error;
  } finally {
    if (!mayBeKnown) await platform.files.delete(filename);
  }
}

/**
 * Deletes the forms of records that give up the parent's data, and gives how many. The file goes before its row: nobody opens
 * a form of an account that is gone, and what breaks off is found again by the row.
 * @param deletedBefore the moment at which the account went, or later.
 */
export async function eraseForms(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  deletedBefore: number,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const filenames = await listFormsToErase(db, deletedBefore, ERASED_AT_ONCE);
    if (filenames.length === 0) return erased;
    await Promise.all(filenames.map((filename) => files.delete(filename)));
    erased += await deleteForms(db, filenames);
  }
}
