import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { rememberFile } from '#machines/picture/picture.actors.ts';
import { drawnPicture, isWorking, problemOf } from '#machines/picture/picture.view.ts';
import { aboutMeMost } from '#rules/application.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { platforms } from '#rules/social-account.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { useDraft } from './use-draft.ts';

export function ProfilePart({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const draft = useDraft(actors);
  const { form } = draft;
  const { length } = form.aboutMe;
  return (
    <>
      <PictureField actors={actors} />
      <TextArea
        {...draft.text('aboutMe')}
        hint={text.aboutHint}
        most={aboutMeMost}
        tone={length > aboutMeMost ? 'danger' : length > aboutMeMost - 100 ? 'warning' : 'calm'}
      />
      <div className={css.triple}>
        {platforms.map((platform) => (
          <TextField
            key={platform}
            label={draft.label(platform)}
            name={platform}
            value={form.socialMediaAccounts[platform]}
            readOnly={draft.readOnly}
            error={draft.messageOf(platform)}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            onText={(value) =>
              draft.change(platform, { socialMediaAccounts: { ...form.socialMediaAccounts, [platform]: value } })
            }
            onBlur={() => draft.leave(platform)}
          />
        ))}
      </div>
      <p className={fieldCss.hint}>{text.socialHint}</p>
    </>
  );
}

function PictureField({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const language = useLanguage();
  const draft = useDraft(actors);
  const drawn = useSelector(actors.picture, drawnPicture);
  const working = useSelector(actors.picture, isWorking);
  const problem = useSelector(actors.picture, problemOf);
  const message = problem
    ? sayProblem(pictureProblems[problem], text.picture, language)
    : draft.messageOf('profilePicture');
  return (
    <div className={css.picture}>
      <div className={css.portrait}>
        {drawn ? (
          <img src={drawn.url} alt={text.yourPicture} width={96} height={96} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
        )}
      </div>
      <div className={css.stack}>
        <span className={fieldCss.label}>{text.picture}</span>
        <div className={css.actions}>
          <label className={css.file}>
            {working ? text.readingPicture : drawn ? text.changePicture : text.choosePicture}
            <input
              type="file"
              name="profilePicture"
              className={css.fileInput}
              accept="image/jpeg,image/png,image/webp"
              disabled={working || draft.readOnly}
              aria-invalid={message !== null}
              aria-describedby="profilePicture-note"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) actors.picture.send({ type: 'file.choose', fileId: rememberFile(file) });
                currentTarget.value = '';
              }}
            />
          </label>
          {drawn ? (
            <Button look="quiet" onClick={() => actors.picture.send({ type: 'picture.remove' })}>
              {text.removePicture}
            </Button>
          ) : null}
        </div>
        <p id="profilePicture-note" className={message === null ? fieldCss.hint : fieldCss.error}>
          {message ?? text.pictureHint}
        </p>
      </div>
    </div>
  );
}
