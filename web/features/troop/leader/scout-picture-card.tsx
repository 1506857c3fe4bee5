import { type ReactNode, useState } from 'react';
import type { Jar } from '#domain/contract/notebook/glances.ts';
import type { ScoutProject } from '#domain/contract/troop/leader.ts';
import { jarOfProgress } from '#domain/rules/notebook/jar.ts';
import * as words from '#words/troop/leader.ts';
import { thumbnailAddress } from './leader.queries.ts';

/** The drawing of a jar; the page hands it in. */
export type DrawingOf = (jar: Jar | null) => ReactNode;

/** A scout's tree: the newest photo with the jar in its corner when parents show it, otherwise the jar. */
export function ScoutPictureCard({
  project,
  drawingOf,
}: {
  project: ScoutProject | null;
  drawingOf: DrawingOf;
}) {
  // A parent may have taken it back since the list was read.
  const [lost, setLost] = useState<string>();
  const photo = project?.work?.photo ?? null;
  const jar = project && (project.work?.jar ?? jarOfProgress(project));
  const isPhoto = photo !== null && photo.filename !== lost;
  const drawn = (
    <>
      {/* The words of the drawing are for its child. */}
      <span aria-hidden="true" className="contents">
        {drawingOf(jar)}
      </span>
      {jar && <span className="sr-only">{words.jar(jar)}</span>}
    </>
  );
  return (
    <div className="relative size-[min(4rem,20vw)] shrink-0 overflow-hidden rounded-md bg-rain [&_svg]:size-full">
      {isPhoto && (
        <img
          src={thumbnailAddress(photo.filename)}
          alt={words.newestPhoto}
          width={64}
          height={64}
          loading="lazy"
          onError={() => setLost(photo.filename)}
          className="size-full object-cover"
        />
      )}
      {isPhoto ? (
        <div className="absolute right-0 bottom-0 h-[56%] w-[44%] rounded-tl-md bg-paper-raised p-0.5">
          {drawn}
        </div>
      ) : (
        <div className="size-full p-1">{drawn}</div>
      )}
    </div>
  );
}
