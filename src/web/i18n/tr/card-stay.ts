import type { cardStay as english } from '../en/card-stay.ts';

export const cardStay: typeof english = {
  fresh: 'Yeni',
  newSince: 'Bu aramayı son açışınızdan beri yeni',
  invite: (name) => `${name} adlı üreticiyi konaklamaya davet edin`,
  isIn: (name, list) => `${name} “${list}” listesinde`,
  invited: (state, name) => `${state}: ${name} için son davetiniz`,
};
