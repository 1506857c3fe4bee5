import type { TaskName } from './picture-tasks.ts';

/** What the server asks of the process that makes pictures. */
export type PictureRequest = {
  readonly id: number;
  readonly task: TaskName;
  readonly input: readonly unknown[];
};

/** Whether a message is of the shape that is expected: what decodes strangers' bytes may have been taken over by them. */
export function isPictureResponse(message: unknown): message is PictureResponse {
  if (message === 'ready') return true;
  if (typeof message !== 'object' || message === null || !('id' in message)) return false;
  return 'error' in message ? typeof message.error === 'string' : 'result' in message;
}

/** What that process says: 'ready' once, then a result or an error message for each request. */
export type PictureResponse =
  | 'ready'
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
