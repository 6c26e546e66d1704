import { useSelector } from '@xstate/react';
import Compass from 'lucide-react/icons/compass';
import LayoutList from 'lucide-react/icons/layout-list';
import Palette from 'lucide-react/icons/palette';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import {
  type DashboardPanesActor,
  type DashboardTab,
  dashboardTabs,
} from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { countItems } from '#rules/blog-sections.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';

interface TabsProps {
  panes: DashboardPanesActor;
  creator: BlogCreator;
}

const icons = { general: SlidersHorizontal, profile: Palette, sections: LayoutList, trips: Compass };

export function TabList({ panes, creator }: TabsProps) {
  const messages = useMessages(dashboardMessages);
  const chosen = useSelector(panes, ({ context }) => context.tab);
  const counts: Partial<Record<DashboardTab, number>> = {
    sections: countItems(creator),
    trips: creator.publishedVayas.length,
  };
  return (
    <nav className={css.tabs} aria-label={messages.tabsTitle}>
      <ul className={css.tabList}>
        {dashboardTabs.map((tab) => {
          const Icon = icons[tab];
          return (
            <li key={tab}>
              <PlainButton
                className={css.tab}
                aria-current={tab === chosen ? 'page' : undefined}
                actor={panes}
                event={{ type: 'tab.choose', tab }}
              >
                <Icon size={20} aria-hidden />
                <span>{messages.tabs[tab]}</span>
                {counts[tab] === undefined ? null : <span className={css.count}>{counts[tab]}</span>}
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function TabDrawer(props: TabsProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <Dialog title={messages.tabsTitle} look="drawer" isOpen onClose={() => props.panes.send({ type: 'sidebar.close' })}>
      <div className={css.drawerTabs}>
        <TabList {...props} />
      </div>
    </Dialog>
  );
}
