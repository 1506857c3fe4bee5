import type { TaskName } from './picture-tasks.ts';

/** What the server asks of the process that makes pictures. */
export type PictureRequest = {
  readonly id: number;
  readonly task: TaskName;
  readonly input: readonly unknown[];
};

/** What that process says: 'ready' once, then a result or an error message for each request. */
export type PictureResponse =
  | 'ready'
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
