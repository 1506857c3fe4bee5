import { CUTTINGS_RECOMMENDED_MAX } from '#domain/limits.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/notebook/steps.ts';

export type CuttingCountPickerProps = {
  /** As it was typed. */
  count: string;
  onChange: (cuttings: number) => void;
};

const TAPS = Array.from({ length: CUTTINGS_RECOMMENDED_MAX }, (_, at) => at + 1);

/** So many twigs as there are cuttings, counted with a finger; more than there are here are typed. */
export function CuttingCountPicker({ count, onChange }: CuttingCountPickerProps) {
  const counted = Number(count.trim().replace(',', '.')) || 0;
  return (
    <fieldset aria-label={words.cuttingsByTap} className="grid grid-cols-6 gap-1">
      {TAPS.map((tap) => (
        <button
          key={tap}
          type="button"
          aria-label={words.cuttings(tap)}
          aria-pressed={tap === counted}
          onClick={() => onChange(tap)}
          className={cx(
            'grid min-h-14 place-content-center justify-items-center rounded-md border transition-colors active:translate-y-px',
            tap <= counted ? 'border-forest bg-moss' : 'border-line bg-paper-raised hover:border-forest',
          )}
        >
          <Twig isCut={tap <= counted} />
        </button>
      ))}
    </fieldset>
  );
}

function Twig({ isCut }: { isCut: boolean }) {
  const leaf = { fill: isCut ? 'var(--ill-leaf)' : 'none' };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 40"
      className={cx('h-[min(2.5rem,14vw)] w-auto', isCut ? 'animate-grow stroke-ink' : 'stroke-line-strong')}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M11 37L14 14M8 36L15 39" />
      <path d="M14 15C10 11 10 5 14 2C18 5 18 11 14 15Z" {...leaf} />
      <path d="M13 24C7 24 4 20 3 16C9 15 12 19 13 24Z" {...leaf} />
      <path d="M13.5 20C15 15 20 13 25 14C24 19 19 22 13.5 20Z" {...leaf} />
    </svg>
  );
}
