/**
 * The tasks of the picture process. Only that process loads this module and its decoders; the server knows the types.
 */
import { putOnPaper } from './paper-signature.ts';
import { makePhotoImages } from './photo-images.ts';
import { reduceJpeg } from './reduced-jpeg.ts';
import { drawTree } from './tree-drawing.ts';

export const PICTURE_TASKS = { makePhotoImages, reduceJpeg, putOnPaper, drawTree };

type Tasks = typeof PICTURE_TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>;
export type TaskResult<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;
