import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Your calendar',
  lead: 'See your published trips and confirmed stays in any calendar app, at an address only you know.',
  create: 'Create an address',
  createAgain: 'Create a new address',
  passwordTitle: 'Create an address',
  passwordReason: 'Anyone with this address can see your dates without signing in, so we ask for your password again.',
  confirm: 'Create address',
  creating: 'Creating...',
  createFailed: 'We couldn’t create the address. Please try again.',
  revoke: 'Remove the address',
  revoked: 'Address removed. Calendars that use it no longer show your trips.',
  since: (day: string) => `Address created on ${day}. We showed it once; a new address replaces it.`,
  address: 'Address of your calendar',
  once: 'Copy it now: we show it only once. Anyone with it can see your dates.',
  copy: 'Copy',
  inApp: 'Add to Apple Calendar or Outlook',
  inGoogle: 'Add to Google Calendar',
  copied: 'Copied.',
  notCopied: 'We couldn’t copy the address. Select it and copy it yourself.',
  failed: 'We couldn’t load your calendar.',
  working: 'One moment...',
};

const tr: typeof en = {
  title: 'Takviminiz',
  lead: 'Yayımladığınız gezileri ve onaylanan konaklamaları, yalnızca sizin bildiğiniz bir adresle istediğiniz takvim uygulamasında görün.',
  create: 'Adres oluştur',
  createAgain: 'Yeni adres oluştur',
  passwordTitle: 'Adres oluştur',
  passwordReason:
    'Bu adresi bilen herkes giriş yapmadan tarihlerinizi görebilir; bu yüzden şifrenizi yeniden soruyoruz.',
  confirm: 'Oluştur',
  creating: 'Oluşturuluyor...',
  createFailed: 'Adresi oluşturamadık. Lütfen yeniden deneyin.',
  revoke: 'Adresi kaldır',
  revoked: 'Adres kaldırıldı. Bu adresi kullanan takvimler artık gezilerinizi göstermez.',
  since: (day) => `Adres oluşturuldu: ${day}. Yalnızca bir kez gösterilir; yeni adres onun yerine geçer.`,
  address: 'Takviminizin adresi',
  once: 'Şimdi kopyalayın: yalnızca bir kez gösterilir. Bu adresi bilen herkes tarihlerinizi görebilir.',
  copy: 'Kopyala',
  inApp: 'Apple Takvim’e veya Outlook’a ekle',
  inGoogle: 'Google Takvim’e ekle',
  copied: 'Kopyalandı.',
  notCopied: 'Adresi kopyalayamadık. Seçip kendiniz kopyalayın.',
  failed: 'Takviminizi yükleyemedik.',
  working: 'Bir dakika...',
};

export const calendarMessages = { en, tr } satisfies Catalogue<typeof en>;
