/** The names under which the drawing of a kind of tree may stand in art/trees/, the nearest first: its own, then its genus. */
export function drawingNames(scientificName: string): readonly string[] {
  const [genus = '', species = ''] = scientificName.toLowerCase().split(' ');
  return [`${genus}-${species}`, genus];
}
