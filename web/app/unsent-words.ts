/** How much is not sent yet, in words. */
export function unsentTitle(count: number): string {
  return count === 1 ? '1 thing is not sent yet' : `${count} things are not sent yet`;
}

/** Before something that a child wrote is lost for good. */
export const THROW_AWAY = {
  title: 'Throw it away for good?',
  body: 'What was written here and not sent yet will be gone. This action cannot be undone.',
  confirmLabel: 'Throw It Away',
} as const;
