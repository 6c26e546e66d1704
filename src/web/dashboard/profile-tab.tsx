import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { pictureShapes, type StyledPageText, styledPageTexts } from '#contract/blog-choices.ts';
import type { BlogStyle, TextTokens } from '#contract/blog-page.ts';
import { isPlatformShown, isSocialShown, previewedSettings } from '#machines/blog-editing/blog-editing.view.ts';
import { previewedDraft } from '#machines/blog-editing/draft.ts';
import { targetOfText } from '#machines/blog-editing/preview-target.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { platforms, type SocialPlatform } from '#rules/social-account.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ChoiceRow } from '#web/ui/choice-cards.tsx';
import type { Swatch } from '#web/ui/colour-field.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { TabProps } from './dashboard-props.ts';
import { ProfileGroup } from './profile-group.tsx';
import { profileTabMessages } from './profile-tab.messages.ts';
import { SettingColour } from './setting-colour.tsx';
import * as css from './setting-group.css.ts';
import { SettingGroup } from './setting-group.tsx';
import { TextStyleFields } from './text-style-fields.tsx';

interface ProfileTabProps extends Pick<TabProps, 'creator'> {
  actors: Pick<DashboardActors, 'editing' | 'fields'>;
}

export function ProfileTab({ actors, creator }: ProfileTabProps) {
  const { editing } = actors;
  const messages = useMessages(profileTabMessages);
  const { style } = useSelector(editing, ({ context }) => previewedSettings(context));
  const chosen = useSelector(editing, ({ context }) => previewedDraft(context).pageStyle?.textStyles);
  const followHead = () => editing.send({ type: 'part.focus', target: { kind: 'head' } });
  return (
    <>
      <ProfileGroup actors={actors} creator={creator} />
      <SettingGroup title={messages.cover} lead={messages.coverLead} onFocus={followHead}>
        <CoverFields editing={editing} opacity={style.coverOpacity} position={style.coverPosition} />
      </SettingGroup>
      <SettingGroup title={messages.picture} lead={messages.pictureLead} onFocus={followHead}>
        <PictureFields editing={editing} picture={style.picture} />
      </SettingGroup>
      <SettingGroup title={messages.texts} lead={messages.textsLead}>
        <div>
          {styledPageTexts.map((text) => (
            <TextFields
              key={text}
              {...{ editing, text }}
              value={style.texts[text]}
              chosenColour={chosen?.[text]?.color ?? ownDefaults[text] ?? null}
              ground={style.background}
            />
          ))}
        </div>
      </SettingGroup>
      <SettingGroup title={messages.social} lead={messages.socialLead} onFocus={followHead}>
        <SocialSwitches editing={editing} />
      </SettingGroup>
    </>
  );
}

/** Default colours from the specification. */
const ownDefaults: Partial<Record<StyledPageText, string>> = { fullName: '#1f2937', aboutMe: '#4b5563' };

type FieldsProps = Pick<TabProps, 'editing'>;

interface CoverProps extends FieldsProps {
  opacity: number;
  position: number;
}

/** Memoized, so that a slider re-renders only its own fields. */
const CoverFields = memo(function CoverFields({ editing, opacity, position }: CoverProps) {
  const messages = useMessages(profileTabMessages);
  const end = () => editing.send({ type: 'step.end' });
  return (
    <div>
      <Slider
        label={messages.opacity}
        value={opacity}
        min={0}
        max={1}
        step={0.1}
        valueText={messages.percent(Math.round(opacity * 100))}
        onSlide={(to) => editing.send({ type: 'cover.style', opacity: to })}
        onEnd={end}
      />
      <Slider
        label={messages.position}
        value={position}
        min={0}
        max={100}
        step={1}
        valueText={messages.percent(position)}
        onSlide={(positionY) => editing.send({ type: 'cover.style', positionY })}
        onEnd={end}
      />
    </div>
  );
});

const sizes = [120, 150, 180, 200, 220, 250];
const widths = [0, 2, 4, 6, 8, 10, 15];
const borders: readonly Swatch[] = [
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#e7d8c3', 'sand'],
  ['#0b5563', 'sea'],
  ['#b93c16', 'coral'],
  ['#ca8a04', 'ochre'],
];

