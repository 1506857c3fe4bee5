/** Hands a text made in the browser to its downloads. */
export function downloadText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Revoked later: some browsers have not begun to read when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
