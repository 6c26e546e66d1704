import type { stepUp as english } from '../en/step-up.ts';

export const stepUp: typeof english = {
  currentPassword: 'Şu anki şifre',
  cancel: 'Vazgeç',
};
