import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteBuilder } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { lighterLibraries } from './vite-libraries.ts';
import { pageScripts } from './vite-pages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const web = fileURLToPath(new URL('src/web', import.meta.url));
const dist = fileURLToPath(new URL('dist/web', import.meta.url));
const pages = fileURLToPath(new URL('dist/pages', import.meta.url));

/** Scripts and styles lie compressed beside themselves, so that nothing is compressed while somebody waits; a build that is whole says so. */
const compressed = (): Plugin => ({
  name: 'vaya-compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
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

const scripts = (files: readonly string[]): RegExp =>
  new RegExp(`/(?:${files.join('|')})(?:\\.(?:actors|machine|view|css))?(?:\\.(?:tsx?|m?js))?(?:\\.vanilla\\.css)?$`);

/**
 * What several pages share lies in a few files and not in one for each set of pages: a request costs more than some
 * bytes that a page does not need. The pages of one area share theirs.
 */
const shared = {
  directory: scripts(['web/discovery/use-names', 'rules/comparison-address']),
  checks: scripts([
    'rules/(?:iban|clean-iban|tax-number|username|password|levels)',
    'web/email-verification/email-verification\\.css',
    'web/ui/(?:countdown-ring|iban-field|payment-words)',
    'web/i18n/(?:en|tr)/payment',
    'contract/privacy',
  ]),
  'sign-in': scripts([
    'web/sign-in/(?:sign-in-(?:parts|form|head|layout\\.css)|code-form|app-code|second-factor-[a-z-]+|second-factor\\.css)',
    'web/i18n/(?:en|tr)/second-factor',
    'machines/(?:sign-in/sign-in|second-factor/second-factor)\\.view',
  ]),
  pictures: scripts([
    'machines/(?:picture|cover-upload)/[a-z-]+',
    'rules/picture-problems',
    'web/ui/(?:cover-picture|file-button)',
  ]),
  blogs: scripts([
    'contract/blog-choices',
    'rules/(?:blog-(?:sections|palette|page|tokens|config|settings|visibility)|colour-names|css-colour|contrast|memoize-last|trip-days)',
    'web/blog/fonts',
    'web/ui/journey-sheet',
    'web/(?:blog|ui)/fonts/[a-z-]+\\.woff2',
    'web/i18n/(?:en|tr)/blog',
  ]),
  dashboard: scripts([
    'rules/(?:read-setting|write-setting|config-changes|merge-configs|editor-config|background-problem|edit-(?:history|text|page|sections|trips)|unreadable-texts|readable-colour)',
    'rules/blog-(?:setting|coupling|facts|edit)',
    'machines/(?:blog-editing|blog-saving|toast)/[a-z-]+',
    'web/dashboard/(?:time-of|say-setting|setting-words|use-setting-words|dashboard-words|dashboard\\.css)',
    'web/dashboard/(?:confirmation|setting-group|general-tab-words|text-style-fields\\.css)',
    'web/i18n/(?:en|tr)/(?:setting|dashboard|general-tab|colour)',
    'web/ui/(?:colour-field|colour-words|use-typed-colour|toast|slider)',
  ]),
  own: scripts([
    'machines/own-account/[a-z-]+',
    'web/own-account/(?:bank-status|own-account-words|own-account\\.css)',
    'web/i18n/(?:en|tr)/own-account',
    'rules/three-way',
    'web/ui/conflict-choice',
    'icons/monitor',
  ]),
  secrets: scripts(['machines/(?:copying|step-up)/[a-z-]+']),
  switch: scripts([
    '@radix-ui/primitive/dist/index',
    '@radix-ui/react-(?:compose-refs|context|slot|primitive|switch)/dist/index',
    '@radix-ui/react-use-(?:layout-effect|effect-event|controllable-state|size)/dist/index',
    'web/ui/switch',
  ]),
  trips: scripts([
    'contract/trip-choices',
    'rules/trip-draft',
    'web/trips/(?:trips-words|stay-link)',
    'web/trips/trip-nights',
    'icons/bed-double',
    'web/i18n/(?:en|tr)/trips',
  ]),
  'trip-editing': scripts([
    'rules/(?:edit-trip|trip-problems)',
    'machines/trip-editing/trip-editing\\.view',
    'web/trips/trip-editor-words',
    'web/i18n/(?:en|tr)/trip-editor',
  ]),
  stays: scripts([
    'contract/booking-choices',
    'rules/(?:booking-(?:days|problems)|stay-labels)',
    'machines/hotel-bookings/(?:booking-moves|hotel-bookings)',
    'machines/lifecycles/booking',
    'web/hotel-bookings/(?:zone-labels|stay-page\\.css|back-link|later-stay-route|platform-names|hotel-bookings-words)',
    'web/hotel-bookings/(?:bookings-place|stay-words|stay-days|stay-row|stay-list|stay-banner)',
    'web/i18n/(?:en|tr)/hotel-bookings',
  ]),
  profile: scripts([
    'web/discovery/(?:creator-modal|modal-[a-z]+|whole-profile-words)',
    'web/i18n/(?:en|tr)/whole-profile',
  ]),
  'office-lists': scripts([
    'machines/lifecycles/(?:bank-link|creator-account)',
    'machines/back-office/(?:possible-deeds|application-queue\\.machine|ask-queue\\.actors|office-keys\\.(?:machine|actors))',
    'contract/queue-tabs',
    'rules/queue-address',
    'web/back-office/(?:back-office-words|pages|cursor-pages|cursor-pages-words|keys\\.css|keys-help|obey-key|application-row|dense-row)',
    'icons/circle-question-mark',
    'web/i18n/(?:en|tr)/(?:back-office|cursor-pages)',
  ]),
  'office-parts': scripts([
    'web/back-office/(?:folded-filters|office-tools-words|ledger-words|trail-words)',
    'web/i18n/(?:en|tr)/(?:office-tools|trail)',
  ]),
  office: scripts([
    'machines/back-office/(?:latest-decision|ledger\\.machine)',
    'machines/lifecycles/application',
    'web/i18n/(?:en|tr)/staff',
    'web/back-office/(?:back-office\\.css|office-head|staff-words|use-staff-sign-in|later-parts-route|office-storage)',
  ]),
};

/** What nearly every page begins with comes with the shell, which could do without it. */
const often = scripts([
  'web/i18n/(?:language-store|use-text|use-words)',
  'web/page/(?:area|message-page|lazy-part|use-blog-username|whole-page)',
  'web/application/application-storage',
  'web/ui/(?:badge|banner|boat|chip|chip-list|choice-cards|choice-row|code-field|colour-field\\.css|creator-card\\.css|empty-state|error-summary|failed-state|field|focus-field|form|formatted-field|form-page|hidden|icon-button|page|password-field|portrait\\.css|sliding-row\\.css|tool)',
  'web/ui/(?:asking-button|bring-into-sight|coming-dialog|picture|picture-sources|select|saved-flows|skeleton|spinner|text-area|text-field|toggle-chips|use-[a-z-]+)',
  'machines/(?:area/[a-z]+|session/signed-call)',
  'machines/(?:refusal|refused-fields|not-provided|call|address-bar)',
  'web/ui/calendar-days',
  'rules/(?:date-labels|day-labels|directory-labels|email-address|field-labels|fold|message-of|zod)',
  'rules/(?:place-label|problems|recovery-code|same-list|social-account|trip-address|verification-code)',
  'icons/(?:arrow-left|calendar-days|check|chevron-right|circle-check|copy|eye|eye-off|pen-line|pencil|plus|sliders-horizontal|smartphone|trash|x)',
]);
/** The client of the server with all that it stands on, some of which is said on screens as well, and what asks it for what only some may see. */
const asking = scripts([
  'api/(?:ask|blog|answers/[a-z-]+)',
  'web/page/(?:creator-session|in-name-of|signed-in-tools)',
  'machines/(?:session|city-search|reference-lists|clock)/[a-z-]+',
  'machines/(?:new-id|save-file)',
  'contract/levels',
  'web/ui/age',
  'rules/(?:booking-address|language-name|social-address)',
  'web/ui/(?:face|found-cities|city-search-field|stay-badge|stay-state-words)',
  'web/sign-in/use-sponsor-sign-in',
  'web/i18n/(?:en|tr)/stay-states',
]);

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

/** Whether the app cannot begin without it. */
function isInitial(id: string, modules: Modules, seen = new Set<string>()): boolean {
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info === null || info.isEntry) return info !== null;
  return info.importers.some((each) => !seen.has(each) && isInitial(each, modules, seen));
}

/** One file: whoever comes asks for it before anything is seen. */
const shell = (id: string, modules: Modules): string | null =>
  often.test(id) || id.includes('rolldown/runtime') || isInitial(id, modules) ? 'shell' : null;
/** Whoever starts the product for the first time asked for no report on its build. */
const checks = { bundlerTimings: false };
const groups = [
  { name: shell, debugName: 'shell' },
  { name: 'ask', test: asking },
  ...Object.entries(shared).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
];

/** What runs in browsers, and what the server writes the pages of blogs with: the same components, built together. */
const app = {
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } }, checks },
  },
};
const writer = {
  consumer: 'server',
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: pages,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    target: 'node24',
    cssCodeSplit: false,
    emitAssets: true,
    rolldownOptions: {
      checks,
      input: join(web, 'blog/render-blog.tsx'),
      output: { entryFileNames: 'render-blog.js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
} as const;

async function buildBoth({ environments, build }: ViteBuilder): Promise<void> {
  for (const name of ['pages', 'client']) {
    const environment = environments[name];
    if (environment) await build(environment);
  }
}

/** docs/browsers.md */
const browsers = ['chrome125', 'edge125', 'firefox125', 'safari17.4'];

const isBuild = process.argv.includes('build');

/** A busy machine must not turn a test red; a test that is about time asserts it itself. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests against real servers and browsers get a second try, and the report names those that needed it: docs/decisions/0088. */
const retried = { retry: 1 };

const propertyRounds = 'tests/kit/property-rounds.ts';
const inJsdom = {
  environment: 'jsdom',
  setupFiles: [propertyRounds, 'tests/screens/setup.ts'],
  testTimeout: 300_000,
};
const inChromium = { testTimeout: 600_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
const onSqlite = { env: { VAYA_TEST_DATABASE: 'sqlite' } };
const onPostgres = { env: { VAYA_TEST_DATABASE: 'postgres' } };
const plantingMistakes = { env: { VAYA_PLANTED: 'yes' } };

const builtWeb = 'tests/kit/built-web.ts';
const postgres = 'tests/kit/postgres.ts';
const chromium = 'tests/kit/unpack-chromium.ts';

const unitTests = ['src', 'machines', 'tests/rules', 'tests/kit', 'tests/house'].map((dir) => `${dir}/**/*.test.ts`);
const screenTests = 'tests/screens/**/*.test.{ts,tsx}';
const plantedScreens = 'tests/screens/!(session|blog-editing).walk.test.tsx';

interface SuiteOptions {
  globalSetup?: string[];
  env?: Record<string, string>;
  [option: string]: unknown;
}

/** The name of a test file decides which suites run it, and when: tests/README.md. */
const suitesFor = (isNightly: boolean) => {
  const exclude = [...configDefaults.exclude, ...(isNightly ? [] : ['**/*.nightly.test.*'])];
  const suite = (name: string, include: string[], { env, ...options }: SuiteOptions = {}) => ({
    test: {
      name,
      root,
      include,
      exclude,
      environment: 'node',
      isolate: false,
      setupFiles: [propertyRounds],
      ...timeouts,
      ...options,
      env: { ...env, ...(isNightly && { VAYA_NIGHTLY: 'yes' }) },
    },
  });
  const postgresTests = isNightly ? 'tests/http/**/*.test.ts' : 'tests/http/**/*.both.test.ts';
  return [
    suite('unit', unitTests),
    suite('paths', ['tests/paths/**/*.test.ts']),
    suite('mutation', ['tests/mutation/**/*.test.ts'], { testTimeout: 120_000 }),
    suite('screens', [screenTests], inJsdom),
    ...(isNightly ? [suite('mutation-screens', [plantedScreens], { ...inJsdom, ...plantingMistakes })] : []),
    suite('http-sqlite', ['tests/http/**/*.test.ts'], { ...retried, ...onSqlite, globalSetup: [builtWeb] }),
    suite('http-postgres', [postgresTests], { ...retried, ...onPostgres, globalSetup: [builtWeb, postgres] }),
    suite('faults', ['tests/faults/**/*.test.ts'], { ...retried, globalSetup: [postgres] }),
    suite('browsers', ['tests/browsers/**/*.test.ts'], { ...retried, ...inChromium, globalSetup: [builtWeb] }),
    suite('e2e', ['tests/e2e/**/*.test.ts', 'tests/conformance/**/*.test.ts'], {
      ...retried,
      ...inChromium,
      globalSetup: [builtWeb, chromium],
      sequence: { groupOrder: 1 },
    }),
  ];
};

export default defineConfig(({ mode }) => ({
  root: web,
  envDir: root,
  plugins: [react(), vanillaExtractPlugin(), lighterLibraries(root), pageScripts(web), compressed()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: browsers, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ...(isBuild && { builder: { buildApp: buildBoth }, environments: { client: app, pages: writer } }),
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
    // Tests wait about a fifth of their time: one worker more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/kit/closing-line.ts'],
    projects: suitesFor(mode === 'nightly'),
  },
}));
