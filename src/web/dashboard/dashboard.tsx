import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useMemo } from 'react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import { areContactsUndecided, isConfirmed, isInConflict } from '#machines/blog-editing/blog-editing.view.ts';
import { isConfigMissing, isOrderSaved, wasMerged } from '#machines/blog-saving/blog-saving.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import type { DashboardTab } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { isPreviewOpen, isSidebarOpen } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import { noLists } from '#machines/reference-lists/reference-lists.machine.ts';
import { draftedCreator } from '#machines/rules/drafted-creator.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { ToastRegion } from '#web/flows/toast.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { Later, LazyModule, usePreload } from '#web/ui/later.tsx';
import { SkipLink } from '#web/ui/page.tsx';
import { SiteHeader } from '#web/ui/site-header.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus.ts';
import { useMoment } from '#web/ui/use-moment.ts';
import { useLarge } from '#web/ui/use-wide.ts';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { DashboardBar } from './dashboard-bar.tsx';
import type { DashboardParts, TabProps } from './dashboard-props.ts';
import { GeneralTab } from './general-tab.tsx';
import * as settingGroup from './setting-group.css.ts';
import { TabDrawer, TabList } from './tab-list.tsx';
import { timeOf } from './time-of.ts';

interface DashboardProps {
  actors: DashboardActors;
  creator: BlogCreator;
  today: string;
  parts: DashboardParts;
  logOut: ReactNode;
}

export function Dashboard({ actors, creator: saved, today, parts, logOut }: DashboardProps) {
  const messages = useMessages(dashboardMessages);
  const { editing, saving, panes, toast, fields } = actors;
  const creator = useDraftedCreator(actors, saved);
  const wide = useLarge();
  const tab = useSelector(panes, ({ context }) => context.tab);
  const opened = useSelector(panes, ({ context }) => context.openedPart);
  const title = useFocusOnOpen<HTMLHeadingElement>(opened?.kind === 'head' ? opened : null);
  const previewOpen = useSelector(panes, isPreviewOpen) && wide;
  const drawerOpen = useSelector(panes, isSidebarOpen) && !wide;
  const inConflict = useSelector(editing, isInConflict);
  const missed = useSelector(saving, isConfigMissing);
  usePreload(conflictDialog);
  return (
    <>
      <title>{`${messages.title(creator.fullName)} · Vaya`}</title>
      <div className={css.page}>
        <SkipLink to="dashboard" />
        <SiteHeader className={css.header} signOut={logOut} />
        <div className={previewOpen ? css.shellWithPreview : css.shell}>
          {/* The preview contains the public page, whose own main part has another id. */}
          <main id="dashboard" tabIndex={-1} className={css.main}>
            <DashboardBar actors={actors} creator={creator} isWide={wide} />
            <div className={css.body}>
              {wide ? <TabList {...{ panes, creator }} /> : null}
              {drawerOpen ? <TabDrawer {...{ panes, creator }} /> : null}
              <div className={css.work}>
                <section key={tab} className={css.pane} aria-labelledby="tab">
                  <div className={css.column}>
                    <h2 ref={title} id="tab" tabIndex={-1} className={css.paneTitle}>
                      {messages.tabs[tab]}
                    </h2>
                    <ContactQuestion editing={editing} />
                    {missed ? (
                      <Banner tone="warning">
                        <p>{tab === 'profile' ? messages.noProfileConfig : messages.noBlogConfig}</p>
                        <p>{messages.loadingContinues}</p>
                      </Banner>
                    ) : null}
                    <Tab tab={tab} actors={actors} creator={creator} opened={opened} parts={parts} />
                  </div>
                </section>
                <Confirmation editing={editing} saving={saving} />
                {wide ? null : (
                  <div className={css.strip}>
                    <a className={css.toBlog} href={blogAddress(creator.username)} target="_blank" rel="noreferrer">
                      <ExternalLink size={18} aria-hidden />
                      {messages.openBlog}
                    </a>
                  </div>
                )}
              </div>
            </div>
          </main>
          {previewOpen ? (
            <Later module={previewPane}>
              {({ PreviewPane }) => (
                <PreviewPane actors={actors} creator={creator} today={today} BlogPreview={parts.BlogPreview} />
              )}
            </Later>
          ) : null}
        </div>
      </div>
      {inConflict ? (
        <Later module={conflictDialog} isOnDemand>
          {({ ConflictDialog }) => <ConflictDialog editing={editing} fields={fields} creator={creator} />}
        </Later>
      ) : null}
      <DashboardToasts {...{ toast, saving, editing }} />
    </>
  );
}

