import { useSelector } from '@xstate/react';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import { isCoverImageUploading, uploadProblem } from '#machines/cover-upload/cover-upload.view.ts';
import type { PictureActor, PictureSlot } from '#machines/picture/picture.machine.ts';
import { isWorking, problemOf } from '#machines/picture/picture.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import type { OnFiles } from '#web/ui/given-files.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Sends } from '#web/ui/use-press.ts';
import * as css from './cover-picture.css.ts';

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

interface CoverPictureProps<Removal> {
  words: CoverWords;
  picture: PictureActor;
  upload: CoverUploadActor;
  /** The place of the picture on its page. */
  slot?: PictureSlot;
  address: string | null;
  name?: 'coverImage' | 'profilePicture';
  readOnly?: boolean;
  /** The event that removes the picture, and who takes it. */
  removal?: Sends<Removal>;
  /** Takes two files or more. Without it one is chosen at a time. */
  onSeveral?: OnFiles;
}

export function CoverPicture<const Removal>(props: CoverPictureProps<Removal>) {
  const {
    words,
    picture,
    upload,
    slot = 'cover',
    address,
    name = 'coverImage',
    readOnly = false,
    removal,
    onSeveral,
  } = props;
  const fieldName = slot === 'cover' ? name : pictureFieldName(slot);
  const working = useSelector(picture, isWorking);
  const uploading = useSelector(upload, isCoverImageUploading);
  const message = useCoverMessage({ words, picture, upload, slot });
  const isRead = useSelector(picture, ({ context }) => context.slot === slot);
  const isUploaded = useSelector(upload, ({ context }) => context.slot === slot);
  const broken = useSelector(upload, (snapshot) => isUploaded && snapshot.can({ type: 'call.retry' }));
  return (
    <div className={css.field}>
      {address === null ? null : <img className={css.picture[name]} src={address} alt="" />}
      <div className={css.actions}>
        <FileButton
          label={working && isRead ? words.readingCover : address === null ? words.chooseCover : words.changeCover}
          name={fieldName}
          readOnly={readOnly || working || uploading}
          isWrong={message !== null}
          note={`${fieldName}-note`}
          isMultiple={onSeveral !== undefined}
          onFiles={(files) =>
            onSeveral && files.length > 1
              ? onSeveral(files)
              : picture.send({ type: 'file.choose', file: files[0], slot })
          }
        />
        {broken ? (
          <Button look="secondary" actor={upload} event={{ type: 'call.retry' }}>
            {words.retryUpload}
          </Button>
        ) : null}
        {address === null || removal === undefined ? null : (
          <Button look="quiet" {...removal}>
            {words.removeCover}
          </Button>
        )}
      </div>
      <div id={`${fieldName}-note`}>
        {uploading && isUploaded ? (
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

export const pictureFieldName = (slot: PictureSlot): string => (slot === 'cover' ? 'coverImage' : `picture-${slot}`);

type Messaged = Pick<CoverPictureProps<never>, 'words' | 'picture' | 'upload'> & { slot: PictureSlot };

function useCoverMessage({ words, picture, upload, slot }: Messaged) {
  const language = useLanguage();
  const unread = useSelector(picture, (snapshot) => (snapshot.context.slot === slot ? problemOf(snapshot) : null));
  const notUploaded = useSelector(
    upload,
    (snapshot) => (snapshot.context.slot === slot ? uploadProblem(snapshot) : null),
    isSameValue,
  );
  if (unread) return sayProblem(pictureProblems[unread], words.cover, language);
  if (notUploaded === null) return null;
  if (typeof notUploaded === 'object') return notUploaded.message;
  return notUploaded === 'refused' ? words.coverRefused : words.coverBroken;
}
