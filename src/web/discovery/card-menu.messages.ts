const en = {
  more: (name: string) => `More for ${name}`,
  invite: 'Invite to stay',
  openInvitation: 'Open the latest invitation',
  openList: (list: string) => `Open the list “${list}”`,
  fresh: 'New',
  newSince: 'New since you last opened this search',
  chosen: 'To compare',
  latestInvitation: 'Latest invitation',
  list: 'In the list',
};

const tr: typeof en = {
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

export const cardMenuMessages = { en, tr };
