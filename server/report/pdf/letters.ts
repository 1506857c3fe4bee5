import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** One of the fonts that lie beside this file; together they have what people here write their names and notes in. */
export type Face = {
  readonly name: string;
  readonly font: Font;
  /** Font features that are turned off. */
  readonly features: Readonly<Record<string, boolean>>;
};

const FOLDER = path.join(import.meta.dirname, 'fonts');
const LATIN = /^(notebook|noto-sans)-(regular|bold)$/;
const EMOJI = 'noto-emoji-regular';
const CJK = 'droid-sans-fallback-regular';
// Noto draws some letters, such as \u1ecb, as a letter and a dot; whoever copies that text would get neither.
const WHOLE_LETTERS = { ccmp: false };
/** In the order in which they are asked for a letter. */
const FILES: Record<Weight, readonly string[]> = {
  // Latin with every accent (Vietnamese too) and Cyrillic, as on the pages; Greek, Devanagari and what else the first has
  // not; Hebrew; Arabic, Persian and Urdu; emoji; Chinese, Japanese and Korean, in one weight.
  // Noto draws Arabic's dots apart from their letters, which then cannot be copied; Vazirmatn does not.
  regular: [
    'notebook-regular',
    'noto-sans-regular',
    'noto-sans-hebrew-regular',
    'vazirmatn-regular',
    EMOJI,
    CJK,
  ],
  bold: ['notebook-bold', 'noto-sans-bold', 'noto-sans-hebrew-bold', 'vazirmatn-bold', EMOJI, CJK],
};

function readFont(name: string): Font {
  const font = create(readFileSync(path.join(FOLDER, `${name}.ttf`)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  return font;
}

/** A face whose file is read once it is asked for a letter: most texts need the first one only. */
function openFace(name: string): Face {
  let font: Font | undefined;
  return {
    name,
    features: LATIN.test(name) ? WHOLE_LETTERS : {},
    get font() {
      font ??= readFont(name);
      return font;
    },
  };
}

/** The faces of both weights, each opened at most once. */
export function openFaces(): Record<Weight, readonly Face[]> {
  const faces = new Map([...new Set(Object.values(FILES).flat())].map((name) => [name, openFace(name)]));
  const of = (weight: Weight) => FILES[weight].flatMap((name) => faces.get(name) ?? []);
  return { regular: of('regular'), bold: of('bold') };
}

/** Says which way text runs, which dress an emoji wears or with which it is one. What parts letters in Persian stays. */
const INVISIBLE = /(?!\u200c)\p{Cf}|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/u;
/** Spaces, digits and signs belong to no script: they stay in the face of the letters they stand beside. */
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The face that a character is drawn in; null when it is not drawn at all.
 * @param before the face of the character before it.
 */
export function faceFor(character: string, faces: readonly Face[], before: Face | null): Face | null {
  if (INVISIBLE.test(character)) return null;
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (face: Face) => face.font.hasGlyphForCodePoint(codePoint);
  if (before && before.name !== EMOJI && COMMON.test(character) && has(before)) return before;
  return faces.find(has) ?? faces[0] ?? null;
}
