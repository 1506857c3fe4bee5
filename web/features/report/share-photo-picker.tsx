import { useId } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { photoAlt } from '#words/photos/photo-alt.ts';
import * as words from '#words/report/report.ts';

export type SharePhotoPickerProps = {
  photos: readonly Photo[];
  /** The address of a photo's thumbnail; the page knows where pictures are. */
  thumbnailOf: (filename: string) => string;
  picked: Photo | null;
  onPick: (photo: Photo | null) => void;
};

/** One photo for the card, or none. */
export function SharePhotoPicker({ photos, thumbnailOf, picked, onPick }: SharePhotoPickerProps) {
  const name = useId();
  if (photos.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold">{words.share.pick}</legend>
      <p className="text-ink-soft text-sm">{words.share.pickHint}</p>
      <div className="flex gap-2 overflow-x-auto p-1">
        <Choice name={name} isPicked={picked === null} onPick={() => onPick(null)}>
          <span className="grid size-20 place-items-center text-sm">{words.share.noPhoto}</span>
        </Choice>
        {photos.map((photo) => (
          <Choice key={photo.id} name={name} isPicked={picked?.id === photo.id} onPick={() => onPick(photo)}>
            <img
              src={thumbnailOf(photo.filename)}
              alt={photoAlt(photo)}
              loading="lazy"
              className="size-20 object-cover"
            />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { name: string; isPicked: boolean; onPick: () => void; children: React.ReactNode };

function Choice({ name, isPicked, onPick, children }: ChoiceProps) {
  return (
    <label className="relative shrink-0 overflow-hidden rounded-md border-2 border-line bg-paper-sunken has-checked:border-forest has-focus-visible:outline-3 has-focus-visible:outline-focus has-checked:ring-2 has-checked:ring-forest has-focus-visible:outline-offset-2">
      <input type="radio" name={name} checked={isPicked} onChange={onPick} className="sr-only" />
      {children}
    </label>
  );
}
