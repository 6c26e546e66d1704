import type { BlogChoices } from '#contract/blog.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import type { BlogFacts } from './blog-facts.ts';
import { listSettings } from './blog-setting.ts';
import { isSameValue, readSettings, settingValue } from './read-setting.ts';
import { written } from './write-setting.ts';

/**
 * What somebody begins with who has never saved a config: the editor's own defaults, each of them said, so that what they
 * see is what a save would publish.
 */
export function editorConfig(about: BlogFacts): BlogChoices {
  const plain = readSettings({}, about);
  const editor = { ...plain, settings: blogSettings(null, 'editor') };
  return listSettings(about)
    .map((setting) => [setting, settingValue(setting, editor)] as const)
    .filter(([setting, value]) => !isSameValue(value, settingValue(setting, plain)))
    .reduce<BlogChoices>((config, write) => written(config, write, about), {});
}
