import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const signIn = ['sign-in/sign-in-screen.tsx'];

/** What a page asks for by itself as soon as it is there, or once it has found that nobody is signed in: only the browser knows, and the first page of a sponsor or of staff is mostly that. */
const alongside: Readonly<Record<string, readonly string[]>> = {
  'discovery/discovery-route.tsx': ['discovery/directory-route.tsx', ...signIn],
  'discovery/saved-searches-route.tsx': signIn,
  'discovery/comparison-route.tsx': signIn,
  'hotel-bookings/invitations-route.tsx': signIn,
  'hotel-bookings/staff-stays-route.tsx': signIn,
  'back-office/back-office-route.tsx': signIn,
  'back-office/creator-list-route.tsx': signIn,
  'back-office/audit-trail-route.tsx': signIn,
};

/** The same where there is room for it. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'dashboard/dashboard-route.tsx': ['blog/blog-in-app.tsx'],
};

/** What Turkish alone needs, on every page: its words. */
const turkish = ['i18n/tr.ts'];

/**
 * What the server has to know of the build: its base addresses, for the page's Content-Security-Policy, and which scripts
 * each page begins with, to name them in the page: a browser that first reads one to learn of the next waits for each.
 */
export const pageScripts = (web: string): Plugin => ({
  name: 'vaya-page-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    const { VITE_API_URL: api = '/api', VITE_CDN_URL: media = '/media' } = this.environment.config.env;
    writeFileSync(join(dir, 'addresses.json'), JSON.stringify({ api, media }));
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
    const fileOf = (chunk: string) => `/${manifest[chunk]?.file}`;
    const shell = chunksOf(manifest, 'index.html');
    const routes = routesIn(readFileSync(join(web, 'app/routes.tsx'), 'utf8'));
    const filesOf = (chunks: ReadonlySet<string>, but: ReadonlySet<string>) =>
      [...chunks].filter((chunk) => !but.has(chunk)).map(fileOf);
    const pages = routes.toSorted(narrowestFirst).map(({ path, scripts }) => {
      const own = chunksOf(manifest, ...scripts.flatMap((script) => [script, ...(alongside[script] ?? [])]));
      const more = chunksOf(manifest, ...scripts.flatMap((script) => beside[script] ?? []));
      return { path, scripts: filesOf(own, shell), wideScreen: filesOf(more, new Set([...own, ...shell])) };
    });
    const words = [...chunksOf(manifest, ...turkish)].filter((chunk) => !shell.has(chunk)).map(fileOf);
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(pages));
    writeFileSync(join(dir, 'turkish.json'), JSON.stringify(words));
  },
});

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

function chunksOf(manifest: Manifest, ...names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    if (!manifest[name]) throw new Error(`There is no script ${name}.`);
    found.add(name);
    manifest[name].imports?.forEach(add);
  };
  names.forEach(add);
  return found;
}

interface PageRoute {
  path: string;
  /** Its own, and those of the pages around it. */
  scripts: readonly string[];
  /** Where it leads on to at once. */
  onward?: string;
}

/** An address that has its own page is no other's, and any address is the last. */
const narrowestFirst = (one: PageRoute, other: PageRoute): number => widthOf(one) - widthOf(other);
const widthOf = ({ path }: PageRoute): number => (path === '*' ? Number.POSITIVE_INFINITY : path.split(':').length);

type Part = Readonly<Record<string, unknown>>;

function routesIn(source: string): PageRoute[] {
  const program = parseAst(source, { lang: 'tsx' });
  const loaders = new Map<unknown, readonly string[]>();
  for (const { id, init } of partsIn(program, 'VariableDeclarator'))
    if (Object(init).type === 'ArrowFunctionExpression') loaders.set(Object(id).name, scriptsIn(init, loaders));
  const routes: PageRoute[] = [];
  const collect = (part: unknown, around: readonly string[]) => {
    const said = new Map(Object(part).properties?.map((each: Part) => [Object(each.key).name, each.value]));
    const scripts = [...around, ...scriptsIn(said.get('lazy'), loaders)];
    const path = Object(said.get('path')).value;
    const [onward] = partsIn(said.get('element'), 'JSXAttribute').filter(({ name }) => Object(name).name === 'to');
    if (typeof path === 'string') routes.push({ path, scripts, onward: Object(onward?.value).value });
    for (const child of Object(said.get('children')).elements ?? []) collect(child, scripts);
  };
  for (const { id, init } of partsIn(program, 'VariableDeclarator'))
    if (Object(id).name === 'appRoutes') for (const route of Object(init).elements) collect(route, []);
  const end = ({ onward, ...route }: PageRoute): PageRoute => ({
    ...route,
    scripts: (routes.find(({ path }) => path === onward) ?? route).scripts,
  });
  return routes.map(end);
}

/** What is imported there, or by a loader that is called there. */
const scriptsIn = (part: unknown, loaders: ReadonlyMap<unknown, readonly string[]>): string[] => [
  ...partsIn(part, 'ImportExpression').map(({ source }) => nameOf(Object(source).value)),
  ...partsIn(part, 'CallExpression').flatMap(({ callee }) => loaders.get(Object(callee).name) ?? []),
];

const nameOf = (specifier: string): string => specifier.replace('#web/', '').replace('./', 'app/');

function partsIn(part: unknown, type: string): Part[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap((each) => partsIn(each, type));
  return Reflect.get(part, 'type') === type ? [part as Part, ...inner] : inner;
}
