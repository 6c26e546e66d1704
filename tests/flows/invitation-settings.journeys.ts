import { invitationSettingsMachine } from '#machines/invitation-settings/invitation-settings.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { initial } from './invitation-settings.flow.ts';

const retry = { type: 'call.retry' } as const;
const toggle = (areWelcome: boolean) => ({ type: 'welcome.switch', areWelcome }) as const;
const choose = (maxOpen: number) => ({ type: 'limit.choose', maxOpen }) as const;
const off = { areWelcome: false, maxOpen: 10 };
const three = { areWelcome: true, maxOpen: 3 };
const five = { areWelcome: true, maxOpen: 5 };
const message = 'Network Error';

type Page = Run<typeof invitationSettingsMachine>;
type Settings = typeof initial;
const loaded = (open: Open<typeof invitationSettingsMachine>, settings = initial): Page => {
  const page = open();
  page.answer('readSettings', settings);
  return page;
};
const isSaving = (page: Page, saveSettings: Settings, settings = saveSettings) =>
  page.isIn('known.saving', { calls: { saveSettings }, context: { settings, message: null } });

export const journeys = journeysOf({
  machine: invitationSettingsMachine,
  file: 'invitation-settings/invitation-settings.machine.ts',
  journeys: {
    'turns invitations off and on'(open) {
      const page = open();
      const context = { settings: initial, lastSent: null, message: null };
      page.isIn('loading', { calls: { readSettings: undefined }, context });
      page.rejects(retry, toggle(false), choose(3));
      page.answer('readSettings', initial);
      page.isIn('known.ready', { context: { settings: initial } });
      page.rejects(retry, toggle(true), choose(10));
      page.send(toggle(false));
      isSaving(page, off);
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: off } });
      page.rejects(retry, toggle(false), choose(3));
      page.send(toggle(true));
      isSaving(page, initial);
    },
    'shows no settings where the server has no invitations'(open) {
      const page = open();
      page.answer('readSettings', 'missing');
      page.isIn('missing');
      page.rejects(retry, toggle(false), choose(3));
    },
    'changes how many invitations may wait'(open) {
      const page = loaded(open, three);
      page.rejects(choose(3));
      page.send(choose(10));
      isSaving(page, initial);
    },
    'saves a change that is made during a save afterwards, one at a time'(open) {
      const page = loaded(open);
      page.send(choose(3));
      page.rejects(choose(3), toggle(true));
      page.send(choose(5), toggle(false));
      page.rejects(choose(10));
      isSaving(page, three, { ...five, areWelcome: false });
      page.answer('saveSettings', undefined);
      isSaving(page, { ...five, areWelcome: false });
      page.send(toggle(true));
      page.answer('saveSettings', undefined);
      isSaving(page, five);
      page.send(choose(10), choose(5));
      page.answer('saveSettings', undefined);
      page.isIn('known.saved', { context: { settings: five } });
    },
    'saves the number again when only it has changed'(open) {
      const page = loaded(open, three);
      page.send(choose(5), choose(10));
      page.answer('saveSettings', undefined);
      isSaving(page, initial);
      page.answer('saveSettings', undefined);
      page.isIn('known.saved');
    },
    'says why a call failed, and tries again with the current choice'(open) {
      const page = open();
      page.fail('readSettings', { message });
      page.isIn('failed', { context: { message } });
      page.rejects(toggle(false), choose(3));
      page.send(retry);
      page.isIn('loading', { calls: { readSettings: undefined }, context: { message: null } });
      page.answer('readSettings', initial);
      page.send(toggle(false));
      page.fail('saveSettings', { message });
      page.isIn('known.unsaved', { context: { settings: off, message } });
      page.rejects(toggle(false));
      page.send(retry);
      isSaving(page, off);
      page.send(toggle(true));
      page.fail('saveSettings', { message });
      page.send(choose(3));
      isSaving(page, three);
    },
  },
});
