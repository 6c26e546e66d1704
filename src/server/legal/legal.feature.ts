import { pageRenderer } from '../blog/page-renderer.ts';
import type { Feature } from '../feature/feature.ts';
import { sendPage } from '../http/web.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';

/** The pages of the app, with their text for visitors without scripts. */
export const legalFeature: Feature = {
  name: 'legal',
  async pages(app, { config }) {
    const renderer = await pageRenderer();
    const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
    for (const kind of ['terms', 'privacy'] as const)
      for (const path of [`/${kind}`, `/${kind}/`])
        app.get<{ Querystring: { lang?: unknown } }>(path, options, async ({ query, headers }, reply) => {
          const language = languageIn(query.lang) ?? preferredLanguage(headers['accept-language']);
          const { supportEmail } = config;
          return sendPage(reply, config, renderer?.plainPage({ kind, language, supportEmail }) ?? null);
        });
  },
};
