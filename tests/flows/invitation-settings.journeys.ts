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
      page.sees('loading', {
        calls: { readSettings: undefined },
        holds: { settings: atFirst, sent: null, message: null },
      });
      page.refuses(retry, toSwitch(false), choose(3));
      page.answer('readSettings', atFirst);
      page.sees('known.ready', { holds: { settings: atFirst } });
      page.refuses(retry, toSwitch(true), choose(10));
      page.send(toSwitch(false));
      page.sees('known.saving', { calls: { saveSettings: none }, holds: { settings: none } });
      page.refuses(retry);
      page.answer('saveSettings', undefined);
      page.sees('known.saved', { holds: { settings: none } });
      page.refuses(retry, toSwitch(false), choose(3));
      page.send(toSwitch(true));
      page.sees('known.saving', { calls: { saveSettings: atFirst } });
      page.answer('saveSettings', undefined);
      page.sees('known.saved', { holds: { settings: atFirst } });
    },
    'how many may wait is what was saved before, and what is chosen'(open) {
      const page = open();
      page.answer('readSettings', three);
      page.sees('known.ready', { holds: { settings: three } });
      page.refuses(choose(3));
      page.send(choose(10));
      page.sees('known.saving', { calls: { saveSettings: atFirst }, holds: { settings: atFirst } });
      page.answer('saveSettings', undefined);
      page.sees('known.saved', { holds: { settings: atFirst } });
    },
    'what is changed while it is being saved is saved after it, one at a time'(open) {
      const page = open();
      page.answer('readSettings', atFirst);
      page.send(choose(3));
      page.refuses(choose(3), toSwitch(true));
      page.send(choose(5), toSwitch(false));
      page.refuses(choose(10));
      page.sees('known.saving', {
        calls: { saveSettings: three },
        holds: { settings: { areWelcome: false, mostOpen: 5 } },
      });
      page.answer('saveSettings', undefined);
      page.sees('known.saving', { calls: { saveSettings: { areWelcome: false, mostOpen: 5 } } });
      page.send(toSwitch(true));
      page.answer('saveSettings', undefined);
      page.sees('known.saving', { calls: { saveSettings: { areWelcome: true, mostOpen: 5 } } });
      page.send(choose(10), choose(5));
      page.answer('saveSettings', undefined);
      page.sees('known.saved', { holds: { settings: { areWelcome: true, mostOpen: 5 } } });
    },
    'one that differs in the number alone, or in the welcome alone, is saved too'(open) {
      const page = open();
      page.answer('readSettings', three);
      page.send(choose(5), choose(10));
      page.answer('saveSettings', undefined);
      page.sees('known.saving', { calls: { saveSettings: atFirst } });
      page.answer('saveSettings', undefined);
      page.sees('known.saved');
    },
    'what fails says why, and is tried again as it is wanted by then'(open) {
      const page = open();
      page.fail('readSettings', { message });
      page.sees('failed', { holds: { message } });
      page.refuses(toSwitch(false), choose(3));
      page.send(retry);
      page.sees('loading', { calls: { readSettings: undefined }, holds: { message: null } });
      page.answer('readSettings', atFirst);
      page.send(toSwitch(false));
      page.fail('saveSettings', { message });
      page.sees('known.unsaved', { holds: { settings: none, message } });
      page.refuses(toSwitch(false));
      page.send(retry);
      page.sees('known.saving', { calls: { saveSettings: none }, holds: { message: null } });
      page.send(toSwitch(true));
      page.fail('saveSettings', { message });
      page.sees('known.unsaved', { holds: { settings: atFirst, message } });
      page.send(choose(3));
      page.sees('known.saving', { calls: { saveSettings: three }, holds: { message: null } });
      page.answer('saveSettings', undefined);
      page.sees('known.saved', { holds: { settings: three } });
    },
  },
});
