import type { plain as english } from '../en/plain.ts';

export const plain: typeof english = {
  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Bu adreste bir şey yok. Taşınmış olabilir.',
  start: 'Başa dön',
  bankDoneTitle: 'Banka bilgileri gönderildi!',
  bankDone: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek.',
  signIn: 'Giriş yap',
  bankMail: 'Onay için bir e-posta alacaksınız.',
};
