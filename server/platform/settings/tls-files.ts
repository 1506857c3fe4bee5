/** Certificates and keys that the settings name: OpenSSL finds a fault in one at the first connection, in words of its own. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { errorMessage } from '#server/platform/error-message.ts';

const CERTIFICATE = 'certificate, which begins with -----BEGIN CERTIFICATE-----';
const KEY = 'private key, or one that asks for a password';

/** @throws Error that says why a file cannot be used, without a full stop. */
function readAs<T>(file: string, make: (bytes: Buffer) => T, wanted: string): T {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Error(errorMessage(error, file).replace(/\.$/, ''), { cause: error });
  }
  try {
    return make(bytes);
  } catch (error) {
    throw new Error(`${file} holds no ${wanted}`, { cause: error });
  }
}

const readCertificate = (file: string) => readAs(file, (bytes) => new X509Certificate(bytes), CERTIFICATE);

/** Why the authorities of NODE_EXTRA_CA_CERTS are unknown to Node, which goes on without them; null where they are not. */
export function whyNoAuthorities(file: string): string | null {
  try {
    readCertificate(file);
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Looks at the files that the address of a database names.
 * @throws Error whose message is for the operator.
 */
export function demandTlsFiles(databaseUrl: string): void {
  const { searchParams } = new URL(databaseUrl);
  const [authority, certificate, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((item) =>
    searchParams.get(item),
  );
  try {
    if (authority) readCertificate(authority);
    if (!certificate !== !key) throw new Error('sslcert and sslkey go together');
    if (!certificate || !key) return;
    if (!readCertificate(certificate).checkPrivateKey(readAs(key, createPrivateKey, KEY)))
      throw new Error(`${key} is not the key of the certificate ${certificate}`);
  } catch (error) {
    throw new Error(`The address of the database cannot be used: ${errorMessage(error)} (DATABASE_URL).`, {
      cause: error,
    });
  }
}
