import type { Catalogue } from '#contract/language.ts';

const en = {
  more: (name: string) => `More options for ${name}`,
  invite: 'Invite to stay',
  openInvitation: 'Open the latest invitation',
  openList: (list: string) => `Open the list “${list}”`,
  fresh: 'New',
  newSince: 'New since you last opened this search',
  chosen: 'Comparing',
  latestInvitation: 'Latest invitation',
  inLists: (lists: string) => `In your lists: ${lists}`,
};

const tr: typeof en = {
  more: (name) => `${name} için diğer seçenekler`,
  invite: 'Konaklamaya davet et',
  openInvitation: 'Son daveti aç',
  openList: (list) => `“${list}” listesini aç`,
  fresh: 'Yeni',
  newSince: 'Bu aramayı son açışınızdan sonra eklendi',
  chosen: 'Karşılaştırmada',
  latestInvitation: 'Son davet',
  inLists: (lists) => `Listelerinizde: ${lists}`,
};

export const cardMenuMessages = { en, tr } satisfies Catalogue<typeof en>;
