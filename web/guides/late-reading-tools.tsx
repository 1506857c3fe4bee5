import { latePart } from '#web/parts/late-part.tsx';

/** Comes where a device has a voice; on a card it lies over the picture, and moves nothing. */
export const LateReadingTools = latePart(async () => (await import('./reading-tools.tsx')).ReadingTools);
