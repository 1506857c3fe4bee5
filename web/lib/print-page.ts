/** Prints the page once all its pictures are there: one that was never in view has not been fetched yet. */
export async function printPage(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that cannot be had keeps nobody from printing the others.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
