import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const web = join(import.meta.dirname, 'web');

/** The pages of the workbench, and the page in which the player shows a screen. */
export default defineConfig({
  root: web,
  base: '/qa/',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: join(import.meta.dirname, '../../dist/qa/web'),
    emptyOutDir: true,
    target: 'chrome125',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      input: [join(web, 'index.html'), join(web, 'stage.html')],
      checks: { bundlerTimings: false },
      // One file, so that a stage opens with fewer requests.
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /node_modules|[\\/]machines[\\/]|src[\\/](?!web)/ }] },
      },
    },
  },
});
