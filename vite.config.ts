import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const web = fileURLToPath(new URL('src/web', import.meta.url));
const dist = fileURLToPath(new URL('dist/web', import.meta.url));

/** Scripts and styles lie compressed beside themselves, so that nothing is compressed while somebody waits; a build that is whole says so. */
const compressed = (): Plugin => ({
  name: 'vaya-compressed',
  apply: 'build',
  writeBundle({ dir = dist }) {
    const assets = join(dir, 'assets');
    for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
      const bytes = readFileSync(join(assets, file));
      writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes));
      writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    }
    writeFileSync(join(dir, 'built'), '');
  },
});

/** Time enough on a machine that others use too: a figure of time is asserted where it is the point. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

const suite = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    root,
    include,
    exclude: [...configDefaults.exclude],
    environment: 'node',
    isolate: false,
    ...patience,
    ...more,
  },
});

export default defineConfig({
  root: web,
  envDir: root,
  plugins: [react(), vanillaExtractPlugin(), compressed()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { outDir: dist, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://localhost:3000',
      '/media': 'http://localhost:3000',
      '/dev/mailbox': 'http://localhost:3000',
    },
  },
  test: {
    root,
    maxWorkers: '100%',
    reporters: ['default', './tests/kit/closing-line.ts'],
    projects: [
      suite('unit', ['src/**/*.test.ts', 'machines/**/*.test.ts', 'tests/kit/**/*.test.ts']),
      suite('paths', ['tests/paths/**/*.test.ts']),
      suite('screens', ['tests/screens/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        setupFiles: ['tests/screens/setup.ts'],
        testTimeout: 300_000,
      }),
      suite('mutation', ['tests/mutation/**/*.test.ts'], { testTimeout: 120_000 }),
      suite('mutation-screens', ['tests/screens/!(session).walk.test.tsx'], {
        environment: 'jsdom',
        setupFiles: ['tests/screens/setup.ts'],
        env: { VAYA_PLANTED: 'yes' },
      }),
      suite('house', ['tests/house/**/*.test.ts']),
      suite('http-sqlite', ['tests/http/**/*.test.ts'], {
        env: { VAYA_TEST_DATABASE: 'sqlite' },
        globalSetup: ['tests/kit/built-web.ts'],
      }),
      suite('http-postgres', ['tests/http/**/*.test.ts'], {
        env: { VAYA_TEST_DATABASE: 'postgres' },
        globalSetup: ['tests/kit/built-web.ts', 'tests/kit/postgres.ts'],
      }),
      suite('faults', ['tests/faults/**/*.test.ts'], {
        globalSetup: ['tests/kit/postgres.ts'],
      }),
      suite('e2e', ['tests/e2e/**/*.test.ts'], {
        globalSetup: ['tests/kit/built-web.ts'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
        expect: { poll: { timeout: 20_000 } },
      }),
    ],
  },
});
