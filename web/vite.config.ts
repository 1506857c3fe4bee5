import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type ProxyOptions,
} from 'vite';
import { drawPictures } from '../art/draw-pictures.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '../domain/languages.ts';
import * as en from '../words/en/platform/page.ts';
import * as es from '../words/es/platform/page.ts';

/**
 * While developing and in page tests Vite serves the pages and hands every call to a real server beside it. Its
 * address is looked up at each call, because page tests learn it only after Vite has read this file.
 */
const serverBeside: ProxyOptions = {
  configure: (_proxy, options) => {
    Object.defineProperty(options, 'target', {
      enumerable: true,
      get: () => process.env.API_URL ?? 'http://127.0.0.1:3001',
    });
  },
};

/** Files that the login's forms share with a student's. */
const OF_FORMS = /web.(lib.(field-errors|read-fields)|parts.(form\.|use-form)|ui.field)|icons.eye/;
/** Files that most screens of a student share. */
const OF_STUDENTS = /web.(offline|features.(projects|steps|photos))|lucide-react.dist.esm.icons/;

const PAGES = { en, es } as const;

/** The language of the pages that are built or served now: its words are taken where `#words/` is imported. */
function chosenLanguage(): Language {
  const chosen = process.env.PAGE_LANGUAGE ?? FIRST_LANGUAGE;
  if (!isLanguage(chosen)) throw new Error(`PAGE_LANGUAGE: there are no words in ${chosen}.`);
  return chosen;
}

/** Words of the page itself, which is no module. */
function speaking(language: Language): Plugin {
  const [before, now] = [PAGES[FIRST_LANGUAGE], PAGES[language]];
  const transformIndexHtml = (html: string) =>
    html
      .replace(`<html lang="${FIRST_LANGUAGE}">`, () => `<html lang="${language}">`)
      .replace(before.description, () => now.description)
      .replace(before.needsJavaScript, () => now.needsJavaScript);
  return { name: 'speaking', transformIndexHtml: { order: 'pre', handler: transformIndexHtml } };
}

/** Draws what pages ask for as `#pictures/`, before any page is built or served. */
const drawing: Plugin = { name: 'drawing', buildStart: drawPictures };

export default defineConfig(() => ({
  // `imports` of package.json knows each language as a condition, and takes the first one without.
  resolve: { conditions: [chosenLanguage(), ...defaultClientConditions] },
  ssr: { resolve: { conditions: [chosenLanguage(), ...defaultServerConditions] } },
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  plugins: [drawing, react(), tailwindcss(), speaking(chosenLanguage())],
  server: {
    proxy: { '^/(api|consent-form\\.pdf)': serverBeside },
  },
  // Named rather than found on the way: a package found late reloads the page, and with it a test that is running.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'cmdk',
      'fflate',
      'idb',
      'lucide-react',
      'papaparse',
      'radix-ui',
      'radix-ui/internal',
      'react',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'signature_pad',
      'wouter',
      'zod/mini',
    ],
  },
  build: {
    manifest: true,
    // Otherwise each late part is named with the styles that stand in the page (docs/decisions/0114).
    cssCodeSplit: false,
    // By itself Vite makes 150 files, which compress badly: each route would weigh 5 to 8 kB more
    // (docs/decisions/0114).
    rolldownOptions: {
      // Words stand where they are used: kept as variables they would weigh 0.7 kB more (docs/decisions/0196).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'form', test: OF_FORMS, priority: 1 },
            { name: 'student', test: OF_STUDENTS, minShareCount: 4 },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // The list of what each chunk imports would weigh 3 to 5 kB (docs/decisions/0114).
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
}));
