import { open } from 'node:fs/promises';

/** Brings a folder itself to the disk: before that a power cut can undo a rename or a removal in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
