import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import product from '../../vite.config.ts';

const here = import.meta.dirname;

/** Every actor of the product is made by a `createActor` that the panel watches. The panel itself is not watched. */
const watchActors: Plugin = {
  name: 'vaya-watch-actors',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === 'xstate' && !importer.startsWith(here) ? join(here, 'web/watched-xstate.ts') : null,
};

const addPanel: Plugin = {
  name: 'vaya-add-panel',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<head>', `<head><script type="module">import '#tests/qa/web/world-clock.ts';</script>`)
        .replace('</body>', `<script type="module">import '#tests/qa/web/panel.tsx';</script></body>`),
  },
};

/** The web app with the panel of the workbench on every page. */
export default defineConfig((env) => {
  const { builder: _, environments: { client } = {}, plugins = [], ...config } = product(env);
  return {
    ...config,
    plugins: [watchActors, addPanel, ...plugins],
    environments: { client: { ...client, build: { ...client?.build, outDir: join(here, '../../dist/qa/product') } } },
  };
});
