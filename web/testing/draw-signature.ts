/** Draws a wave across the canvas with one finger; `height` is from 0, its upper edge, to 1. */
export async function drawSignature(canvas: HTMLElement | SVGElement, height = 0.3): Promise<void> {
  const box = canvas.getBoundingClientRect();
  const point = (type: string, target: EventTarget, part: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pressure: 0.5,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: box.left + box.width * (0.1 + 0.8 * part),
        clientY: box.top + box.height * (height + 0.1 * Math.sin(part * 9)),
      }),
    );
  point('pointerdown', canvas, 0);
  for (let part = 0.1; part < 1; part += 0.1) {
    // The pad takes one point a frame, as it would from a finger.
    await new Promise(requestAnimationFrame);
    point('pointermove', window, part);
  }
  await new Promise(requestAnimationFrame);
  point('pointerup', window, 1);
}
