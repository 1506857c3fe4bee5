/** By what a browser tells itself from the others it says it is like; the first that fits is meant. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Known = readonly (readonly [RegExp, string])[];
const nameIn = (known: Known, text: string) => known.find(([pattern]) => pattern.test(text))?.[1];

/** A browser as people call it, such as 'Firefox on Windows'. @param userAgent as it calls itself. */
export function browserWords(userAgent: string | null): string {
  if (!userAgent) return 'A program without a name';
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  if (!browser) return system ? `A program on ${system}` : userAgent.slice(0, 40);
  return system ? `${browser} on ${system}` : browser;
}
