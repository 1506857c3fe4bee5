/**
 * The page is in the language that its address asked for (PRODUCT.md#the-language-of-a-page): loaded again or handed
 * on, the address asks for none.
 */
export function dropAskedLanguage(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}
