import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { PHOTO_MAX_BYTES, PHOTOS_PER_REQUEST } from '#domain/limits.ts';
import * as consentSentences from '#domain/rules/consent/sentences.ts';
import { shownFileName } from '#domain/rules/photos/photo.ts';
import { saidBy, type Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError, unstorable } from '#server/platform/errors.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/platform/files/private-files.ts';
import type { ReceivedFile } from '#server/platform/files/received.ts';
import type { Platform } from '#server/platform/platform.ts';

export type ReceivedUpload = { files: ReceivedFile[]; parts: unknown; discard: () => Promise<void> };

/**
 * Ten videos taken for photos: each is answered with its message (PRODUCT.md#kinds-of-picture). Nobody chooses more
 * than that.
 */
const UPLOAD_MAX_BYTES = 2_000_000_000;
const TEXT_PART_MAX_BYTES = 2000;
const TEXT_PARTS = 60;

/** The files of a form: their field, their number, and the messages for wrong ones. */
type Kind = {
  /** Null takes whichever field the file is in. */
  readonly field: string | null;
  readonly most: number;
  /** The field that messages stand at. */
  readonly name: 'photos' | 'form';
  readonly noForm: Told;
  readonly none: Told;
  readonly tooMany: Told;
};
const PHOTOS: Kind = {
  field: 'photos',
  most: PHOTOS_PER_REQUEST,
  name: 'photos',
  noForm: sentences.photosNotInForm,
  none: sentences.photoMissing,
  tooMany: sentences.tooManyPhotosAtOnce({ count: PHOTOS_PER_REQUEST }),
};
const SIGNED_FORM: Kind = {
  field: null,
  most: 1,
  name: 'form',
  noForm: sentences.scanNotInForm,
  none: consentSentences.scanMissing,
  tooMany: sentences.oneFileOnly,
};

function limitsOf({ most }: Kind) {
  return { fileSize: PHOTO_MAX_BYTES, files: most, fields: TEXT_PARTS, fieldSize: TEXT_PART_MAX_BYTES };
}

async function receiveFile(part: MultipartFile, file: string): Promise<ReceivedFile> {
  // Where the file cannot be opened nobody asks for a chunk: it is the pipeline that then lets the rest of the form pass.
  await pipeline(part.file, (chunks) => writeFile(file, chunks, { mode: PRIVATE_FILE }));
  const isTooLarge = part.file.truncated;
  if (isTooLarge) await rm(file, { force: true });
  // Despite its type it may be undefined: a part of a binary kind is a file even when it has no name.
  const name = shownFileName(part.filename ?? '');
  return { name, path: file, isTooLarge };
}

/** A text part that comes once is a text, one that comes more often a list. */
function collect(parts: Record<string, unknown>, name: string, value: unknown): void {
  if (String(value).includes('\0')) throw unstorable();
  if (!Object.hasOwn(parts, name)) parts[name] = value;
  else parts[name] = [parts[name], value].flat();
}

function refuseParts(error: z.core.$ZodError): AppError {
  const issue = error.issues[0];
  const field = String(issue?.path[0] ?? '');
  const told = issue ? saidBy(issue.message) : sentences.faultyForm;
  return new AppError('invalid', told, { fields: { [field]: told } });
}

// ECONNRESET: the sender called it back or lost the network, and nobody reads the response.
const BROKEN_CODE = /^(ECONNRESET|FST_(PARTS|FIELDS|PROTO|INVALID_MULTIPART|NO_FORM))/;
const BROKEN_MESSAGE = /multipart|Unexpected end of form|Malformed/i;

function multipartError(error: unknown, { name, tooMany }: Kind): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT') return new AppError('invalid', tooMany, { fields: { [name]: tooMany } });
  const isBroken = BROKEN_CODE.test(code) || BROKEN_MESSAGE.test(error.message);
  return isBroken ? new AppError('invalid', sentences.unreadableUpload) : error;
}

/** Ends an upload that goes on and on; browsers say its length before they begin. */
function refuseEndless({ headers, raw }: FastifyRequest): void {
  if (Number(headers['content-length']) > UPLOAD_MAX_BYTES) {
    throw new AppError('too-large', sentences.tooLargeToSend);
  }
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > UPLOAD_MAX_BYTES) raw.destroy();
  });
}

/**
 * Streams the files of a multipart request to disk, never into memory, and parses the text beside them.
 * @throws AppError 'wrong-kind' when it is no multipart body, 'invalid' when there is no file or a part is wrong.
 */
export async function receiveUpload(
  request: FastifyRequest,
  endpoint: Endpoint,
  platform: Platform,
): Promise<ReceivedUpload> {
  const kind = endpoint.files === 'form' ? SIGNED_FORM : PHOTOS;
  if (!request.isMultipart()) throw new AppError('wrong-kind', kind.noForm);
  const folder = path.join(platform.incoming, platform.newId());
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const files: ReceivedFile[] = [];
  const texts: Record<string, unknown> = {};
  // The folder, not the files: one whose line was cut is in no list.
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    // A client that left before the form was read sends neither its end nor an error.
    if (request.raw.destroyed) throw new AppError('invalid', sentences.unreadableUpload);
    refuseEndless(request);
    for await (const part of request.parts({ limits: limitsOf(kind), throwFileSizeLimit: false } as object)) {
      if (part.type === 'field') collect(texts, part.fieldname, part.value);
      else if (kind.field !== null && part.fieldname !== kind.field) part.file.resume();
      else files.push(await receiveFile(part, path.join(folder, String(files.length))));
    }
    if (files.length === 0) {
      throw new AppError('invalid', kind.none, { fields: { [kind.name]: kind.none } });
    }
    const parts = endpoint.upload ? z.safeParse(endpoint.upload, texts) : null;
    if (parts && !parts.success) throw refuseParts(parts.error);
    return { files, parts: parts?.data, discard };
  } catch (error) {
    await discard();
    throw multipartError(error, kind);
  }
}
