import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const strike = { type: 'key.strike', key: 'j' } as const;
const watching = { calls: { watchKeys: undefined } };

export const journeys = journeysOf({
  machine: officeKeysMachine,
  file: 'back-office/office-keys.machine.ts',
  journeys: {
    'a key does what it stands for until the keys are turned off, and again once they are turned on'(open) {
      const keys = open();
      keys.isIn('keys.loading + help.closed', { calls: { readSwitch: undefined } });
      keys.rejects(strike, { type: 'keys.switch' });
      keys.answer('readSwitch', { kind: 'on' });
      keys.isIn('keys.listening + help.closed', watching);
      keys.send(strike, { type: 'key.strike', key: '/' });
      keys.isIn('keys.listening + help.closed', {
        ...watching,
        same: ['watchKeys'],
        effects: [{ obeyKey: 'j' }, { obeyKey: '/' }],
      });
      keys.send({ type: 'keys.switch' });
      keys.isIn('keys.silent + help.closed', { effects: [{ keepSwitch: false }] });
      keys.rejects(strike);
      keys.send({ type: 'keys.switch' });
      keys.isIn('keys.listening + help.closed', { ...watching, effects: [{ keepSwitch: true }] });
    },
    'who turned them off has none, and is told of them as everybody'(open) {
      const keys = open();
      keys.answer('readSwitch', { kind: 'off' });
      keys.isIn('keys.silent + help.closed');
      keys.rejects(strike, { type: 'help.hide' });
      keys.send({ type: 'help.show' });
      keys.isIn('keys.silent + help.open');
      keys.rejects({ type: 'help.show' });
      keys.send({ type: 'keys.switch' });
      keys.isIn('keys.listening + help.open', { ...watching, effects: [{ keepSwitch: true }] });
      keys.send({ type: 'help.hide' });
      keys.isIn('keys.listening + help.closed', { ...watching, same: ['watchKeys'] });
    },
    'what cannot be read is as if nobody had turned them off'(open) {
      const keys = open();
      keys.fail('readSwitch');
      keys.isIn('keys.listening + help.closed', watching);
    },
  },
});
