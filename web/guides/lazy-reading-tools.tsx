import { lazyPart } from '#web/parts/lazy-part.tsx';

/** Comes where a device has a voice; on a card it lies over the picture, and moves nothing. */
export const LazyReadingTools = lazyPart(async () => (await import('./reading-tools.tsx')).ReadingTools);
