import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Your profile',
  lead: 'These appear on your blog, in the directory and wherever your page is shared. They change when you save.',
  fullNameHint: 'The name that sponsors and readers see',
  phoneHint: 'With the country code',
  toAccount: 'Change email',
  cover: 'Profile picture',
  chooseCover: 'Choose a picture',
  changeCover: 'Choose another picture',
  readingCover: 'Reading...',
  removeCover: 'Remove picture',
  retryUpload: 'Try again',
  uploadingCover: 'Uploading profile picture...',
  coverHint: 'JPEG, PNG or WebP. You choose the part to show.',
  coverRefused: 'We couldn’t upload your profile picture.',
  coverBroken: 'We couldn’t upload your profile picture.',
};

const tr: typeof en = {
  title: 'Profiliniz',
  lead: 'Bunlar blogunuzda, dizinde ve paylaşımlarınızda görünür. Kaydettiğinizde değişir.',
  fullNameHint: 'Sponsorların ve okurların gördüğü ad',
  phoneHint: 'Ülke koduyla birlikte',
  toAccount: 'E-postayı değiştir',
  cover: 'Profil fotoğrafı',
  chooseCover: 'Fotoğraf seç',
  changeCover: 'Başka fotoğraf seç',
  readingCover: 'Okunuyor...',
  removeCover: 'Fotoğrafı kaldır',
  retryUpload: 'Yeniden dene',
  uploadingCover: 'Profil fotoğrafı yükleniyor...',
  coverHint: 'JPEG, PNG veya WebP. Gösterilecek bölümü siz seçersiniz.',
  coverRefused: 'Profil fotoğrafınızı yükleyemedik.',
  coverBroken: 'Profil fotoğrafınızı yükleyemedik.',
};

export const profileGroupMessages = { en, tr } satisfies Catalogue<typeof en>;
