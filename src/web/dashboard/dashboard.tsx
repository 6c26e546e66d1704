import { useSelector } from '@xstate/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { isInConflict } from '#machines/blog-editing/blog-editing.view.ts';
import { isPreviewOpen } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { SkipLink } from '#web/ui/page.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import * as css from './dashboard.css.ts';
import type { DashboardActors, HandedIn } from './dashboard-actors.ts';
import { DashboardBar } from './dashboard-bar.tsx';
import { DashboardToasts } from './dashboard-toasts.tsx';
import { dashboardWords } from './dashboard-words.ts';
import { PreviewPane } from './preview-pane.tsx';
import { TabDrawer, TabList } from './tab-list.tsx';

interface DashboardProps {
  actors: DashboardActors;
  creator: BlogCreator;
  today: string;
  handedIn: HandedIn;
  onLogOut: () => void;
}

/** Three panes: what there is to set, the settings, and the page that they make. */
export function Dashboard({ actors, creator, today, handedIn, onLogOut }: DashboardProps) {
  const words = useWords(dashboardWords);
  const { editing, saving, panes, toast } = actors;
  const wide = useWide();
  const tab = useSelector(panes, ({ context }) => context.tab);
  const previewOpen = useSelector(panes, isPreviewOpen) && wide;
  const inConflict = useSelector(editing, isInConflict);
  const Tab = handedIn.tabs[tab];
  return (
    <>
      <title>{`${words.title(creator.fullName)} · Vaya`}</title>
      <SkipLink />
      <div className={previewOpen ? css.shellWithPreview : css.shell}>
        <main id="main" tabIndex={-1} className={css.main}>
          <DashboardBar actors={actors} name={creator.fullName} isWide={wide} onLogOut={onLogOut} />
          <div className={css.body}>
            {wide ? <TabList {...{ panes, creator }} /> : <TabDrawer {...{ panes, creator, onLogOut }} />}
            <section key={tab} className={css.pane} aria-labelledby="tab">
              <div className={css.column}>
                <h2 id="tab" className={css.paneTitle}>
                  {words.tabs[tab]}
                </h2>
                <Tab {...{ editing, creator, actors }} DragOrder={handedIn.DragOrder} />
              </div>
            </section>
          </div>
        </main>
        {previewOpen ? (
          <PreviewPane editing={editing} panes={panes} creator={creator} today={today} BlogInApp={handedIn.BlogInApp} />
        ) : null}
      </div>
      {wide ? null : (
        <a className={css.toBlog} href={blogAddress(creator.username)} target="_blank" rel="noreferrer">
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          {words.openBlog}
        </a>
      )}
      {inConflict ? <handedIn.ConflictDialog editing={editing} saving={saving} /> : null}
      <DashboardToasts toast={toast} saving={saving} />
    </>
  );
}
