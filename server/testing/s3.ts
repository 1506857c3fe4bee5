import { randomUUID } from 'node:crypto';
import { type Bucket, openS3Client } from '#server/platform/files/s3-client.ts';

/** A bucket of a test's own. */
export type TestBucket = { bucket: Bucket; drop: () => Promise<void> };

/**
 * Makes an empty bucket on a running S3 server; `drop` removes it with all that is in it. `serverUrl` carries the
 * access key: `http://key:secret@127.0.0.1:9000`.
 */
export async function createBucket(serverUrl: string): Promise<TestBucket> {
  const { origin, username, password } = new URL(serverUrl);
  const bucket: Bucket = {
    endpoint: origin,
    region: 'us-east-1',
    name: `test-${randomUUID()}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const call = openS3Client(bucket);
  const discard = async (response: Response) => void (await response.arrayBuffer());
  await call({ method: 'PUT' }, discard);
  const drop = async () => {
    const keys = await listKeys(call);
    // One after the other: of hundreds at once the last would wait longer than a call may take.
    for (const key of keys) await call({ method: 'DELETE', key }, discard);
    if (keys.length > 0) return drop();
    await call({ method: 'DELETE' }, discard);
  };
  return { bucket, drop };
}

/** The bucket's first thousand objects, also such as are no files of the program. */
async function listKeys(call: ReturnType<typeof openS3Client>): Promise<string[]> {
  const page = await call({ method: 'GET', query: { 'list-type': '2' } }, (response) => response.text());
  return [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].flatMap(([, key]) => key ?? []);
}

/** The environment that leads the program to a bucket. */
export function bucketEnvironment(bucket: Bucket): Record<string, string> {
  return {
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}
