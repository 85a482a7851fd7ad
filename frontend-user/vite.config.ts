import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { constants } from 'node:zlib';

/** The API that `npm run dev` talks to; the built files are served by the API itself. */
const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    // Compressed once here, so that the api serves ready files and spends no time on it per request.
    compression({
      include: /\.(m?js|css|html|svg|json|txt)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  // Workspace libraries are read as TypeScript source; no build step is needed between a change and the browser.
  resolve: { conditions: ['@drumbeat/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    // For first-load.ts, which measures what each page needs.
    manifest: true,
    assetsInlineLimit: 0,
    // A strict content security policy allows no inline script, which the polyfill would need.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each page lists the files of those after it by name; seven characters tell versions of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // The dependencies of every screen ($initial), without those of some only. They change with their own
          // releases only, so browsers cache them across ours.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|openapi-fetch)[\\/]/,
              tags: ['$initial'],
              priority: 2,
            },
            { name: 'look', test: /node_modules/, tags: ['$initial'], priority: 1 },
            // Ours of every screen: apart, each part that a later one needs as well would be a file.
            {
              name: 'app',
              test: /[\\/](frontend-user|domain|api-client|ui)[\\/]src[\\/]/,
              tags: ['$initial'],
              priority: 1,
            },
            // The text of a post grows with it, and needs nothing else of a form's field.
            { name: 'textarea', test: /@mui[\\/]material[\\/]TextareaAutosize[\\/]/, priority: 0.5 },
            // A field's parts come together; apart, each of them would be a file.
            { name: 'fields', test: /@mui[\\/]material[\\/](OutlinedInput|InputBase)[\\/]/ },
            // An alert and the switch of the theme are on most first pages, and bring their icons; apart, each icon would be a file.
            { name: 'alert', test: /components[\\/]inline-alert\.tsx/ },
            { name: 'theme-toggle', test: /components[\\/]theme-toggle\.tsx/ },
            // The dashboard has a week, and none of what changes prompts on it.
            {
              name: 'calendar-week',
              test: /domain[\\/](src|dist)[\\/]calendar[\\/]calendar-week\.rules\.[jt]s/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiAddress } },
});
