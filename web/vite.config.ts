import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

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

/** What the forms of the login share with those of a student. */
const OF_FORMS = /web.(lib.(field-errors|form\.|read-fields|use-form)|ui.field)|icons.eye/;
/** What most screens of a student share. */
const OF_STUDENTS = /web.(offline|features.(projects|steps|photos))|lucide-react.dist.esm.icons/;

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss()],
  server: {
    proxy: { '^/(api|consent-form\\.pdf)': serverBeside },
  },
  // Named rather than found on the way: a package found late reloads the page, and with it a test that is running.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'cmdk',
      'idb',
      'lucide-react',
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
    // By itself Vite makes 150 files, which compress badly: each route would weigh 5 to 8 kB more
    // (docs/decisions/0114).
    rolldownOptions: {
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
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
});
