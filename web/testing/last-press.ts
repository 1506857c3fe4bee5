const PRESS = ['pointerdown', 'pointerup', 'click'];

/**
 * Follows what is pressed until the function given back is called, which says what the last press met: a browser makes no
 * click of a press whose two ends met different elements.
 */
export function followPresses(): () => string {
  const met: string[] = [];
  const follow = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const { top } = target.getBoundingClientRect();
    const words = target.textContent?.trim().slice(0, 30) ?? '';
    met.push(`${type} on ${target.localName} '${words}' at ${Math.round(top)} px`);
  };
  for (const type of PRESS) window.addEventListener(type, follow, true);
  return () => {
    for (const type of PRESS) window.removeEventListener(type, follow, true);
    return met.slice(-PRESS.length).join(', ') || 'nothing';
  };
}
