import { useId, useState } from 'react';

export type ComparedPicture = {
  readonly src: string;
  readonly alt: string;
  /** What stands under it, such as the day. */
  readonly caption: string;
};

export interface PictureCompareProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** Names the slider, such as 'How much of the first photo you see'. */
  label: string;
}

// A portrait keeps its upper end, where the treetop is.
const pictureClass = 'aspect-4/3 w-full bg-paper-sunken object-cover object-top';

/** Two pictures, one over the other, with a slider that uncovers the lower one; on paper side by side. */
export function PictureCompare({ before, after, label }: PictureCompareProps) {
  const [share, setShare] = useState(50);
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="relative overflow-hidden rounded-md print:grid print:grid-cols-2 print:gap-4">
        <img
          src={before.src}
          alt={before.alt}
          loading="lazy"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          className={`${pictureClass} print:[clip-path:none]! absolute inset-0 z-10 h-full print:static print:h-auto`}
        />
        <img src={after.src} alt={after.alt} loading="lazy" className={pictureClass} />
        <div
          aria-hidden="true"
          style={{ left: `${share}%` }}
          className="absolute inset-y-0 z-20 w-1 -translate-x-1/2 bg-paper-raised print:hidden"
        />
      </div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={share}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        aria-valuetext={`${share} percent`}
        className="h-11 w-full cursor-ew-resize accent-forest print:hidden"
      />
      <div className="flex justify-between gap-4 text-ink-soft text-sm">
        <p>{before.caption}</p>
        <p className="text-right">{after.caption}</p>
      </div>
    </div>
  );
}