const border = { kind: 'page', name: 'pictureBorderColor' } as const;

const PictureFields = memo(function PictureFields({ editing, picture }: FieldsProps & Pick<BlogStyle, 'picture'>) {
  const messages = useMessages(profileTabMessages);
  const change = (to: Partial<BlogStyle['picture']>) => editing.send({ type: 'picture.style', ...to });
  const end = () => editing.send({ type: 'step.end' });
  const inPixels = (values: readonly number[]) => values.map((value) => ({ value, label: messages.pixels(value) }));
  return (
    <>
      <ChoiceRow
        label={messages.shape}
        value={picture.shape}
        options={pictureShapes.map((shape) => ({ value: shape, label: messages.shapes[shape] }))}
        onChoose={(shape) => change({ shape })}
      />
      <div className={css.pair}>
        <Slider
          {...{ label: messages.size, value: picture.size, min: 100, max: 250, step: 10 }}
          valueText={messages.pixels(picture.size)}
          onSlide={(size) => change({ size })}
          onEnd={end}
        />
        <ChoiceRow
          label={messages.sizes}
          value={picture.size}
          options={inPixels(sizes)}
          onChoose={(size) => change({ size })}
        />
      </div>
      <SettingColour
        editing={editing}
        setting={border}
        label={messages.borderColour}
        value={picture.borderColor}
        swatches={borders}
      />
      <div className={css.pair}>
        <Slider
          {...{ label: messages.borderWidth, value: picture.borderWidth, min: 0, max: 15, step: 1 }}
          valueText={messages.pixels(picture.borderWidth)}
          onSlide={(borderWidth) => change({ borderWidth })}
          onEnd={end}
        />
        <ChoiceRow
          label={messages.borderWidths}
          value={picture.borderWidth}
          options={inPixels(widths)}
          onChoose={(borderWidth) => change({ borderWidth })}
        />
      </div>
    </>
  );
});

const headings = [16, 18, 20, 24];
const textSizes: Readonly<Record<StyledPageText, readonly number[]>> = {
  fullName: [18, 24, 32, 40],
  aboutMe: [14, 16, 18, 20],
  expertises: headings,
  services: headings,
  serviceOffers: headings,
};

interface TextProps extends FieldsProps {
  text: StyledPageText;
  value: TextTokens;
  chosenColour: string | null;
  ground: string;
}

const TextFields = memo(function TextFields({ editing, text, value, chosenColour, ground }: TextProps) {
  const messages = useMessages(profileTabMessages);
  return (
    <TextStyleFields
      editing={editing}
      setting={{ kind: 'pageText', text, name: 'color' }}
      label={messages.textNames[text]}
      value={value}
      chosenColour={chosenColour}
      sizes={textSizes[text]}
      ground={ground}
      onChange={(change) => editing.send({ type: 'page.text', text, change })}
      onFocus={() => editing.send({ type: 'part.focus', target: targetOfText(text) })}
    />
  );
});

function SocialSwitches({ editing }: Pick<TabProps, 'editing'>) {
  const messages = useMessages(profileTabMessages);
  const shown = useSelector(editing, ({ context }) => isSocialShown(context));
  return (
    <div className={css.rows}>
      <Switch
        label={messages.showSocial}
        isOn={shown}
        actor={editing}
        event={(isShown) => ({ type: 'social.show', isShown })}
      />
      {platforms.map((platform) => (
        <PlatformSwitch key={platform} editing={editing} platform={platform} />
      ))}
    </div>
  );
}

function PlatformSwitch({ editing, platform }: Pick<TabProps, 'editing'> & { platform: SocialPlatform }) {
  const messages = useMessages(profileTabMessages);
  const shown = useSelector(editing, ({ context }) => isPlatformShown(context, platform));
  const hasHandle = useSelector(editing, ({ context }) => context.facts.platforms.includes(platform));
  const hints = [platform === 'instagram' ? messages.required : null, hasHandle ? null : messages.noHandle];
  const hint = hints.filter((each) => each !== null).join(' ');
  return (
    <Switch
      label={messages.platforms[platform]}
      {...(hint !== '' && { hint })}
      isOn={shown}
      actor={editing}
      event={(isShown) => ({ type: 'platform.show', platform, isShown })}
    />
  );
}
