import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const web = join(root, 'src/web');

/** Compresses the assets for the server, and writes last for which addresses this build was made. */
const readyToServe: Plugin = {
  name: 'vaya-ready-to-serve',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.js') || name.endsWith('.css'))) {
      const bytes = readFileSync(join(dir, file));
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes));
    }
    const { VITE_API_URL: api = '/api', VITE_CDN_URL: media = '/media' } = this.environment.config.env;
    writeFileSync(join(dir, 'built.json'), JSON.stringify({ api, media }));
  },
};

const shell = { name: 'shell', tags: ['$initial' as const], priority: 1 };
/** A file for what eight pages or parts share, in place of dozens of small ones: docs/decisions/0005. */
const shared = { name: 'shared', minShareCount: 8, test: (id: string) => !/-route\.tsx$|blog-in-app/.test(id) };
/** What the page of a trip shares with its editor. */
const tripPage = { name: 'trip-page', test: /\/(?:journey-sheet|rich-text(?:-words)?)(?:\.css)?\.ts/ };
const client: EnvironmentOptions = {
  build: {
    outDir: join(root, 'dist/web'),
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [shell, shared, tripPage] } } },
  },
};
/** The components of the app, with which the server renders the pages of blogs. */
const ssr: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(root, 'dist/pages'),
    ssr: join(web, 'blog/render-blog.tsx'),
    target: 'node24',
    copyPublicDir: false,
    emitAssets: true,
  },
};

/** Tests delete what they write: a folder in memory spares each commit of SQLite the wait for a disk. */
function folderForTests(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2 ** 31 ? inMemory : tmpdir();
}

type SuiteOptions = NonNullable<TestProjectInlineConfiguration['test']>;
/** The name of a test file decides which suites run it, and when: tests/README.md. */
function suitesFor(isNightly: boolean) {
  const always = { TMPDIR: folderForTests(), ...(isNightly && { VAYA_NIGHTLY: 'yes' }) };
  const suite = (name: string, files: string, { env, ...options }: SuiteOptions = {}) => ({
    test: {
      name,
      root,
      include: [`${files}.test.{ts,tsx}`],
      exclude: [...configDefaults.exclude, ...(isNightly ? [] : ['**/*.nightly.test.*'])],
      isolate: false,
      setupFiles: ['tests/kit/property-rounds.ts'],
      // A busy machine must not turn a test red; a test that is about time asserts it itself.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...options,
      env: { ...always, ...env },
    },
  });
  /** Tests against real servers and browsers get a second try, and the report names them: docs/decisions/0045. */
  const server = (...setup: string[]) => ({
    retry: 1,
    runner: 'tests/kit/fresh-second-try.ts',
    globalSetup: setup.map((name) => `tests/kit/${name}.ts`),
  });
  const browser = {
    testTimeout: isNightly ? 600_000 : 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { groupOrder: 1 },
  };
  const setupFiles = ['tests/kit/property-rounds.ts', 'tests/screens/setup.ts'];
  const jsdom = { environment: 'jsdom', testTimeout: 300_000, setupFiles };
  const planted = { ...jsdom, env: { VAYA_PLANTED: 'yes' } };
  const on = (database: string) => ({ env: { VAYA_TEST_DATABASE: database } });
  const postgresTests = `tests/http/**/*${isNightly ? '' : '.both'}`;
  return [
    suite('unit', '{src,machines,tests/rules,tests/kit,tests/house,tests/qa}/**/*'),
    suite('paths', 'tests/paths/**/*'),
    suite('mutation', 'tests/mutation/**/*', { testTimeout: 1_200_000 }),
    suite('screens', 'tests/screens/**/*', jsdom),
    ...(isNightly ? [suite('mutation-screens', 'tests/screens/!(session|blog-editing).walk', planted)] : []),
    suite('http-sqlite', 'tests/http/**/*', { ...on('sqlite'), ...server('built-web') }),
    suite('http-postgres', postgresTests, { ...on('postgres'), ...server('built-web', 'postgres') }),
    suite('faults', 'tests/faults/**/*', { testTimeout: 300_000, ...server('built-web', 'postgres') }),
    suite('browsers', 'tests/browsers/**/*', { ...browser, ...server('built-web') }),
    suite('e2e', 'tests/{e2e,conformance}/**/*', { ...browser, ...server('built-web', 'unpack-chromium') }),
  ];
}

export default defineConfig(({ command, mode }) => ({
  root: web,
  envDir: root,
  plugins: [react(), vanillaExtractPlugin(), readyToServe],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // docs/browsers.md
    target: ['chrome125', 'edge125', 'firefox125', 'safari17.4'],
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  ...(command === 'build' && { builder: {}, environments: { ssr, client } }),
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/media', '/dev/mailbox'].map((path) => [path, 'http://localhost:3000'])),
  },
  test: {
    root,
    // Tests also wait: two workers more than there are cores keep all cores busy.
    maxWorkers: availableParallelism() + 2,
    reporters: ['default', './tests/kit/closing-line.ts'],
    projects: suitesFor(mode === 'nightly'),
    // A night finds tests that only pass after others. `--sequence.seed` repeats the order that the run names.
    sequence: { shuffle: { files: mode === 'nightly' } },
  },
}));
