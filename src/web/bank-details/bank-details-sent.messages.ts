import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Bank Details Submitted!',
  text: 'Our team will review your details and finalize your activation. You will receive an email confirmation.',
  signIn: 'Sign in',
};

const tr: typeof en = {
  title: 'Banka bilgileri gönderildi!',
  text: 'Ekibimiz bilgilerinizi inceleyip hesabınızı etkinleştirecek. Onaylanınca size e-posta göndereceğiz.',
  signIn: 'Giriş yap',
};

export const bankDetailsSentMessages = { en, tr } satisfies Catalogue<typeof en>;
