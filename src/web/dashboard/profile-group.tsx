import { useSelector } from '@xstate/react';
import { labelOf } from '#rules/field-labels.ts';
import { maxAboutMeLength } from '#rules/profile-form.ts';
import { followersFields, platforms, type SocialPlatform } from '#rules/social-account.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { button } from '#web/ui/button.css.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type FieldProps, TextField } from '#web/ui/text-field.tsx';
import { profileGroupMessages } from './profile-group.messages.ts';
import {
  type ProfileFieldsProps,
  ProfileLists,
  type ProfileProps,
  type ProfileTexts,
  useProblem,
} from './profile-lists.tsx';
import * as css from './setting-group.css.ts';
import { SettingGroup } from './setting-group.tsx';

/** Nothing on a server that does not let creators edit their profile. */
export function ProfileGroup({ actors, creator }: ProfileProps) {
  const messages = useMessages(profileGroupMessages);
  const profile = useSelector(actors.editing, ({ context }) => context.draft.profile);
  if (profile === undefined) return null;
  const props = { actors, creator, profile };
  return (
    <SettingGroup
      title={messages.title}
      lead={messages.lead}
      onFocus={() => actors.editing.send({ type: 'part.focus', target: { kind: 'head' } })}
    >
      <Text {...props} name="fullName" hint={messages.fullNameHint} autoComplete="name" maxLength={80} />
      <Picture {...props} />
      <About {...props} />
      <Handles {...props} />
      <Text {...props} name="phoneNumber" hint={messages.phoneHint} type="tel" autoComplete="tel" maxLength={24} />
      <div>
        <OwnServerLink className={button.secondary} to={`${blogAddress(creator.username)}/account`}>
          {messages.toAccount}
        </OwnServerLink>
      </div>
      <ProfileLists {...props} />
    </SettingGroup>
  );
}

/** All that is typed until the field is left is one undo step. */
function useText({ actors: { editing } }: ProfileProps) {
  return {
    write: (change: ProfileTexts) => editing.send({ type: 'profile.text', ...change }),
    onBlur: () => editing.send({ type: 'step.end' }),
  };
}

type TextProps = ProfileFieldsProps & FieldsOf<'fullName' | 'phoneNumber' | (typeof followersFields)[SocialPlatform]>;
type FieldsOf<Name extends string> = Omit<FieldProps, 'label' | 'value' | 'name'> & { name: Name };

function Text({ actors, creator, profile, name, ...field }: TextProps) {
  const { write, onBlur } = useText({ actors, creator });
  return (
    <TextField
      {...field}
      label={labelOf(name, useLanguage())}
      name={name}
      value={profile[name]}
      error={useProblem(actors)(name)}
      onText={(text) => write({ [name]: text })}
      onBlur={onBlur}
    />
  );
}

function About({ actors, creator, profile: { aboutMe } }: ProfileFieldsProps) {
  const { write, onBlur } = useText({ actors, creator });
  return (
    <TextArea
      label={labelOf('aboutMe', useLanguage())}
      name="aboutMe"
      hint={useMessages(profileFieldsMessages).aboutHint}
      rows={6}
      maxLength={maxAboutMeLength}
      tone={aboutMe.length > maxAboutMeLength ? 'danger' : 'calm'}
      value={aboutMe}
      error={useProblem(actors)('aboutMe')}
      onText={(text) => write({ aboutMe: text })}
      onBlur={onBlur}
    />
  );
}

function Handles({ actors, creator, profile }: ProfileFieldsProps) {
  const messages = useMessages(profileFieldsMessages);
  const language = useLanguage();
  const problemOf = useProblem(actors);
  const { write, onBlur } = useText({ actors, creator });
  return (
    <div className={css.rows}>
      {platforms.map((platform) => (
        <div key={platform} className={css.twoFields}>
          <TextField
            label={labelOf(platform, language)}
            name={platform}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={profile.socialMediaAccounts[platform]}
            error={problemOf(platform)}
            onText={(handle) => write({ [platform]: handle })}
            onBlur={onBlur}
          />
          <Text {...{ actors, creator, profile }} name={followersFields[platform]} inputMode="numeric" maxLength={15} />
        </div>
      ))}
      <p className={fieldCss.hint}>{messages.socialHint}</p>
      <p className={fieldCss.hint}>{messages.followersHint}</p>
    </div>
  );
}

function Picture({ actors: { fields }, profile: { profilePicture } }: ProfileFieldsProps) {
  const messages = useMessages(profileGroupMessages);
  const { picture, upload } = useSelector(fields, ({ children }) => children);
  if (!picture || !upload) return null;
  return (
    <>
      <CoverPicture
        words={messages}
        name="profilePicture"
        picture={picture}
        upload={upload}
        address={profilePicture === null ? null : sourcesOf(profilePicture, 'portrait').src}
      />
      <CropDialog actor={picture} shape="portrait" returnTo="profilePicture" />
    </>
  );
}
