import type { BlogSetting, SettingValue } from '#machines/rules/blog-setting.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { settingName, settingSays } from './say-setting.ts';
import { settingWords } from './setting-words.ts';

/** A setting of somebody's page, and what it is set to, in words. */
export function useSettingWords(creator: BlogCreator) {
  const words = useWords(settingWords);
  return {
    name: (setting: BlogSetting): string => settingName(setting, creator, words),
    value: (setting: BlogSetting, value: SettingValue): string => settingSays(setting, value, creator, words),
  };
}
