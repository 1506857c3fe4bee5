const LONGEST_EDGE_PX = 1200;
const SHORTEST_EDGE_PX = 160;
// A photo of leaves, at the quality that is tried first.
const USUAL_BYTES_PER_PIXEL = 0.22;

/** Returns the usual longer edge, in px, of a reduced picture of so many bytes. */
export function usualEdge(bytes: number): number {
  const edge = Math.round(Math.sqrt((bytes / USUAL_BYTES_PER_PIXEL) * (4 / 3)));
  return Math.min(Math.max(edge, SHORTEST_EDGE_PX), LONGEST_EDGE_PX);
}

/** Smaller pictures are not reduced, px. */
export const LEAST_EDGE_PX = SHORTEST_EDGE_PX;
