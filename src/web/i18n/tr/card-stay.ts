import type { cardStay as english } from '../en/card-stay.ts';

export const cardStay: typeof english = {
  invite: (name) => `${name} adlı üreticiyi konaklamaya davet edin`,
  invited: (state, name) => `${state}: ${name} için son davetiniz`,
};
