import type { shell as english } from '#web/i18n/en/shell.ts';

export const shell: typeof english = {
  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Bu adreste bir şey yok. Taşınmış olabilir.',
  brokenTitle: 'Bir sorun oluştu',
  broken: 'Bu sayfa açılamadı. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
  start: 'Başa dön',
  bankDoneTitle: 'Banka bilgileri gönderildi!',
  bankDone: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek.',
  bankMail: 'Onay için bir e-posta alacaksınız.',
  stayTitle: 'Otel konaklaması iste',
  staysTitle: 'Otel konaklamalarınız',
  oneStayTitle: 'Otel konaklaması',
  staysSoon: 'Otel konaklamaları henüz açık değil.',
  directoryTitle: 'İçerik Üreticilerini Keşfet',
};
