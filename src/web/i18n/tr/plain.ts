import type { plain as english } from '../en/plain.ts';

export const plain: typeof english = {
  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Bu adreste bir şey yok. Taşınmış olabilir.',
  start: 'Başa dön',
  bankDoneTitle: 'Banka bilgileri gönderildi!',
  bankDone: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek.',
  bankMail: 'Onay için bir e-posta alacaksınız.',
  stayTitle: 'Otel konaklaması iste',
  staysTitle: 'Otel konaklamalarınız',
  oneStayTitle: 'Otel konaklaması',
  staysSoon: 'Otel konaklamaları henüz açık değil.',
};
