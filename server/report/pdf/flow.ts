import { type Element, INK, type SetText, type Sheet, type Style } from './sheet.ts';

export const BODY: Style = { size: 10.5 };
export const SOFT: Style = { size: 9.5, ink: INK.soft };
export const STRONG: Style = { size: 10.5, weight: 'bold' };

/** Sets words over the whole width, from page to page if need be; each page's part is tagged. */
export function flow(
  sheet: Sheet,
  parent: Element,
  type: string,
  text: SetText,
  after = 0,
  indent = 0,
): void {
  const lineHeight = text.height / Math.max(1, text.lines.length);
  let rest = text.lines;
  while (rest.length > 0) {
    sheet.breakPageUnlessFits(lineHeight);
    const fitting = Math.max(1, Math.floor(sheet.room / lineHeight));
    const part = { ...text, lines: rest.slice(0, withoutWidow(fitting, rest.length)) };
    sheet.tag(parent, type, () => sheet.draw(part, sheet.left + indent, sheet.y, sheet.width - indent));
    sheet.y += part.lines.length * lineHeight;
    rest = rest.slice(part.lines.length);
  }
  sheet.y += after;
}

/** Returns the lines that stay on this page, never all but the last, which would stand alone. */
function withoutWidow(fitting: number, left: number): number {
  return fitting > 2 && left === fitting + 1 ? fitting - 1 : fitting;
}

/** A line over the whole width. */
export function rule(sheet: Sheet, ink: typeof INK.line | typeof INK.strong = INK.line): void {
  const { left, y, width } = sheet;
  sheet.adorn((doc) =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .stroke(ink),
  );
}
