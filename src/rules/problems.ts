/** What may be wrong with a field. Both sides say it with the same words. */
export type ProblemName = keyof typeof english;

export interface Problem {
  name: ProblemName;
  params?: Record<string, string | number>;
}

export type Problems<Field extends string = string> = Partial<Record<Field, Problem>>;

export type ProblemLanguage = 'en' | 'tr';

const english = {
  required: '{label} is required',
  tooShort: '{label} takes at least {least} characters',
  tooLong: '{label} takes at most {most} characters',
  tooMany: '{label} takes at most {most} entries',
  notValid: '{label} is not valid',
  notKnown: '{label} has an entry that we do not know',
  repeated: '{label} has the same entry twice',
  usernameShape: 'Username starts with a letter and has only small letters, digits, dots, dashes and underscores',
  usernameReserved: 'This username is kept for Vaya. Please choose another.',
  phoneShape: 'Phone number takes the country code and the number, like +90 532 000 00 00',
  emailUnverified: 'Please verify your email address first',
  socialNeeded: 'At least one social media account is required',
  handleShape: '{label} takes a handle, like @vaya, or the address of a profile',
  languageNeeded: 'At least one language is required',
  expertiseNeeded: 'At least one expertise is required',
  locationNeeded: 'At least one location is required',
  serviceNeeded: 'At least one service or service offer is required',
  termsNeeded: 'You must accept the terms to apply',
  ibanRequired: 'IBAN is required',
  ibanPrefix: 'IBAN must start with TR for Turkey',
  ibanLength: 'Turkish IBAN must be exactly 26 characters (TR + 24 digits)',
  ibanFormat: 'Please enter a valid Turkish IBAN format (TR followed by 24 digits)',
  passwordWrong: 'This is not your password',
  passwordCommon: 'This password is easy to guess. Please choose another.',
  accountTypeNeeded: 'Please select an account type',
  holderNameNeeded: 'Account holder name is required',
  companyNameNeeded: 'Company name is required',
  tcknNeeded: 'TCKN is required',
  taxNumberNeeded: 'Tax number is required',
  taxOfficeNeeded: 'Tax office is required for companies',
  addressLong: 'Address cannot exceed 250 characters',
  messageNeeded: 'Please say what has to change',
  tcknLength: 'TCKN must be 11 digits',
  taxNumberLength: 'Tax number must be 10 digits',
  pictureType: 'Please select a valid image file',
  pictureHeic: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP file.',
  pictureSize: 'Image size should be less than 5MB',
  pictureBroken: 'This picture is damaged or incomplete. Please choose another.',
} as const;

const turkish: Record<ProblemName, string> = {
  required: '{label} zorunludur',
  tooShort: '{label} en az {least} karakter olmalıdır',
  tooLong: '{label} en fazla {most} karakter olabilir',
  tooMany: '{label} en fazla {most} giriş alır',
  notValid: '{label} geçerli değil',
  notKnown: '{label} içinde bilmediğimiz bir giriş var',
  repeated: '{label} içinde aynı giriş iki kez var',
  usernameShape: 'Kullanıcı adı harfle başlar; yalnızca küçük harf, rakam, nokta, tire ve alt çizgi içerir',
  usernameReserved: 'Bu kullanıcı adı Vaya için ayrılmıştır. Lütfen başka bir ad seçin.',
  phoneShape: 'Telefon numarası ülke koduyla yazılır: +90 532 000 00 00',
  emailUnverified: 'Lütfen önce e-posta adresinizi doğrulayın',
  socialNeeded: 'En az bir sosyal medya hesabı zorunludur',
  handleShape: '{label} için @vaya gibi bir kullanıcı adı veya profil adresi yazın',
  languageNeeded: 'En az bir dil zorunludur',
  expertiseNeeded: 'En az bir uzmanlık zorunludur',
  locationNeeded: 'En az bir konum zorunludur',
  serviceNeeded: 'En az bir hizmet veya hizmet teklifi zorunludur',
  termsNeeded: 'Başvurmak için koşulları kabul etmelisiniz',
  ibanRequired: 'IBAN zorunludur',
  ibanPrefix: 'IBAN, Türkiye için TR ile başlamalıdır',
  ibanLength: 'Türkiye IBAN’ı tam 26 karakter olmalıdır (TR + 24 rakam)',
  ibanFormat: 'Lütfen geçerli bir Türkiye IBAN’ı yazın (TR ve ardından 24 rakam)',
  passwordWrong: 'Bu sizin şifreniz değil',
  passwordCommon: 'Bu şifre kolay tahmin edilir. Lütfen başka bir şifre seçin.',
  accountTypeNeeded: 'Lütfen bir hesap türü seçin',
  holderNameNeeded: 'Hesap sahibinin adı zorunludur',
  companyNameNeeded: 'Şirket adı zorunludur',
  tcknNeeded: 'TCKN zorunludur',
  taxNumberNeeded: 'Vergi numarası zorunludur',
  taxOfficeNeeded: 'Şirketler için vergi dairesi zorunludur',
  addressLong: 'Adres 250 karakteri geçemez',
  messageNeeded: 'Lütfen neyin değişmesi gerektiğini yazın',
  tcknLength: 'TCKN 11 haneli olmalıdır',
  taxNumberLength: 'Vergi numarası 10 haneli olmalıdır',
  pictureType: 'Lütfen geçerli bir resim dosyası seçin',
  pictureHeic: 'HEIC resimler burada okunamıyor. Lütfen JPEG, PNG veya WebP seçin.',
  pictureSize: 'Resim 5MB’den küçük olmalıdır',
  pictureBroken: 'Bu resim hasarlı veya eksik. Lütfen başka bir resim seçin.',
};

const texts = { en: english, tr: turkish };

export const sayProblem = ({ name, params = {} }: Problem, label: string, language: ProblemLanguage): string =>
  texts[language][name].replace(/\{(\w+)\}/g, (_, key: string) =>
    String(key === 'label' ? label : (params[key] ?? '')),
  );
