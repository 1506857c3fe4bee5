import { latePart } from '#web/ui/late-part.tsx';

/** As high, and on a phone as wide, so that nothing moves when they come. */
export const LateReadingTools = latePart(async () => (await import('./reading-tools.tsx')).ReadingTools, {
  meanwhile: <div className="min-h-11 min-w-11 print:hidden" />,
});
