import { applyAs } from '#tests/kit/applicant.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import { applicationStatusModel } from '#tests/paths/application.model.ts';
import { applicationStatusShown } from '#tests/paths/application.shown.ts';

const usernameOf = ({ tour }: Hand) => `waiter${tour}`;

export const applicationStatusFlow: BrowserFlow = {
  ...applicationStatusShown,
  model: applicationStatusModel,
  path: '/application/status',
  gestures: {
    async open(hand) {
      const { statusToken } = await applyAs(hand.server, usernameOf(hand), { fullName: 'Deniz Yıldız' });
      await hand.page.goto(`/application/status?token=${statusToken}`);
    },
    'status.load': ({ page }) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
  },
  calls: { fetchStatus: /^\/api\/creator\/application-status\?/ },
  arrange: {
    async fetchStatus(hand, output) {
      if (Object(output).kind !== 'unknown') return;
      const { database } = hand.server.platform;
      await database.deleteFrom('account').where('username', '=', usernameOf(hand)).execute();
    },
  },
};
