import type { ConfigConflict } from '#rules/merge-configs.ts';

type Setting = ConfigConflict['setting'];
type Value = ConfigConflict['mine'];

/** A setting, and what it is, in words. */
export function useSettingWords() {
  return {
    name: (setting: Setting): string => setting.kind,
    value: (value: Value): string => (Array.isArray(value) ? value.join(', ') : String(value)),
  };
}
