import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * For radio buttons whose answer counts at once: an arrow key leads to an answer and does not give it, as the browser
 * would have it; Space or a press does.
 */
export function exploreByArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { currentTarget: radio } = event;
  const radios = [...(radio.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])];
  const group = radios.filter(({ name }) => name === radio.name);
  group.at((group.indexOf(radio) + step) % group.length)?.focus();
}
