import type { BlogChoices } from '#contract/blog.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import type { BlogFacts } from './blog-facts.ts';
import { listSettings } from './blog-setting.ts';
import { isSameValue, readSettings, settingValue } from './read-setting.ts';
import { withSetting } from './write-setting.ts';

/** Every default of the editor is explicit, so that a first save publishes what the owner sees. */
export function editorConfig(facts: BlogFacts): BlogChoices {
  const plain = readSettings({}, facts);
  const editor = { ...plain, settings: blogSettings(null, 'editor') };
  return listSettings(facts)
    .map((setting) => [setting, settingValue(setting, editor)] as const)
    .filter(([setting, value]) => !isSameValue(value, settingValue(setting, plain)))
    .reduce<BlogChoices>((config, write) => withSetting(config, write, facts), {});
}
