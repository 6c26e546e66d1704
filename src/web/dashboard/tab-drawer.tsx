import { useMessages } from '#web/i18n/use-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { TabList, type TabsProps } from './tab-list.tsx';

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
