import { useSelector } from '@xstate/react';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import { isCoverImageUploading, uploadProblem } from '#machines/cover-upload/cover-upload.view.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { isWorking, problemOf } from '#machines/picture/picture.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Button } from './button.tsx';
import * as css from './cover-picture.css.ts';
import * as field from './field.css.ts';
import { FileButton } from './file-button.tsx';
import { Spinner } from './spinner.tsx';

type CoverWords = Record<
  | 'cover'
  | 'chooseCover'
  | 'changeCover'
  | 'readingCover'
  | 'removeCover'
  | 'retryUpload'
  | 'uploadingCover'
  | 'coverHint'
  | 'coverRefused'
  | 'coverBroken',
  string
>;

interface CoverPictureProps {
  words: CoverWords;
  picture: PictureActor;
  upload: CoverUploadActor;
  address: string | null;
  name?: 'coverImage' | 'profilePicture';
  readOnly?: boolean;
  onRemove?: () => void;
}

export function CoverPicture(props: CoverPictureProps) {
  const { words, picture, upload, address, name = 'coverImage', readOnly = false, onRemove } = props;
  const working = useSelector(picture, isWorking);
  const uploading = useSelector(upload, isCoverImageUploading);
  const message = useCoverMessage({ words, picture, upload });
  const broken = useSelector(upload, (snapshot) => snapshot.can({ type: 'call.retry' }));
  return (
    <div className={css.field}>
      {address === null ? null : <img className={css.picture[name]} src={address} alt="" />}
      <div className={css.actions}>
        <FileButton
          label={working ? words.readingCover : address === null ? words.chooseCover : words.changeCover}
          name={name}
          disabled={readOnly || working || uploading}
          isWrong={message !== null}
          note={`${name}-note`}
          onFile={(file) => picture.send({ type: 'file.choose', file })}
        />
        {broken ? (
          <Button look="secondary" onClick={() => upload.send({ type: 'call.retry' })}>
            {words.retryUpload}
          </Button>
        ) : null}
        {address === null || onRemove === undefined ? null : (
          <Button look="quiet" disabled={readOnly} onClick={onRemove}>
            {words.removeCover}
          </Button>
        )}
      </div>
      <div id={`${name}-note`}>
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

function useCoverMessage({ words, picture, upload }: Pick<CoverPictureProps, 'words' | 'picture' | 'upload'>) {
  const language = useLanguage();
  const unread = useSelector(picture, problemOf);
  const notUploaded = useSelector(upload, uploadProblem, isSameValue);
  if (unread) return sayProblem(pictureProblems[unread], words.cover, language);
  if (notUploaded === null) return null;
  if (typeof notUploaded === 'object') return notUploaded.message;
  return notUploaded === 'refused' ? words.coverRefused : words.coverBroken;
}
