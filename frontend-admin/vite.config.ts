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
    // react-admin is one large piece that seldom changes; kept apart, a release of ours leaves it in the browser's cache.
    chunkSizeWarningLimit: 1200,
  },
  server: { port: 5174, proxy: { '/api': apiAddress } },
});
