import { useSelector } from '@xstate/react';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import { isCoverImageUploading, uploadProblem } from '#machines/cover-upload/cover-upload.view.ts';
import { rememberFile } from '#machines/picture/picture.actors.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { isWorking, problemOf } from '#machines/picture/picture.view.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './cover-field.css.ts';
import { generalTabWords } from './general-tab-words.ts';

export interface CoverFieldProps {
  picture: PictureActor;
  upload: CoverUploadActor;
  /** The address of the cover that the draft has. */
  address: string | null;
  onRemove: () => void;
}

/** The cover: what it is, another one in its place, or none. */
export function CoverField({ picture, upload, address, onRemove }: CoverFieldProps) {
  const words = useWords(generalTabWords);
  const working = useSelector(picture, isWorking);
  const uploading = useSelector(upload, isCoverImageUploading);
  const message = useCoverMessage({ picture, upload });
  const broken = useSelector(upload, (snapshot) => snapshot.can({ type: 'call.retry' }));
  return (
    <div className={css.field}>
      {address === null ? null : <img className={css.picture} src={address} alt="" width={480} height={300} />}
      <div className={css.actions}>
        <FileButton
          label={working ? words.readingCover : address === null ? words.chooseCover : words.changeCover}
          name="coverImage"
          disabled={working || uploading}
          isWrong={message !== null}
          note="coverImage-note"
          onFile={(file) => picture.send({ type: 'file.choose', fileId: rememberFile(file) })}
        />
        {broken ? (
          <Button look="secondary" onClick={() => upload.send({ type: 'call.retry' })}>
            {words.retryUpload}
          </Button>
        ) : null}
        {address === null ? null : (
          <Button look="quiet" onClick={onRemove}>
            {words.removeCover}
          </Button>
        )}
      </div>
      <div id="coverImage-note">
        {uploading ? (
          <Spinner words={words.uploadingCover} />
        ) : (
          <p {...(message === null ? { className: field.hint } : { className: field.error, role: 'alert' })}>
            {message ?? words.coverHint}
          </p>
        )}
      </div>
    </div>
  );
}

function useCoverMessage({ picture, upload }: Pick<CoverFieldProps, 'picture' | 'upload'>): string | null {
  const words = useWords(generalTabWords);
  const language = useLanguage();
  const unread = useSelector(picture, problemOf);
  const notUploaded = useSelector(upload, uploadProblem, isSameProblem);
  if (unread) return sayProblem(pictureProblems[unread], words.cover, language);
  if (notUploaded === null) return null;
  if (typeof notUploaded === 'object') return notUploaded.message;
  return notUploaded === 'refused' ? words.coverRefused : words.coverBroken;
}

type Problem = ReturnType<typeof uploadProblem>;
const isSameProblem = (one: Problem, other: Problem): boolean => JSON.stringify(one) === JSON.stringify(other);
