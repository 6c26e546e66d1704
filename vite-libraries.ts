import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What of its libraries the app goes without; while it is developed it keeps all but their way of drawing icons. Whatever is not found where it was is told, lest the weight come back unseen. */
export const lighterLibraries = (root: string): Plugin => ({
  name: 'vaya-lighter-libraries',
  config: (_, { command }) =>
    command === 'build'
      ? { resolve: { alias: withoutWarnings(join(root, 'node_modules/react-router/dist/production')) } }
      : { optimizeDeps: { exclude: ['lucide-react'] } },
  load: {
    filter: { id: /axios\/lib\/helpers\/HttpStatusCode\.js$/ },
    handler: () => noNames,
  },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs(?:\?|$)/ },
    handler(code) {
      if (isOtherName(code)) return null;
      if (!code.includes(theirIcon)) this.error('An icon is drawn by something else than before.');
      return code.replace(theirIcon, `import { lineIcon as createLucideIcon } from '${join(root, ourIcon)}';`);
    },
  },
});

/** The router has a build for production, which nothing but Node is led to. */
const withoutWarnings = (production: string) => [
  { find: /^react-router$/, replacement: join(production, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
];

/** Nobody refers to the names of statuses. */
const noNames = 'export default {};';

/** An icon that was renamed leads on to itself. */
const isOtherName = (code: string): boolean => !code.includes('__iconData =');

const theirIcon = "import createLucideIcon from '../createLucideIcon.mjs';";
const ourIcon = 'src/web/ui/line-icon.ts';
