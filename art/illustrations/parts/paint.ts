/** The paint box: each tone is a custom property set in web/ui/paint-box.css, with its light value to fall back on. */
const TONES = {
  ink: '#2d3a2e',
  leaf: '#7fa563',
  'leaf-light': '#b4cb8a',
  'leaf-dark': '#4d7a4a',
  bark: '#9a7350',
  'bark-light': '#c7a680',
  straw: '#e9c46f',
  sun: '#efc866',
  water: '#a9cfdb',
  paper: '#fcfdf7',
  soil: '#8a684c',
  'soil-dark': '#67492f',
  root: '#f6ead0',
  haze: '#e4ecd3',
  accent: '#c8603c',
  steel: '#c3cbc6',
  'mark-leaf': '#729d58',
  'mark-shade': '#3f7043',
  'mark-root': '#8d6444',
  page: '#fffdf7',
  glass: '#fffefa',
  shine: '#ffffff',
  'skin-1': '#f3cfae',
  'skin-2': '#dba97e',
  'skin-3': '#b07a51',
  'skin-4': '#8b5b3e',
} as const;

export type Tone = keyof typeof TONES;

export function paint(tone: Tone): string {
  return `var(--ill-${tone}, ${TONES[tone]})`;
}
