import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { chunksOfManyScreens } from './vite-chunks.ts';

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

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), chunksOfManyScreens()],
  server: {
    proxy: { '/api': serverBeside },
  },
  // Named rather than found on the way: a package found late reloads the page, and with it a test that is running.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'cmdk',
      'embla-carousel-react',
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
  // wouter asks for a stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The list of what each chunk imports would weigh 2 kB in the first one (docs/decisions/0063).
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
});
