import type { Language } from '#contract/language.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

const messages = {
  en: {
    subject: 'A secret address of your Vaya calendar was created',
    heading: 'Your calendar has a new address',
    before: [
      'Someone who knows your password, most likely you, has just created a secret address at which calendar programs find your trips and stays. The previous address, if there was one, no longer works.',
      'Was it not you? Then set a new password. It revokes the address and signs out every device.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya takviminiz için gizli bir adres oluşturuldu',
    heading: 'Takviminizin yeni bir adresi var',
    before: [
      'Şifrenizi bilen biri, büyük olasılıkla siz, az önce her takvim programının gezilerinizi ve konaklamalarınızı bulacağı gizli bir adres oluşturdu. Önceki adres, varsa, artık bir şey göstermiyor.',
      'Siz değil miydiniz? Öyleyse yeni bir şifre belirleyin; bu, adresi geri alır ve bütün cihazlardan çıkış yapar.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export function calendarAddressMadeMail(publicUrl: string, language: Language): Mail {
  const { label, ...words } = messages[language];
  const action = { label, url: `${publicUrl}/forgot-password` };
  return { template: 'calendar-address-made', ...letter({ language, ...words, action }) };
}
