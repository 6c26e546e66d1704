import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type PropsWithChildren, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { canStore } from '#machines/storage.ts';
import {
  canDiscard,
  isArchived,
  isConflicting,
  isDeleted,
  isGone,
  isMoving,
  saveStatusIn,
} from '#machines/trip-editing/trip-editing.view.ts';
import { isConfirming, isUnsure } from '#machines/trip-editor/trip-editor.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Later, LazyModule, usePreload } from '#web/ui/later.tsx';
import { LeaveDialog } from '#web/ui/leave-dialog.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { UndoTools } from '#web/ui/undo-tools.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import { AboutPart, NotesPart } from './about-part.tsx';
import { CoverPart } from './cover-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { PlacesPart } from './places-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { PublishBar, PublishPanel, StepQuestion } from './publish-panel.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripMap } from './trip-map.tsx';
import { PicturesPart } from './trip-pictures.tsx';
import type { TripActors } from './use-trip.ts';

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

const icons = { saved: Check, waiting: PenLine, saving: RefreshCw, unsaved: CloudOff };

type SaveStatusProps = Pick<TripActors, 'page' | 'editing'>;

export function SaveStatus({ page, editing }: SaveStatusProps) {
  const messages = useMessages(tripEditorMessages);
  const status = useSelector(editing, saveStatusIn);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const Icon = icons[status];
  return (
    <>
      <p className={css.saveStatus} role="status">
        <Icon size={18} aria-hidden />
        {messages.saveStatus[status]}
        {status === 'saved' && notice === 'merged' ? <span>{messages.merged}</span> : null}
      </p>
      {status === 'unsaved' ? <Unsaved page={page} editing={editing} /> : null}
    </>
  );
}

function Unsaved({ page, editing }: SaveStatusProps) {
  const messages = useMessages(tripEditorMessages);
  const message = useSelector(editing, ({ context }) => context.message);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const discardable = useSelector(editing, canDiscard);
  const isStored = useMemo(() => canStore('session'), []);
  const failure = notice === 'tooOften' ? messages.tooOften : message;
  const consequence = isStored ? messages.notSaved : messages.notStored;
  return (
    <Banner tone="danger" actions={[{ label: messages.tryAgain, onPress: () => editing.send({ type: 'call.retry' }) }]}>
      <p>{failure === null ? consequence : `${failure} ${consequence}`}</p>
      {discardable ? (
        <Button look="quiet" actor={page} event={{ type: 'step.request', step: 'discardUnsaved' }}>
          {messages.stepQuestions.discardUnsaved.confirm}
        </Button>
      ) : null}
    </Banner>
  );
}
