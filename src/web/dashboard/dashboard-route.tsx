import { useCallback, useMemo } from 'react';
import type { AddressBar } from '#machines/address-bar.ts';
import { dashboard } from '#machines/dashboard/dashboard.actors.ts';
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { isUnsaved } from '#machines/dashboard/dashboard.view.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useAddress } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { useLeaveGuard } from '#web/ui/use-leave-guard.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import type { HandedIn } from './dashboard-actors.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { storedDraft } from './dashboard-storage.ts';
import { GeneralSettings } from './general-route.tsx';

const blog = laterScript(() => import('#web/blog/blog-in-app.tsx'));
const style = laterScript(() => import('./style-tab.tsx'));
const sections = laterScript(() => import('./sections-tab.tsx'));
const trips = laterScript(() => import('./trips-tab.tsx'));
const dragOrder = laterScript(() => import('#web/ui/drag-order.tsx'));
const dialogs = laterScript(() => import('./dialogs.tsx'));

/** The first tab comes with the page; each other is a file of its own, fetched when it is first opened. */
const handedIn: HandedIn = {
  tabs: {
    general: GeneralSettings,
    profile: lazyPart(style, ({ StyleTab }) => StyleTab),
    sections: lazyPart(sections, ({ SectionsTab }) => SectionsTab),
    trips: lazyPart(trips, ({ TripsTab }) => TripsTab),
  },
  BlogInApp: lazyPart(blog, ({ BlogInApp }) => BlogInApp),
  DragOrder: lazyPart(dragOrder, ({ DragOrder }) => DragOrder),
  ConflictDialog: lazyDialog(dialogs, ({ ConflictDialog }) => ConflictDialog),
  LeaveDialog: lazyDialog(dialogs, ({ LeaveDialog }) => LeaveDialog),
  TabDrawer: lazyDialog(dialogs, ({ TabDrawer }) => TabDrawer),
  wantDialogs: dialogs.want,
};

function opening(session: SessionActor, username: string, addressBar: AddressBar): Opening<typeof dashboardMachine> {
  const stored = storedDraft(ownerOf(session.getSnapshot()), username);
  return {
    chart: dashboard({
      username,
      signed: signedCallOf(session),
      addressBar,
      focusInvalid,
      storeDraft: (draft) => (draft === null ? stored.clear() : stored.write(draft)),
      endSession: () => session.send({ type: 'session.end' }),
    }),
    input: { unsaved: stored.read() },
  };
}

/** The owner's own page about their page. */
export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const { bar } = useAddress();
  const page = usePage(() => opening(session, username, bar));
  const mayLose = useCallback(() => isUnsaved(page.getSnapshot()), [page]);
  const leaving = useLeaveGuard({ isUnsaved: mayLose, holdsUp: mayLose });
  const today = useMemo(() => dayOf(Date.now()), []);
  return (
    <>
      <DashboardScreen actor={page} username={username} today={today} handedIn={handedIn} />
      {leaving.state === 'blocked' ? (
        <handedIn.LeaveDialog onLeave={() => leaving.proceed()} onStay={() => leaving.reset()} />
      ) : null}
    </>
  );
}
