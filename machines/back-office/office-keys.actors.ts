import { fromCallback, fromPromise } from 'xstate';
import {
  officeKeys as keys,
  type OfficeKey,
  officeKeysMachine,
  type StruckKey,
  type SwitchAnswer,
} from './office-keys.machine.ts';

export interface KeyEffects {
  obeyKey(key: OfficeKey): void;
  keepSwitch(isOn: boolean): void;
  areOn(): boolean;
}

const texts = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** What is typed into a field is no key, nor is anything while a dialog lies over the page. */
const watchKeys = fromCallback<StruckKey>(({ sendBack }) => {
  const tell = (event: KeyboardEvent) => {
    const key = keys.find((each) => each === event.key.toLowerCase());
    const isInText = event.target instanceof Element && event.target.matches(texts);
    if (key === undefined || isInText || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || document.querySelector('[role=dialog], dialog[open]')) return;
    event.preventDefault();
    if (!event.repeat || isMove(key)) sendBack({ type: 'key.strike', key });
  };
  addEventListener('keydown', tell);
  return () => removeEventListener('keydown', tell);
});

/** A key that is held down goes on through the rows, and decides nothing twice. */
const isMove = (key: OfficeKey): boolean => key === 'j' || key === 'k';

export const officeKeys = ({ obeyKey, keepSwitch, areOn }: KeyEffects) =>
  officeKeysMachine.provide({
    actors: {
      watchKeys,
      readSwitch: fromPromise<SwitchAnswer>(async () => ({ kind: areOn() ? 'on' : 'off' })),
    },
    actions: { obeyKey: (_, key) => obeyKey(key), keepSwitch: (_, isOn) => keepSwitch(isOn) },
  });
