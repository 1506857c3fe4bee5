import { latePart } from '#web/ui/late-part.tsx';

/** Of their height, so that nothing moves when they come. */
export const LateReadingTools = latePart(async () => (await import('./reading-tools.tsx')).ReadingTools, {
  meanwhile: <div className="min-h-11 print:hidden" />,
});
