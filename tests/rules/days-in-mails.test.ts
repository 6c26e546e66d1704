import { expect, it } from 'vitest';
import { standIn } from '#tests/kit/in-zone.ts';

it('names the UTC day that the answer names, in whatever zone the server runs', async () => {
  standIn('Europe/Istanbul');
  const { closedMail, withdrawnMail } = await import('#server/creator-accounts/creator-account.mails.ts');
  const { rejectedMail } = await import('#server/onboarding/onboarding.mails.ts');
  const dueAt = Date.parse('2026-12-25T22:30:00Z');
  const rejection = { name: 'Mia', reason: 'content', text: '', againAt: dueAt, url: 'https://vaya.example' } as const;
  expect(closedMail('Mia', dueAt, 'en').text).toContain('On 25 Dec 2026 we will permanently delete');
  expect(withdrawnMail('Mia', dueAt, 'tr').text).toContain('25 Ara 2026 tarihinde');
  expect(rejectedMail(rejection, 'en').text).toContain('from 25 Dec 2026');
});
