import { fromCallback, fromPromise } from 'xstate';
import { type FocusTarget, type KeyPress, officeKeysMachine, type SwitchAnswer } from './office-keys.machine.ts';

export interface KeyEffects {
  moveFocus(to: FocusTarget): void;
  focusedRow(): string | null;
  /** Whether the form of a rejection is open. */
  isRejecting(): boolean;
  keepSwitch(isOn: boolean): void;
  areOn(): boolean;
}

const textFields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** Keys that are typed into a field, or pressed while a dialog is open, are no shortcuts. */
const watchKeys = (effects: KeyEffects) =>
  fromCallback<KeyPress>(({ sendBack }) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const press = pressOf(event.key.toLowerCase(), effects);
      const isInText = event.target instanceof Element && event.target.matches(fieldsFor(event.key));
      if (press === null || isInText || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || document.querySelector('[role=dialog], dialog[open]')) return;
      event.preventDefault();
      // A key that is held down moves through the rows and does nothing else twice.
      if (!event.repeat || press.type === 'focus.move') sendBack(press);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

/** Escape is a shortcut in the form of a rejection. */
const fieldsFor = (key: string): string =>
  key === 'Escape' ? `:is(${textFields}):not(details[data-rejection] *)` : textFields;

const focusTargets: Record<string, FocusTarget> = { j: 'nextRow', k: 'previousRow', '/': 'search', r: 'rejection' };

function pressOf(key: string, { focusedRow, isRejecting }: KeyEffects): KeyPress | null {
  const to = focusTargets[key];
  if (to !== undefined) return { type: 'focus.move', to };
  if (key === 'escape')
    return isRejecting()
      ? { type: 'focus.move', to: 'decision' }
      : { type: 'shortcut.use', shortcut: { type: 'clearing.requested' } };
  if (key === '?') return { type: 'help.show' };
  if (key === 'a') return { type: 'shortcut.use', shortcut: { type: 'approval.requested' } };
  if (key === 't') return { type: 'shortcut.use', shortcut: { type: 'take.requested' } };
  if (key === 'x') return { type: 'shortcut.use', shortcut: { type: 'tick.requested', row: focusedRow() } };
  return key === 'z' ? { type: 'shortcut.use', shortcut: { type: 'undo.requested' } } : null;
}

export const officeKeys = (effects: KeyEffects) =>
  officeKeysMachine.provide({
    actors: {
      watchKeys: watchKeys(effects),
      readSwitch: fromPromise<SwitchAnswer>(async () => ({ kind: effects.areOn() ? 'on' : 'off' })),
    },
    actions: { moveFocus: (_, to) => effects.moveFocus(to), keepSwitch: (_, isOn) => effects.keepSwitch(isOn) },
  });
