import path from 'node:path';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { createBucket } from './s3.ts';

export type TestFiles = {
  files: FileStore;
  /** Removes what a test's folder does not hold. */
  close: () => Promise<void>;
};

/**
 * An empty file store of a test's own: in its folder, or, where TEST_S3_URL leads to an S3 server, in a new bucket
 * there. So every suite runs on both.
 */
export async function openTestFiles(dataDir: string): Promise<TestFiles> {
  const serverUrl = process.env.TEST_S3_URL;
  if (serverUrl) return openBucketWhenAsked(serverUrl);
  return { files: await openDiskStore(path.join(dataDir, 'photos')), close: async () => {} };
}

/** Most tests store nothing: the bucket is made for whoever first asks something of it. */
function openBucketWhenAsked(serverUrl: string): TestFiles {
  const open = async () => {
    const { bucket, drop } = await createBucket(serverUrl);
    return { store: await openS3Store(bucket), drop };
  };
  let opened: ReturnType<typeof open> | undefined;
  const inBucket = async () => {
    opened ??= open();
    return (await opened).store;
  };
  const files: FileStore = {
    put: async (name, bytes) => (await inBucket()).put(name, bytes),
    read: async (name, range) => (await inBucket()).read(name, range),
    delete: async (name) => (await inBucket()).delete(name),
    list: async function* () {
      yield* (await inBucket()).list();
    },
    checkWritable: async () => (await inBucket()).checkWritable(),
  };
  return { files, close: async () => (await opened)?.drop() };
}
