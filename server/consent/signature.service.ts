import { SIGNATURE_MAX_BYTES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { AppError } from '#server/platform/errors.ts';
import { sniffImageKind } from '#server/platform/pictures/image-kind.ts';
import type { Pictures } from '#server/platform/pictures/pictures.ts';

const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
function refuseSignature(told: Told): AppError {
  return new AppError('invalid', told, { fields: { signature: told } });
}

function bytesOf(dataUrl: string): Buffer {
  const [, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (base64 === undefined) throw refuseSignature(sentences.signatureUnreadable);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > SIGNATURE_MAX_BYTES) throw refuseSignature(sentences.signatureTooLarge);
  const kind = sniffImageKind(bytes);
  if (kind !== 'png' && kind !== 'jpeg') throw refuseSignature(sentences.signatureUnreadable);
  return bytes;
}

/**
 * Checks a drawn or typed signature by its bytes and gives what is stored: a PNG of 400x150 as a data URL, made anew
 * from the pixels so that nothing else is in it (PRODUCT.md#the-record-of-a-consent).
 * @throws AppError 'invalid' at the field when it is no PNG or JPEG that decodes, too large or blank.
 */
export async function readSignature(dataUrl: string, pictures: Pictures): Promise<string> {
  const paper = await pictures.putOnPaper(bytesOf(dataUrl));
  if (!paper) throw refuseSignature(sentences.signatureUnreadable);
  if (paper.isBlank) throw refuseSignature(sentences.signatureMissing);
  return `data:image/png;base64,${Buffer.from(paper.png).toString('base64')}`;
}
