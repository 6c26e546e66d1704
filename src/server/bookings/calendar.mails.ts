import type { Language } from '#contract/language.ts';
import { letter, type Mail } from '../mail/letter.ts';

const messages = {
  en: {
    subject: 'Your Vaya calendar has a new secret address',
    heading: 'Your calendar has a new address',
    before: [
      'Someone with your password, probably you, has created a secret address for your calendar. Calendar programs find your trips and stays there. The previous address no longer works.',
      'If this was not you, set a new password. This revokes the address and signs out every device.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya takviminizin yeni bir gizli adresi var',
    heading: 'Takviminizin yeni bir adresi var',
    before: [
      'Şifrenizi bilen biri, büyük olasılıkla siz, takviminiz için gizli bir adres oluşturdu. Takvim programları gezilerinizi ve konaklamalarınızı bu adresten okur. Önceki adres artık çalışmıyor.',
      'Siz değilseniz yeni bir şifre belirleyin. Böylece adres iptal edilir ve bütün cihazlardan çıkış yapılır.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export function calendarAddressMadeMail(publicUrl: string, language: Language): Mail {
  const { label, ...text } = messages[language];
  const action = { label, url: `${publicUrl}/forgot-password` };
  return { template: 'calendar-address-made', ...letter({ language, ...text, action }) };
}
