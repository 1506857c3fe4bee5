import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Photo, type PhotoKind, uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import { photosByKind } from '#domain/rules/notebook/planting.ts';
import { cx } from '#web/ui/class-names.ts';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import * as words from '#words/notebook/planting.ts';

/** Photos of one kind, for the page to show: it knows how photos are shown, sent and deleted. */
export type PlantingPhotoGroup = {
  photos: readonly Photo[];
  /** False where they are only looked at. */
  mayDelete: boolean;
  /** Where new ones go; null where none can be added. */
  adding: {
    kind: PhotoKind;
    label: string;
    target: {
      endpoint: typeof uploadPlantingPhotos;
      params: { projectId: string; entryId: string };
      kind: PhotoKind;
      /** Makes the draft. Rejects when none can be made. */
      ready?: () => Promise<unknown>;
    };
    /** PRODUCT.md#when-something-goes-wrong: what is said when it fails for want of a draft. */
    notSaved?: { title: string; description: string };
  } | null;
};

export type PhotosOf = (group: PlantingPhotoGroup) => ReactNode;

const KINDS: readonly { kind: PhotoKind; title: string; label: string }[] = [
  { kind: 'beforePhoto', ...words.beforePhotos },
  { kind: 'duringPhoto', ...words.duringPhotos },
  { kind: 'afterPhoto', ...words.afterPhotos },
];

export type PlantingPhotosProps = {
  photos: readonly Photo[];
  photosOf: PhotosOf;
  /** For an entry that is being written. */
  editing?: {
    projectId: string;
    entryId: string;
    /** Makes the draft, where the entry may have none yet. */
    ready?: () => Promise<unknown>;
    /** True once the entry, or its draft, exists. */
    isThere: boolean;
    /** The kind that is missing first. */
    focused?: string | undefined;
  };
};

/** PRODUCT.md#plantings: before, during, after, and everything else as 'Other Photos'. */
export function PlantingPhotos({ photos, photosOf, editing }: PlantingPhotosProps) {
  const groups = photosByKind(photos);
  const kinds = KINDS.filter(({ kind }) => editing || groups[kind].length > 0);
  const mayDelete = editing !== undefined;
  const adding = (kind: PhotoKind, label: string): PlantingPhotoGroup['adding'] => {
    if (!editing) return null;
    const { projectId, entryId, ready, isThere } = editing;
    const params = { projectId, entryId };
    const target = { endpoint: uploadPlantingPhotos, params, kind, ...(ready && { ready }) };
    return { kind, label, target, ...(!isThere && { notSaved: words.noDraft }) };
  };
  const taken = KINDS.filter(({ kind }) => groups[kind].length > 0).length;
  return (
    <div className="@container grid gap-5 empty:hidden">
      {kinds.length > 0 && (
        <div
          className={cx(
            'grid gap-x-2 gap-y-2 sm:gap-x-3',
            editing ? 'grid-cols-3' : 'gap-y-5 @[15rem]:grid-cols-3',
          )}
        >
          {editing && <p className="col-span-full font-semibold">{words.photosTaken(taken, KINDS.length)}</p>}
          {kinds.map(({ kind, title, label }) => (
            <PhotoGroup key={kind} title={title} isPlace={mayDelete} takesFocus={editing?.focused === kind}>
              {photosOf({ photos: groups[kind], mayDelete, adding: adding(kind, label) })}
            </PhotoGroup>
          ))}
        </div>
      )}
      {groups.other.length > 0 && (
        <PhotoGroup title={words.otherPhotos}>
          {photosOf({ photos: groups.other, mayDelete, adding: null })}
        </PhotoGroup>
      )}
    </div>
  );
}

type PhotoGroupProps = {
  title: string;
  /** One of three places side by side, whose titles stand in a row. */
  isPlace?: boolean;
  takesFocus?: boolean;
  children: ReactNode;
};

function PhotoGroup({ title, isPlace, takesFocus, children }: PhotoGroupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAsItAppears(heading, takesFocus === true);
  useLayoutEffect(() => {
    // With what stands below it.
    if (takesFocus) heading.current?.scrollIntoView();
  }, [takesFocus]);
  return (
    <div className={isPlace ? 'contents' : 'grid content-start gap-2'}>
      <h4
        ref={heading}
        tabIndex={takesFocus ? -1 : undefined}
        className={cx('scroll-mt-4', isPlace ? 'order-1 text-[min(1.0625rem,5vw)]' : 'text-lg')}
      >
        {title}
      </h4>
      {children}
    </div>
  );
}
