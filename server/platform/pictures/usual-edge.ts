const LONGEST_EDGE_PX = 1200;
const SHORTEST_EDGE_PX = 160;
// A photo of leaves, at the quality that is tried first.
const USUAL_BYTES_PER_PIXEL = 0.22;

/** How long the longer edge of a reduced picture may usually be for it to take so many bytes, px. */
export function usualEdge(bytes: number): number {
  const edge = Math.round(Math.sqrt((bytes / USUAL_BYTES_PER_PIXEL) * (4 / 3)));
  return Math.min(Math.max(edge, SHORTEST_EDGE_PX), LONGEST_EDGE_PX);
}

/** What is smaller than this is not made smaller, px. */
export const LEAST_EDGE_PX = SHORTEST_EDGE_PX;
