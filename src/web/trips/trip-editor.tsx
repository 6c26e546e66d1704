import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { Navigate } from 'react-router-dom';
import { isArchived, isConflicting, isDeleted, isGone, isMoving } from '#machines/trip-editing/trip-editing.view.ts';
import { isConfirming, isUnsure } from '#machines/trip-editor/trip-editor.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Later, LazyModule, usePreload } from '#web/ui/later.tsx';
import { LeaveDialog } from '#web/ui/leave-dialog.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { UndoTools } from '#web/ui/undo-tools.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import { AboutPart } from './about-part.tsx';
import { CoverPart } from './cover-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PlacesPart } from './places-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishPanel, StepQuestion } from './publish-panel.tsx';
import { SaveStatus } from './save-status.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import type { TripActors } from './trip-editor-props.ts';
import { TripMap } from './trip-map.tsx';
import { PicturesPart } from './trip-pictures.tsx';

const conflictModule = new LazyModule(() => import('./conflict.tsx'));

interface TripEditorProps {
  actors: TripActors;
  /** The address of all trips. */
  list: string;
  today: string;
  onStay: () => void;
  onSignOut: () => void;
}

export function TripEditor({ actors, list, today, onStay, onSignOut }: TripEditorProps) {
  const { page, editing } = actors;
  const messages = useMessages(tripEditorMessages);
  const archived = useSelector(editing, isArchived);
  const gone = useSelector(editing, isGone);
  const moving = useSelector(editing, isMoving);
  const conflicting = useSelector(editing, isConflicting);
  const readOnly = archived || gone || moving || conflicting;
  const deleted = useSelector(editing, isDeleted);
  const confirming = useSelector(page, isConfirming);
  const unsure = useSelector(page, isUnsure);
  const isWide = useLarge();
  usePreload(conflictModule);
  if (deleted) return <Navigate to={list} replace />;
  return (
    <TitledPage editing={editing} onSignOut={onSignOut}>
      <div className={css.head}>
        <BackLink to={list}>{messages.all}</BackLink>
        <Title editing={editing} />
        {gone ? null : <SaveStatus page={page} editing={editing} />}
      </div>
      {archived ? <Banner tone="warning">{messages.archived}</Banner> : null}
      {gone ? <Banner tone="danger">{messages.gone}</Banner> : null}
      <div className={css.columns}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the blur of a field ends its undo step. */}
        <div className={css.form} onBlur={() => editing.send({ type: 'step.end' })}>
          <AboutPart actors={actors} readOnly={readOnly} />
          <CoverPart actors={actors} readOnly={readOnly} />
          <PicturesPart actors={actors} readOnly={readOnly} />
          <DatesPart editing={editing} today={today} readOnly={readOnly} />
          <PlacesPart actors={actors} readOnly={readOnly} />
          <PlanPart actors={actors} readOnly={readOnly} />
          <NotesPart editing={editing} readOnly={readOnly} />
        </div>
        <aside className={css.aside}>
          {isWide && !(gone || archived) ? <UndoTools actor={editing} /> : null}
          {gone ? null : <PublishPanel page={page} editing={editing} today={today} />}
          <TripMap map={actors.map} />
        </aside>
      </div>
      {gone || conflicting || isWide ? null : <PublishBar editing={editing} />}
      {confirming ? <StepQuestion page={page} /> : null}
      {unsure ? <LeaveDialog onLeave={() => page.send({ type: 'leave.confirm' })} onStay={onStay} /> : null}
      {conflicting ? <Later module={conflictModule}>{({ Conflict }) => <Conflict editing={editing} />}</Later> : null}
    </TitledPage>
  );
}

type TitleProps = Pick<TripActors, 'editing'>;

/** Here and below: of all the page these alone are drawn again with each letter of the title. */
function TitledPage({
  editing,
  onSignOut,
  children,
}: PropsWithChildren<TitleProps & Pick<TripEditorProps, 'onSignOut'>>) {
  return (
    <Page title={useTitle(editing)} isWide signOut={<SignOutButton onSignOut={onSignOut} />}>
      {children}
    </Page>
  );
}

const Title = ({ editing }: TitleProps) => <Heading>{useTitle(editing)}</Heading>;

function useTitle(editing: TripActors['editing']): string {
  const messages = useMessages(tripEditorMessages);
  return useSelector(editing, ({ context }) => context.draft.title.trim()) || messages.untitled;
}
