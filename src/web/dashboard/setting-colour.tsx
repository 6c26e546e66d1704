import { useSelector } from '@xstate/react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import { isColourRejected, typedColourIn } from '#machines/blog-editing/typed-colours.ts';
import { type ColourSetting, colourEdit, isBackground } from '#machines/rules/colour-setting.ts';
import { notAColour, notAHexColour } from '#rules/blog-config.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { ColourField, type Swatch } from '#web/ui/colour-field.tsx';

interface SettingColourProps {
  editing: BlogEditingActor;
  setting: ColourSetting;
  label: string;
  /** '#rrggbb'. */
  value: string;
  isChosen?: boolean;
  hint?: string;
  swatches: readonly Swatch[];
}

export function SettingColour({ editing, setting, label, ...field }: SettingColourProps) {
  const language = useLanguage();
  const typed = useSelector(editing, ({ context }) => typedColourIn(context, setting));
  const problem = isBackground(setting) ? notAHexColour : notAColour;
  return (
    <ColourField
      {...field}
      label={label}
      typed={typed?.text ?? null}
      error={isColourRejected(typed) ? sayProblem(problem, label, language) : null}
      onText={(text) => editing.send({ type: 'colour.type', setting, text })}
      onPick={(colour) => editing.send({ type: 'colour.pick', edit: colourEdit(setting, colour) })}
      onEnd={() => editing.send({ type: 'step.end' })}
    />
  );
}
