import type { UploadResult } from '#domain/contract/photos/photos.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { isOwnResponse } from '#domain/rules/platform/own-response.ts';
import { CallError, personHeader, readResponse } from './call.ts';
import { StrangersAnswer } from './strangers-answer.ts';
import { isReadable, UnreadableFileError } from './unreadable-file.ts';

export type Upload = {
  file: File;
  /** Text parts beside the file, such as its id. */
  parts: Readonly<Record<string, string>>;
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** The user of the upload, if not the page's own. */
  as?: string;
};

/**
 * Sends one file. XMLHttpRequest, because fetch does not tell how far an upload has got.
 * @throws CallError when the response is no success, TypeError when there is none of the server's, the signal's reason once it is aborted,
 * UnreadableFileError.
 */
export async function upload(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  params: Readonly<Record<string, string | number>>,
  { file, parts, onProgress, signal, as }: Upload,
): Promise<UploadResult> {
  signal?.throwIfAborted();
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('photos', file, file.name);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const address = addressOf(endpoint, params);
    xhr.open(endpoint.method, address);
    for (const [name, value] of Object.entries(personHeader(as))) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    xhr.onerror = () => void notArrived(file).then(reject);
    xhr.onabort = () => reject(signal?.reason);
    xhr.onload = () => resolve(responseTo(xhr, address));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}

/** A browser says no more of a file that it could not read than of a line that broke. */
async function notArrived(file: File): Promise<Error> {
  return (await isReadable(file)) ? new TypeError('The upload did not arrive') : new UnreadableFileError();
}

async function responseTo(xhr: XMLHttpRequest, address: string): Promise<UploadResult> {
  const { status, statusText, responseText, responseURL } = xhr;
  const isLedElsewhere = responseURL !== new URL(address, window.location.href).href;
  if (isLedElsewhere || !isOwnResponse((name) => xhr.getResponseHeader(name))) {
    throw new StrangersAnswer(status, responseText || statusText);
  }
  if (status >= 200 && status < 300) return readResponse<UploadResult>(responseText);
  throw new CallError(status, statusText, responseText, xhr.getResponseHeader('retry-after'));
}
