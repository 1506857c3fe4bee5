/** The most rounds of waiting for pictures, so that one that changes all the time does not stop printing. */
const ROUNDS_MAX = 20;

/**
 * Prints the page once its letters and all its pictures are there: a picture that was never in view has not been fetched
 * yet, and more may come while those are waited for.
 */
export async function printPage(): Promise<void> {
  await document.fonts.ready;
  const seen = new Set<HTMLImageElement>();
  const toCome = () => [...document.images].filter((picture) => !seen.has(picture) || !picture.complete);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const pictures = toCome();
    if (pictures.length === 0) break;
    for (const picture of pictures) {
      seen.add(picture);
      picture.loading = 'eager';
    }
    // A picture that cannot be had keeps nobody from printing the others.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  }
  window.print();
}
