import * as z from 'zod/mini';
import type { Bucket } from '#server/platform/files/s3-client.ts';
import * as checks from './config-checks.ts';

/** What the environment says of the bucket. */
export const BUCKET_SETTINGS = {
  S3_ENDPOINT: z.optional(checks.storage),
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

type Name = keyof typeof BUCKET_SETTINGS;
type Said = Partial<Record<Name, string>>;
const NAMES = Object.keys(BUCKET_SETTINGS) as Name[];

/** All of its variables are set, or none is. */
export const bucketIsWhole = NAMES.map((name) =>
  z.refine<Said>((it) => it[name] !== undefined || NAMES.every((other) => it[other] === undefined), {
    path: [name],
    error: 'must be set where another S3_ variable is',
    // Else it would not be named while another variable has an error.
    when: () => true,
  }),
);

/** The bucket; null where none is named. */
export function bucketOf(it: { [Key in Name]?: string | undefined }): Bucket | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = it;
  if (!(S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    name: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
