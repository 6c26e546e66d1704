import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Invitations from hosts',
  loading: 'Loading...',
  areWelcome: 'Accept new invitations',
  welcomeHint: 'Hosts can invite you to stay with them.',
  unwelcomeHint: 'No one can invite you. Invitations you already have are not affected.',
  maxOpen: 'Invitations that can wait for your reply at once',
  saving: 'Saving...',
  saved: 'Saved',
  readFailed: 'We couldn’t load your invitation settings.',
  saveFailed: 'We couldn’t save your invitation settings.',
};

const tr: typeof en = {
  title: 'Ev sahiplerinden davetler',
  loading: 'Yükleniyor...',
  areWelcome: 'Yeni davetleri kabul et',
  welcomeHint: 'Ev sahipleri sizi konaklamaya davet edebilir.',
  unwelcomeHint: 'Kimse sizi davet edemez. Var olan davetleriniz etkilenmez.',
  maxOpen: 'Aynı anda yanıt bekleyen davet sınırı',
  saving: 'Kaydediliyor...',
  saved: 'Kaydedildi',
  readFailed: 'Davet ayarlarınız yüklenemedi.',
  saveFailed: 'Davet ayarlarınız kaydedilemedi.',
};

export const invitationSettingsMessages = { en, tr } satisfies Catalogue<typeof en>;
