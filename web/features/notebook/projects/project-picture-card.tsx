import { type ReactNode, useState } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { drawingNameOf, TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import { photoAlt } from '#words/photos/photo-alt.ts';

export type ProjectPictureCardProps = {
  project: Project;
  /** The newest one of the project. */
  photo: Photo | null;
  /** The address of a photo's thumbnail; the page knows where pictures are. */
  thumbnailOf: (filename: string) => string;
  /** The jar of the project; it stands there from the harvest on, and before there is a tree. */
  jar: ReactNode;
  /** True once cuttings were taken. */
  isHarvested: boolean;
  /** It is in view as soon as there is anything. */
  isFirst: boolean;
};

/** A project's picture: the newest photo; before it the jar, and before the harvest the drawing of its tree. */
export function ProjectPictureCard(props: ProjectPictureCardProps) {
  const { project, photo, thumbnailOf, jar, isHarvested, isFirst } = props;
  // A telephone in the forest has the photos that it has seen.
  const [lost, setLost] = useState<string>();
  const [hasDrawing, setHasDrawing] = useState(true);
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
  const name = drawnAs(project.selectedSpecies);
  const isJar = (photo === null && isHarvested) || !hasDrawing || !drawingNameOf(name);
  return (
    <div
      aria-hidden={!isJar}
      className={`${FRAME} grid grid-rows-[100%] place-items-center p-2 ${isJar ? 'bg-rain' : 'bg-paper-sunken'}`}
    >
      {isJar ? (
        jar
      ) : (
        <TreeDrawing
          scientificName={name}
          onLost={() => setHasDrawing(false)}
          className="size-full min-h-0 object-contain"
        />
      )}
    </div>
  );
}

const FRAME = 'aspect-16/9 w-full overflow-hidden rounded-md';
