import type { cardMenu as english } from '../en/card-menu.ts';

export const cardMenu: typeof english = {
  more: (name) => `${name} için diğer işlemler`,
  invite: 'Konaklamaya davet et',
  openInvitation: 'Son daveti aç',
  openList: (list) => `“${list}” listesini aç`,
  fresh: 'Yeni',
  newSince: 'Bu aramayı son açışınızdan beri yeni',
  chosen: 'Karşılaştırılacak',
  latestInvitation: 'Son davet',
  list: 'Bulunduğu liste',
};
