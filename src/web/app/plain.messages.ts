import type { Catalogue } from '#contract/language.ts';

const en = {
  notFoundTitle: 'Page not found',
  notFound: 'We couldn’t find this page. Check the address or go back to the start.',
  start: 'Go to the start page',
  bankDoneTitle: 'Bank Details Submitted!',
  bankDone: 'Our team will review your details and finalize your activation.',
  signIn: 'Sign in',
  bankMail: 'You will receive an email confirmation.',
};

const tr: typeof en = {
  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Bu sayfayı bulamadık. Adresi kontrol edin veya ana sayfaya dönün.',
  start: 'Ana sayfaya git',
  bankDoneTitle: 'Banka bilgileri gönderildi!',
  bankDone: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek.',
  signIn: 'Giriş yap',
  bankMail: 'Onaylanınca size e-posta göndereceğiz.',
};

export const plainMessages = { en, tr } satisfies Catalogue<typeof en>;
