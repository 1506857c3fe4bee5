/** Makes the bucket of S3_BUCKET where it is not there yet; waits a minute for storage that is only starting. */
import { readConfig } from '#server/config.ts';
import { openS3Client, S3Error } from '#server/files/s3-client.ts';

const MINUTE_LONG = { timeoutMs: 10_000, tries: 10 };
const THERE_ALREADY: readonly string[] = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

async function makeBucket(): Promise<void> {
  const { bucket } = readConfig(process.env);
  if (!bucket) throw new Error('Say which bucket: S3_ENDPOINT, S3_REGION, S3_BUCKET and the two of its key.');
  try {
    const discard = async (response: Response) => void (await response.arrayBuffer());
    await openS3Client(bucket)({ method: 'PUT' }, discard, MINUTE_LONG);
  } catch (error) {
    if (!(error instanceof S3Error && THERE_ALREADY.includes(error.code))) throw error;
  }
  console.log(`The bucket ${bucket.name} is there.`);
}

makeBucket().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
