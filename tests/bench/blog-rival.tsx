import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BlogAssets } from '#contract/blog-document.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { BlogView } from '#web/blog/blog-view.tsx';
import { MapOfAll } from '#web/blog/journey-map.tsx';
import { SessionBox } from '#web/blog/session-box.tsx';
import { blogMessages } from '#web/i18n/blog.messages.ts';

/** What a page is drawn from in the browser. */
export interface RivalPage {
  page: BlogPage;
  map: JourneyMap | null;
  script: BlogAssets['app'];
}

const said = document.getElementById('page')?.textContent ?? '';
const { page, map, script }: RivalPage = JSON.parse(said);
const words = blogMessages[page.language];
const root = document.getElementById('root');
if (!root) throw new Error('There is no place for the page.');
const view = (
  <BlogView
    page={page}
    session={<SessionBox blog={page} messages={words} script={script} />}
    map={map && <MapOfAll map={map} page={page} messages={words} />}
  />
);
if (root.childElementCount > 0) hydrateRoot(root, view);
else createRoot(root).render(view);
