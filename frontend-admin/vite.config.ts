import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    compression({
      include: /\.(js|css|html|svg|json|txt)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  resolve: { conditions: ['@drumbeat/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // A strict content security policy allows no inline script, which the polyfill would need.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Third-party code changes only with its own releases, so browsers cache it across ours. The session gate's
          // dependencies are separate from the rest, react-admin and its dependencies, which is fetched for staff
          // only.
          groups: [
            { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'react-admin', test: /node_modules/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5174, proxy: { '/api': apiAddress } },
});
