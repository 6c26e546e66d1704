import { flow as applicationStatusTold } from '#tests/flows/application-status.flow.ts';
import { applyAs } from '#tests/kit/applicant.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const usernameOf = ({ tour }: Hand) => `waiter${tour}`;

export const applicationStatusFlow: BrowserFlow = {
  ...applicationStatusTold.shown,
  model: applicationStatusTold.model,
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
