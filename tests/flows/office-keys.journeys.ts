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
      keys.sees('keys.loading + help.closed', { calls: { readSwitch: undefined } });
      keys.refuses(strike, { type: 'keys.switch' });
      keys.answer('readSwitch', { kind: 'on' });
      keys.sees('keys.listening + help.closed', watching);
      keys.send(strike, { type: 'key.strike', key: '/' });
      keys.sees('keys.listening + help.closed', {
        ...watching,
        kept: ['watchKeys'],
        did: [{ obeyKey: 'j' }, { obeyKey: '/' }],
      });
      keys.send({ type: 'keys.switch' });
      keys.sees('keys.silent + help.closed', { did: [{ keepSwitch: false }] });
      keys.refuses(strike);
      keys.send({ type: 'keys.switch' });
      keys.sees('keys.listening + help.closed', { ...watching, did: [{ keepSwitch: true }] });
    },
    'who turned them off has none, and is told of them as everybody'(open) {
      const keys = open();
      keys.answer('readSwitch', { kind: 'off' });
      keys.sees('keys.silent + help.closed');
      keys.refuses(strike, { type: 'help.hide' });
      keys.send({ type: 'help.show' });
      keys.sees('keys.silent + help.open');
      keys.refuses({ type: 'help.show' });
      keys.send({ type: 'keys.switch' });
      keys.sees('keys.listening + help.open', { ...watching, did: [{ keepSwitch: true }] });
      keys.send({ type: 'help.hide' });
      keys.sees('keys.listening + help.closed', { ...watching, kept: ['watchKeys'] });
    },
    'what cannot be read is as if nobody had turned them off'(open) {
      const keys = open();
      keys.fail('readSwitch');
      keys.sees('keys.listening + help.closed', watching);
    },
  },
});
