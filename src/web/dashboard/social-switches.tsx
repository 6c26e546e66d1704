import { useSelector } from '@xstate/react';
import { isPlatformShown, isSocialShown } from '#machines/blog-editing/blog-editing.view.ts';
import { platforms, type SocialPlatform } from '#rules/social-account.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { TabProps } from './dashboard-props.ts';
import { profileTabMessages } from './profile-tab.messages.ts';
import * as css from './setting-group.css.ts';

export function SocialSwitches({ editing }: Pick<TabProps, 'editing'>) {
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
