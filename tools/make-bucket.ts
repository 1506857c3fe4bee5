/** Makes the bucket of the photos. */
import { runCommand } from '#server/platform/command.ts';
import { openS3Client, S3Error } from '#server/platform/files/s3-client.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET } from '#server/platform/settings/settings.ts';

const MINUTE_LONG = { withinMs: 180_000, tryMs: 10_000, tries: 10 };
const THERE_ALREADY: readonly string[] = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

await runCommand(
  {
    start: 'node tools/make-bucket.ts',
    does: 'Makes the bucket S3_BUCKET if it is not there yet. It waits a minute for storage that is still starting.',
    settings: OF_BUCKET,
  },
  async () => {
    const { bucket } = readConfig(process.env);
    if (!bucket)
      throw new Error(
        'Name the bucket: set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
      );
    try {
      const discard = async (response: Response) => void (await response.arrayBuffer());
      await openS3Client(bucket)({ method: 'PUT' }, discard, MINUTE_LONG);
    } catch (error) {
      if (!(error instanceof S3Error && THERE_ALREADY.includes(error.code))) throw error;
    }
    console.log(`The bucket ${bucket.name} is there.`);
  },
);
