import type { ClockClass } from './clock-classes.ts';

type Told = {
  readonly kind: ClockClass;
  /** The day of the end; null where a visit has kept it. */
  readonly day: string | null;
  /** The project that the notice is about. */
  readonly projectName: string | null;
};

/**
 * Returns the child's notice about something that will be deleted (PRODUCT.md#notices-before), at fourth grade like
 * the guides.
 */
export function endNoticeWords({ kind, day, projectName }: Told): { title: string; text: string } {
  if (day === null)
    return {
      title: 'It is good that you are back!',
      text: 'Nobody has opened this notebook for a long time. Soon we would have deleted it. Now that you are here, it stays. Look in again from time to time.',
    };
  switch (kind) {
    case 'finishedProjects':
      return {
        title: `We will delete a project on ${day}`,
        text: `${projectName ?? 'One project'} is done, and nobody has changed it for a long time. Do you want a copy? Open its report and save it. Do you want it to stay here? Change one thing in it.`,
      };
    case 'unvisited':
      return {
        title: `We will delete this notebook on ${day}`,
        text: 'Nobody has opened it for a long time. Look in before that day, and it stays.',
      };
    case 'pausedConsents':
      return {
        title: `We will delete your notebook on ${day}`,
        text: 'Your parent or guardian has not said yes. All your words and photos will be gone then. Please talk to them before that day.',
      };
    case 'stopped':
      return {
        title: `We will delete your notebook on ${day}`,
        text: 'Your parent or guardian has stopped it. All your words and photos will be gone then. Please talk to them before that day.',
      };
  }
}
