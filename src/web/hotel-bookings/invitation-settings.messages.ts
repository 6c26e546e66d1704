const en = {
  title: 'Invitations from hotels',
  loading: 'One moment...',
  areWelcome: 'Invitations are welcome',
  welcomeHint: 'Hotels may ask you to stay with them.',
  unwelcomeHint: 'Nobody can invite you. Invitations that you have already stay.',
  maxOpen: 'How many may wait for your answer',
  saving: 'Saving...',
  saved: 'Saved',
  readFailed: 'Your choices about invitations could not be loaded.',
  saveFailed: 'This could not be saved.',
};

const tr: typeof en = {
  title: 'Otellerden davetler',
  loading: 'Bir dakika...',
  areWelcome: 'Davetlere açığım',
  welcomeHint: 'Oteller sizi konaklamaya çağırabilir.',
  unwelcomeHint: 'Kimse sizi davet edemez. Almış olduğunuz davetler durur.',
  maxOpen: 'Yanıtınızı bekleyebilecek davet sayısı',
  saving: 'Kaydediliyor...',
  saved: 'Kaydedildi',
  readFailed: 'Davet tercihleriniz getirilemedi.',
  saveFailed: 'Bu kaydedilemedi.',
};

export const invitationSettingsMessages = { en, tr };
