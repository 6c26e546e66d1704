import type { BlogSetting, SettingValue } from '#machines/rules/blog-setting.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { settingName, settingSays } from './say-setting.ts';
import { settingMessages } from './setting.messages.ts';

/** A setting of somebody's page, and what it is set to, in words. */
export function useSettingWords(creator: BlogCreator) {
  const words = useMessages(settingMessages);
  return {
    name: (setting: BlogSetting): string => settingName(setting, creator, words),
    value: (setting: BlogSetting, value: SettingValue): string => settingSays(setting, value, creator, words),
  };
}
