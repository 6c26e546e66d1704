import { draftLinkDays } from '#contract/application-choices.ts';
import type { Catalogue } from '#contract/language.ts';

const en = {
  services: 'Services',
  serviceOffers: 'Service offers',
  later:
    'You can add this later: we will email you a secure link. These details are not saved on this device, so you have to enter them again after reloading the page.',
  hasCompany: 'I have a company',
  hasCompanyHint: 'We need its name, tax number and tax office',
  optional: (label: string) => `${label} (optional)`,
  picture: 'Profile picture',
  pictureHint:
    'JPEG, PNG or WebP. You can crop it next. It is not saved on this device, so you have to choose it again after reloading the page.',
  choosePicture: 'Choose a picture',
  changePicture: 'Choose another',
  removePicture: 'Remove picture',
  readingPicture: 'Reading...',
  yourPicture: 'Your profile picture',
  cardTitle: 'As sponsors will see you',
  cardHint: 'Updates as you fill in the form.',
  yourName: 'Your name',
  blogAt: 'Your blog:',
  reviewLead: 'Please check your answers. You can still change everything.',
  changeIt: 'Change',
  change: (label: string) => `Change ${label}`,
  nothing: 'Not provided',
  terms: 'I accept the terms and have read the privacy notice (KVKK)',
  privacy:
    'We use your answers to decide on your application and, if we approve it, to show your profile to sponsors. Your bank details are encrypted, and only our team can see them. You can ask us at any time to see, correct or delete your data.',
  privacyTitle: 'Privacy notice',
  readWhole: 'Read in full (opens in a new tab):',
  partOf: (part: number, all: number) => `Part ${part} of ${all}`,
  passed: (part: string, count: number) =>
    `${count} ${count === 1 ? 'answer is' : 'answers are'} missing in “${part}”. The review takes you back to ${count === 1 ? 'it' : 'them'}.`,
  toDo: 'Still missing:',
  more: (count: number) => `and ${count} more`,
  allDone: 'This part is complete.',
  next: 'Next',
  back: 'Back',
  elsewhere: 'Continue on another device',
  elsewhereLater: 'Once your email address is verified, we can email you a link to continue on another device.',
  mailingLink: 'Sending the link...',
  linkMailed: (email: string) =>
    `We emailed a link to ${email}. It brings what you have entered so far to another device, without your picture and your company and bank details. It works once, within ${draftLinkDays} days.`,
  linkNotMailed: 'We couldn’t send the link. Please try again.',
};

const tr: typeof en = {
  services: 'Hizmetler',
  serviceOffers: 'Hizmet teklifleri',
  later:
    'Bunları sonra da ekleyebilirsiniz: size güvenli bir bağlantı göndeririz. Bu bilgiler bu cihaza kaydedilmez; sayfayı yenilerseniz yeniden girmeniz gerekir.',
  hasCompany: 'Bir şirketim var',
  hasCompanyHint: 'Adını, vergi numarasını ve vergi dairesini girmeniz gerekir',
  optional: (label) => `${label} (isteğe bağlı)`,
  picture: 'Profil fotoğrafı',
  pictureHint:
    'JPEG, PNG veya WebP. Bir sonraki adımda kırpabilirsiniz. Bu cihaza kaydedilmez; sayfayı yenilerseniz yeniden seçmeniz gerekir.',
  choosePicture: 'Fotoğraf seç',
  changePicture: 'Başka fotoğraf seç',
  removePicture: 'Fotoğrafı kaldır',
  readingPicture: 'Okunuyor...',
  yourPicture: 'Profil fotoğrafınız',
  cardTitle: 'Sponsorlar sizi böyle görecek',
  cardHint: 'Siz formu doldurdukça güncellenir.',
  yourName: 'Adınız',
  blogAt: 'Blogunuz:',
  reviewLead: 'Yanıtlarınızı kontrol edin. Her şeyi hâlâ değiştirebilirsiniz.',
  changeIt: 'Değiştir',
  change: (label) => `Değiştir: ${label}`,
  nothing: 'Girilmedi',
  terms: 'Koşulları kabul ediyorum ve aydınlatma metnini (KVKK) okudum',
  privacy:
    'Yanıtlarınızı başvurunuza karar vermek ve onaylanırsa profilinizi sponsorlara göstermek için kullanırız. Banka bilgileriniz şifrelenir; yalnızca ekibimiz görebilir. Verilerinizi görmeyi, düzeltmeyi veya silmeyi istediğiniz zaman talep edebilirsiniz.',
  privacyTitle: 'Aydınlatma metni',
  readWhole: 'Tam metin (yeni sekmede açılır):',
  partOf: (part, all) => `Bölüm ${part}/${all}`,
  passed: (part, count) => `“${part}” bölümünde ${count} yanıt eksik. Gözden geçirme adımından geri dönebilirsiniz.`,
  toDo: 'Eksik:',
  more: (count) => `ve ${count} alan daha`,
  allDone: 'Bu bölüm tamam.',
  next: 'İleri',
  back: 'Geri',
  elsewhere: 'Başka bir cihazda devam et',
  elsewhereLater: 'E-posta adresiniz doğrulanınca, başka bir cihazda devam etmeniz için size bağlantı gönderebiliriz.',
  mailingLink: 'Bağlantı gönderiliyor...',
  linkMailed: (email) =>
    `Bağlantıyı gönderdik: ${email}. Şimdiye kadar girdiklerinizi, fotoğrafınızla şirket ve banka bilgileriniz dışında, başka bir cihaza aktarır. ${draftLinkDays} gün içinde bir kez kullanılabilir.`,
  linkNotMailed: 'Bağlantı gönderilemedi. Lütfen yeniden deneyin.',
};

export const applicationPartsMessages = { en, tr } satisfies Catalogue<typeof en>;
