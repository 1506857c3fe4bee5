/** A turning ring beside words that say what is under way; silent to screen readers, still under reduced motion. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent"
    />
  );
}
