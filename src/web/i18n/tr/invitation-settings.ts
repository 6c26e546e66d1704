import type { invitationSettings as english } from '#web/i18n/en/invitation-settings.ts';

export const invitationSettings: typeof english = {
  title: 'Otellerden davetler',
  loading: 'Bir dakika...',
  areWelcome: 'Davetlere açığım',
  welcomeHint: 'Oteller sizi konaklamaya çağırabilir.',
  unwelcomeHint: 'Kimse sizi davet edemez. Almış olduğunuz davetler durur.',
  mostOpen: 'Yanıtınızı bekleyebilecek davet sayısı',
  saving: 'Kaydediliyor...',
  saved: 'Kaydedildi',
  readFailed: 'Davet tercihleriniz getirilemedi.',
  saveFailed: 'Bu kaydedilemedi.',
};
