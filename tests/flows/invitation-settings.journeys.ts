import { invitationSettingsMachine } from '#machines/invitation-settings/invitation-settings.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { atFirst } from './invitation-settings.flow.ts';

const retry = { type: 'call.retry' } as const;
const toSwitch = (areWelcome: boolean) => ({ type: 'welcome.switch', areWelcome }) as const;
const choose = (mostOpen: number) => ({ type: 'most.choose', mostOpen }) as const;
const message = 'Network Error';
const none = { areWelcome: false, mostOpen: 10 };
const three = { areWelcome: true, mostOpen: 3 };

export const journeys = journeysOf({
  machine: invitationSettingsMachine,
  file: 'invitation-settings/invitation-settings.machine.ts',
  journeys: {
    'invitations are turned off, and on again'(open) {
      const page = open();
      page.isIn('loading', {
        calls: { readSettings: undefined },
        context: { settings: atFirst, sent: null, message: null },
      });
      page.rejects(retry, toSwitch(false), choose(3));
      page.answer('readSettings', atFirst);
      page.isIn('known.ready', { context: { settings: atFirst } });
      page.rejects(retry, toSwitch(true), choose(10));
      page.send(toSwitch(false));
      page.isIn('known.saving', { calls: { saveSettings: none }, context: { settings: none } });
      page.rejects(retry);
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: none } });
      page.rejects(retry, toSwitch(false), choose(3));
      page.send(toSwitch(true));
      page.isIn('known.saving', { calls: { saveSettings: atFirst } });
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: atFirst } });
    },
    'how many may wait is what was saved before, and what is chosen'(open) {
      const page = open();
      page.answer('readSettings', three);
      page.isIn('known.ready', { context: { settings: three } });
      page.rejects(choose(3));
      page.send(choose(10));
      page.isIn('known.saving', { calls: { saveSettings: atFirst }, context: { settings: atFirst } });
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: atFirst } });
    },
    'what is changed while it is being saved is saved after it, one at a time'(open) {
      const page = open();
      page.answer('readSettings', atFirst);
      page.send(choose(3));
      page.rejects(choose(3), toSwitch(true));
      page.send(choose(5), toSwitch(false));
      page.rejects(choose(10));
      page.isIn('known.saving', {
        calls: { saveSettings: three },
        context: { settings: { areWelcome: false, mostOpen: 5 } },
      });
      page.answer('saveSettings', undefined);
      page.isIn('known.saving', { calls: { saveSettings: { areWelcome: false, mostOpen: 5 } } });
      page.send(toSwitch(true));
      page.answer('saveSettings', undefined);
      page.isIn('known.saving', { calls: { saveSettings: { areWelcome: true, mostOpen: 5 } } });
      page.send(choose(10), choose(5));
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: { areWelcome: true, mostOpen: 5 } } });
    },
    'one that differs in the number alone, or in the welcome alone, is saved too'(open) {
      const page = open();
      page.answer('readSettings', three);
      page.send(choose(5), choose(10));
      page.answer('saveSettings', undefined);
      page.isIn('known.saving', { calls: { saveSettings: atFirst } });
      page.answer('saveSettings', undefined);
      page.isIn('known.saved');
    },
    'what fails says why, and is tried again as it is wanted by then'(open) {
      const page = open();
      page.fail('readSettings', { message });
      page.isIn('failed', { context: { message } });
      page.rejects(toSwitch(false), choose(3));
      page.send(retry);
      page.isIn('loading', { calls: { readSettings: undefined }, context: { message: null } });
      page.answer('readSettings', atFirst);
      page.send(toSwitch(false));
      page.fail('saveSettings', { message });
      page.isIn('known.unsaved', { context: { settings: none, message } });
      page.rejects(toSwitch(false));
      page.send(retry);
      page.isIn('known.saving', { calls: { saveSettings: none }, context: { message: null } });
      page.send(toSwitch(true));
      page.fail('saveSettings', { message });
      page.isIn('known.unsaved', { context: { settings: atFirst, message } });
      page.send(choose(3));
      page.isIn('known.saving', { calls: { saveSettings: three }, context: { message: null } });
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: three } });
    },
  },
});