/** The creator as the draft of their profile has them. */
function useDraftedCreator({ editing, fields }: Pick<DashboardActors, 'editing' | 'fields'>, creator: BlogCreator) {
  const profile = useSelector(editing, ({ context }) => context.draft.profile);
  const lists = useSelector(fields, ({ children }) => children.lists);
  const names = useSelector(lists, (snapshot) => snapshot?.context.lists);
  return useMemo(() => draftedCreator(creator, profile, names ?? noLists), [creator, profile, names]);
}

export const previewPane = new LazyModule(() => import('./preview-pane.tsx'));
export const conflictDialog = new LazyModule(() => import('./conflict-dialog.tsx'));
export const profileTab = new LazyModule(() => import('./profile-tab.tsx'));
export const sectionsTab = new LazyModule(() => import('./sections-tab.tsx'));
export const tripsTab = new LazyModule(() => import('./trips-tab.tsx'));

interface SelectedTabProps extends Pick<TabProps, 'creator' | 'opened'> {
  tab: DashboardTab;
  actors: DashboardActors;
  parts: DashboardParts;
}

function Tab({ tab, actors, creator, opened = null, parts }: SelectedTabProps) {
  const { editing } = actors;
  switch (tab) {
    case 'general':
      return <GeneralTab actors={actors} creator={creator} parts={parts} />;
    case 'profile':
      return <Later module={profileTab}>{({ ProfileTab }) => <ProfileTab actors={actors} creator={creator} />}</Later>;
    case 'sections':
      return <Later module={sectionsTab}>{(module) => <module.SectionsTab {...{ editing, creator, opened }} />}</Later>;
    case 'trips':
      return <Later module={tripsTab}>{({ TripsTab }) => <TripsTab {...{ editing, creator, opened }} />}</Later>;
  }
}

export function Confirmation({ editing, saving }: Pick<DashboardActors, 'editing' | 'saving'>) {
  const messages = useMessages(dashboardMessages);
  const confirmed = useSelector(editing, isConfirmed);
  const orderSaved = useSelector(saving, isOrderSaved);
  const updatedAt = timeOf(useSelector(editing, ({ context }) => context.editedAt));
  const savedAt = timeOf(useMoment(useSelector(saving, ({ context }) => context.base)));
  const edited = [messages.updatedAt(updatedAt), messages.applied];
  const lines = confirmed ? edited : orderSaved ? [messages.savedAt(savedAt)] : [];
  return (
    <div role="status" className={css.confirmation}>
      {lines.length === 0 ? null : (
        <p className={css.confirmed}>
          <Check size={16} aria-hidden className={css.confirmedIcon} />
          {lines.map((line) => (
            <span key={line} className={css.confirmedLine}>
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function DashboardToasts({ toast, saving, editing }: Pick<DashboardActors, 'toast' | 'saving' | 'editing'>) {
  const messages = useMessages(dashboardMessages);
  const problem = useSelector(saving, ({ context }) => context.problem);
  const message = useSelector(saving, ({ context }) => context.message);
  const merged = useSelector(saving, wasMerged);
  const dropped = useSelector(editing, ({ context }) => context.droppedSteps);
  const less = dropped > 0 ? [messages.dropped(dropped)] : [];
  const more: Record<string, readonly string[]> = {
    notSaved: [problem ? messages.problems[problem] : (message ?? messages.notSaved)],
    saved: [...(merged ? [messages.news.merged] : []), ...less],
    merged: less,
  };
  const say = (news: string) => (
    <>
      {messages.news[news as keyof typeof messages.news]}
      {more[news]?.map((line) => (
        <span key={line} className={css.why}>
          {line}
        </span>
      ))}
    </>
  );
  return <ToastRegion actor={toast} say={say} />;
}

function ContactQuestion({ editing }: { editing: BlogEditingActor }) {
  const messages = useMessages(dashboardMessages);
  const isOpen = useSelector(editing, ({ context }) => areContactsUndecided(context));
  if (!isOpen) return null;
  const decides = (areShown: boolean) =>
    ({ actor: editing, event: { type: 'contacts.decide', areShown }, onClick: () => focusField('tab') }) as const;
  return (
    <Banner tone="warning">
      <p>{messages.contactsArePublic}</p>
      <div className={settingGroup.answers}>
        <Button look="secondary" {...decides(true)}>
          {messages.keepContacts}
        </Button>
        <Button look="secondary" {...decides(false)}>
          {messages.hideContacts}
        </Button>
      </div>
    </Banner>
  );
}
