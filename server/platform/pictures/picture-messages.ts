import type { TaskName } from './picture-tasks.ts';

/** The server's request to the picture process. */
export type PictureRequest = {
  readonly id: number;
  readonly task: TaskName;
  readonly input: readonly unknown[];
};

/** Checks a message's shape, since a process that decodes strangers' bytes may have been taken over. */
export function isPictureResponse(message: unknown): message is PictureResponse {
  if (message === 'ready') return true;
  if (typeof message !== 'object' || message === null || !('id' in message)) return false;
  return 'error' in message ? typeof message.error === 'string' : 'result' in message;
}

/** The picture process' messages: 'ready' once, then a result or an error for each request. */
export type PictureResponse =
  | 'ready'
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
