import { type ReactNode, useState } from 'react';
import type { Photo } from '#domain/contract/photos.ts';
import type { Project } from '#domain/contract/projects.ts';
import { photoAlt } from '#domain/rules/photo.ts';
import { drawingNameOf, TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';

export type ProjectPictureCardProps = {
  project: Project;
  /** The newest one of the project. */
  photo: Photo | null;
  /** The address of a photo's thumbnail; the page knows where pictures are. */
  thumbnailOf: (filename: string) => string;
  /** Stands there before there is a tree. */
  jar: ReactNode;
  /** It is in view as soon as there is anything. */
  isFirst: boolean;
};

/** How a project looks: its newest photo, before there is one the drawing of its tree, else a jar. */
export function ProjectPictureCard({ project, photo, thumbnailOf, jar, isFirst }: ProjectPictureCardProps) {
  // A telephone in the forest has the photos that it has seen.
  const [lost, setLost] = useState<string>();
  if (photo && photo.filename !== lost) {
    return (
      <img
        src={thumbnailOf(photo.filename)}
        alt={photoAlt(photo)}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? 'eager' : 'lazy'}
        onError={() => setLost(photo.filename)}
        className={`${FRAME} bg-paper-sunken object-cover object-[50%_25%]`}
      />
    );
  }
  const name = project.selectedSpecies?.scientificName ?? '';
  return (
    <div
      aria-hidden="true"
      className={`${FRAME} grid grid-rows-[100%] place-items-center bg-paper-sunken p-2`}
    >
      {drawingNameOf(name) ? (
        <TreeDrawing scientificName={name} className="size-full min-h-0 object-contain" />
      ) : (
        jar
      )}
    </div>
  );
}

const FRAME = 'aspect-16/10 w-full overflow-hidden rounded-md';
