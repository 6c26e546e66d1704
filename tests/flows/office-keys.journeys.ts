import { type FocusTarget, officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const goTo = (to: FocusTarget) => ({ type: 'focus.move', to }) as const;
const approve = { type: 'shortcut.use', shortcut: { type: 'approval.requested' } } as const;
const switchKeys = { type: 'keys.switch' } as const;
const listens = { calls: { watchKeys: undefined } };
const saves = (isOn: boolean) => ({ effects: [{ keepSwitch: isOn }] });

export const journeys = journeysOf({
  machine: officeKeysMachine,
  file: 'back-office/office-keys.machine.ts',
  journeys: {
    'obeys the keys until they are turned off, and again when they are turned on'(open) {
      const keys = open();
      keys.isIn('keys.loading + help.closed', { calls: { readSwitch: undefined } });
      keys.rejects(goTo('nextRow'), approve, switchKeys);
      keys.answer('readSwitch', { kind: 'on' });
      keys.isIn('keys.listening + help.closed', listens);
      keys.send(goTo('nextRow'), goTo('search'), approve);
      keys.isIn('keys.listening + help.closed', {
        ...listens,
        same: ['watchKeys'],
        effects: [{ moveFocus: 'nextRow' }, { moveFocus: 'search' }, { report: { type: 'approval.requested' } }],
      });
      keys.send(switchKeys);
      keys.isIn('keys.silent + help.closed', saves(false));
      keys.rejects(goTo('nextRow'), approve);
      keys.send(switchKeys);
      keys.isIn('keys.listening + help.closed', { ...listens, ...saves(true) });
    },
    'explains the keys, even when they are turned off'(open) {
      const keys = open();
      keys.answer('readSwitch', { kind: 'off' });
      keys.isIn('keys.silent + help.closed');
      keys.rejects(goTo('nextRow'), approve, { type: 'help.hide' });
      keys.send({ type: 'help.show' });
      keys.isIn('keys.silent + help.open');
      keys.rejects({ type: 'help.show' });
      keys.send(switchKeys);
      keys.isIn('keys.listening + help.open', { ...listens, ...saves(true) });
      keys.send({ type: 'help.hide' });
      keys.isIn('keys.listening + help.closed', { ...listens, same: ['watchKeys'] });
    },
    'obeys the keys when the switch cannot be read'(open) {
      const keys = open();
      keys.fail('readSwitch');
      keys.isIn('keys.listening + help.closed', listens);
    },
  },
});
