import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'New trips by email',
  lead: (name: string) => `Follow ${name}: at most one email a day, and you can stop any time.`,
  email: 'Email',
  send: 'Follow by email',
  sending: 'Sending...',
  sent: 'Check your email: you follow once you have opened the link that we sent you and pressed the button there.',
  notSent: 'We couldn’t send you a link. Please try again.',
};

const tr: typeof en = {
  title: 'E-postayla haberdar olun',
  lead: (name) => `Takip edin: ${name}. Günde en çok bir e-posta gelir, dilediğiniz zaman durdurabilirsiniz.`,
  email: 'E-posta',
  send: 'E-postayla takip et',
  sending: 'Gönderiliyor...',
  sent: 'E-postanıza bakın: Gönderdiğimiz bağlantıyı açıp oradaki düğmeye bastığınızda takip başlar.',
  notSent: 'Size bağlantı gönderemedik. Lütfen yeniden deneyin.',
};

export const followFormMessages = { en, tr } satisfies Catalogue<typeof en>;
