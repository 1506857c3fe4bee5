/** Hands something made in the browser to its downloads. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Revoked later: some browsers have not begun to read when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text made in the browser to its downloads. */
export function downloadText(fileName: string, type: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type }));
}
