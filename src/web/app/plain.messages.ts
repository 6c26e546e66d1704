const en = {
  notFoundTitle: 'Page not found',
  notFound: 'There is nothing at this address. It may have moved on.',
  start: 'Back to the start',
  bankDoneTitle: 'Bank Details Submitted!',
  bankDone: 'Our team will review your details and finalize your activation.',
  signIn: 'Sign in',
  bankMail: 'You will receive an email confirmation.',
};

const tr: typeof en = {
  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Bu adreste bir şey yok. Taşınmış olabilir.',
  start: 'Başa dön',
  bankDoneTitle: 'Banka bilgileri gönderildi!',
  bankDone: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek.',
  signIn: 'Giriş yap',
  bankMail: 'Onay için bir e-posta alacaksınız.',
};

export const plainMessages = { en, tr };
