import type { KeyEffects } from '#machines/back-office/office-keys.actors.ts';
import type { OfficeKey } from '#machines/back-office/office-keys.machine.ts';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const storedSwitch = defineStored({
  key: 'vaya.office-keys',
  area: 'local',
  schema: z.enum(['on', 'off']),
  isPlain: true,
});

/** What a key does to a page: its rows, known by their class, have two of their own, and each other stands for the control that names it. */
export const keyEffectsFor = (row: string): KeyEffects => ({
  areOn: () => storedSwitch.read() !== 'off',
  keepSwitch: (isOn) => storedSwitch.write(isOn ? 'on' : 'off'),
  obeyKey(key) {
    if (key === 'j') goToRow(row, 1);
    else if (key === 'k') goToRow(row, -1);
    else if (key === 'x') tickRow(row);
    else pressControl(key);
  },
});

function placeIn(row: string) {
  const rows = [...document.querySelectorAll<HTMLElement>(`.${row}`)];
  const held = rows.findIndex((each) => each.closest('li')?.contains(document.activeElement));
  return { rows, from: held === -1 ? rows.findIndex((each) => each.ariaCurrent === 'true') : held };
}

function tickRow(row: string): void {
  const { rows, from } = placeIn(row);
  rows[from]?.closest('li')?.querySelector<HTMLElement>('[aria-keyshortcuts="x"]')?.click();
}

/** On from the row that has the keyboard, else from the one that is open. */
function goToRow(row: string, step: number): void {
  const { rows, from } = placeIn(row);
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

function pressControl(key: OfficeKey): void {
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  const question = control?.closest('details');
  if (question) {
    question.open = true;
    question.querySelector('select')?.focus();
  } else if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}
