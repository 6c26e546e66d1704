import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { maxTripPictures } from '#contract/trip-choices.ts';
import {
  isRetriable,
  type PictureQueueActor,
  type QueuedPicture,
  type QueueFailure,
  uploadedIn,
} from '#machines/picture-queue/picture-queue.machine.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { isSameList } from '#rules/same-list.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { useSteadyFocus } from '#web/ui/use-focus.ts';
import { pictureQueueMessages } from './picture-queue.messages.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

interface PictureQueueProps {
  queue: PictureQueueActor;
  slot: string;
}

/** The chosen files of one place that are not uploaded yet, each with its progress or what is wrong with it. */
export function PictureQueue({ queue, slot }: PictureQueueProps) {
  const messages = useMessages(pictureQueueMessages);
  const rows = useSelector(queue, ({ context }) => context.queue.filter((each) => each.slot === slot), isSameList);
  const uploaded = useSelector(queue, ({ context }) => uploadedIn(context)?.id);
  const leftOut = useSelector(queue, ({ context }) => (context.leftOut?.slot === slot ? context.leftOut.count : 0));
  const steady = useSteadyFocus<HTMLUListElement>(rows.map(({ id }) => id).join(' '));
  return (
    <>
      {rows.length === 0 ? null : (
        <ul className={css.rows} {...steady} aria-label={messages.pictureQueue}>
          {rows.map((row) => (
            <QueueRow key={row.id} queue={queue} row={row} isUploading={row.id === uploaded} />
          ))}
        </ul>
      )}
      {leftOut === 0 ? null : (
        <div className={css.row}>
          <p role="alert" className={css.rowName}>
            {messages.leftOut(leftOut, maxTripPictures)}
          </p>
          <Tool label={messages.dismissNotice} actor={queue} event={{ type: 'notice.dismiss' }}>
            <X size={18} aria-hidden />
          </Tool>
        </div>
      )}
    </>
  );
}

interface QueueRowProps extends Pick<PictureQueueProps, 'queue'> {
  row: QueuedPicture;
  isUploading: boolean;
}

function QueueRow({ queue, row: { id, name, failure }, isUploading }: QueueRowProps) {
  const messages = useMessages(pictureQueueMessages);
  const { picture } = useMessages(tripEditorMessages);
  const sayFailure = useFailure();
  return (
    <li className={css.row}>
      <div className={css.fileName}>
        <span className={css.strong}>{name}</span>
        {isUploading ? (
          <Spinner words={picture.uploadingCover} />
        ) : failure === null ? (
          <span className={css.quiet}>{messages.queued}</span>
        ) : (
          <span role="alert" className={field.error}>
            {sayFailure(failure)}
          </span>
        )}
      </div>
      {isRetriable(failure) ? (
        <Button
          look="secondary"
          actor={queue}
          event={{ type: 'call.retry', id }}
          aria-label={messages.retryPicture(name)}
        >
          {picture.retryUpload}
        </Button>
      ) : null}
      {isUploading ? null : (
        <Tool label={messages.dismissPicture(name)} actor={queue} event={{ type: 'picture.dismiss', id }}>
          <X size={18} aria-hidden />
        </Tool>
      )}
    </li>
  );
}

function useFailure(): (failure: QueueFailure) => string {
  const { picture } = useMessages(tripEditorMessages);
  const language = useLanguage();
  return (failure) => {
    if (failure.kind === 'broken') return picture.coverBroken;
    if (failure.problem) return sayProblem(pictureProblems[failure.problem], picture.cover, language);
    return failure.message ?? picture.coverRefused;
  };
}
