/**
 * The executable of the process that makes pictures. The bytes that it decodes come from strangers: here a decoder may
 * crash, hang or grow, and the server goes on (picture-process.ts). It ends with the server, or when that lets it go.
 */
import type { PictureRequest, PictureResponse } from './picture-messages.ts';
import { PICTURE_TASKS } from './picture-tasks.ts';

const MEMORY_LOOKED_AT_EVERY_MS = 50;
const memoryMaxBytes = Number(process.env.MEMORY_MAX_BYTES);

function tell(response: PictureResponse): void {
  // The server may have gone meanwhile.
  if (process.connected) process.send?.(response);
}

async function carryOut({ id, task, input }: PictureRequest): Promise<void> {
  try {
    const run = PICTURE_TASKS[task] as (...input: readonly unknown[]) => Promise<unknown>;
    tell({ id, result: await run(...input) });
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on('message', (request: PictureRequest) => void carryOut(request));
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(1);
}, MEMORY_LOOKED_AT_EVERY_MS);
tell('ready');
