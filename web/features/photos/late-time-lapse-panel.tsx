import { latePart } from '#web/ui/late-part.tsx';

/** The photos of a project's entries, played from the first to the newest; nothing while there are fewer than three. */
export const TimeLapse = latePart(async () => (await import('./time-lapse-panel.tsx')).TimeLapsePanel);
