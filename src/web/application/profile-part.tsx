import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { drawnPicture, isWorking, problemOf } from '#machines/picture/picture.view.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { sayProblem } from '#rules/problems.ts';
import { maxAboutMeLength } from '#rules/profile-form.ts';
import { followersFields, platforms, type SocialPlatform } from '#rules/social-account.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { FieldNotes, noteIds } from '#web/ui/field-notes.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-parts.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { change, leave, useDraft, useLabel, useMessage, useReadOnly, useTextField } from './use-draft.ts';

export function ProfilePart({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(profileFieldsMessages);
  return (
    <>
      <PictureField actors={actors} />
      <AboutField actors={actors} />
      <div className={css.stack}>
        {platforms.map((platform) => (
          <div key={platform} className={css.account}>
            <SocialField actors={actors} platform={platform} />
            <FollowersField actors={actors} platform={platform} />
          </div>
        ))}
        <p className={fieldCss.hint}>{messages.socialHint}</p>
        <p className={fieldCss.hint}>{messages.followersHint}</p>
      </div>
    </>
  );
}

function AboutField({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(profileFieldsMessages);
  const field = useTextField(actors, 'aboutMe');
  const { length } = field.value;
  const tone = length > maxAboutMeLength ? 'danger' : length > maxAboutMeLength - 100 ? 'warning' : 'calm';
  return <TextArea {...field} hint={messages.aboutHint} maxLength={maxAboutMeLength} tone={tone} />;
}

function SocialField({ actors, platform }: { actors: ApplicationActors; platform: SocialPlatform }) {
  return (
    <TextField
      label={useLabel(platform)}
      name={platform}
      value={useDraft(actors, (form) => form.socialMediaAccounts[platform])}
      readOnly={useReadOnly(actors)}
      error={useMessage(actors, platform)}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onText={(handle) => change(actors, platform, { socialMediaAccounts: { [platform]: handle } })}
      onBlur={({ currentTarget, relatedTarget }) => leaveSocial(actors, currentTarget, relatedTarget)}
    />
  );
}

function FollowersField({ actors, platform }: { actors: ApplicationActors; platform: SocialPlatform }) {
  const field = useTextField(actors, followersFields[platform]);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      onBlur={({ currentTarget, relatedTarget }) => {
        field.onBlur();
        leaveSocial(actors, currentTarget, relatedTarget);
      }}
    />
  );
}

const socialNames: readonly string[] = [...platforms, ...Object.values(followersFields)];

/** One of the three is enough, so leaving one of them for another marks nothing. */
function leaveSocial(actors: ApplicationActors, from: HTMLInputElement, to: EventTarget | null): void {
  const goesOn = to instanceof HTMLInputElement && socialNames.includes(to.name);
  const isFilled = from.value.trim() !== '';
  for (const each of platforms) if (!goesOn || (isFilled && each === from.name)) leave(actors, each);
}

function PictureField({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationPartsMessages);
  const language = useLanguage();
  const readOnly = useReadOnly(actors);
  const required = useMessage(actors, 'profilePicture');
  const drawn = useSelector(actors.picture, drawnPicture);
  const working = useSelector(actors.picture, isWorking);
  const problem = useSelector(actors.picture, problemOf);
  const message = problem ? sayProblem(pictureProblems[problem], messages.picture, language) : required;
  const notes = { id: 'profilePicture', hint: messages.pictureHint, error: message };
  return (
    <div className={css.picture}>
      <div className={css.portrait}>
        {drawn ? (
          <img src={drawn.url} alt={messages.yourPicture} className={css.face} width={96} height={96} />
        ) : (
          <ImagePlus size={28} aria-hidden />
        )}
      </div>
      <div className={css.pictureWords}>
        <span className={fieldCss.label}>{messages.picture}</span>
        <div className={css.actions}>
          <FileButton
            label={working ? messages.readingPicture : drawn ? messages.changePicture : messages.choosePicture}
            name="profilePicture"
            readOnly={working || readOnly}
            isWrong={message !== null}
            note={noteIds(notes)}
            onFiles={([file]) => actors.picture.send({ type: 'file.choose', file })}
          />
          {drawn ? (
            <Button look="quiet" actor={actors.picture} event={{ type: 'picture.remove' }}>
              {messages.removePicture}
            </Button>
          ) : null}
        </div>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
