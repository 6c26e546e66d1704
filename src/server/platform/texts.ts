/** What the server says to people, in both languages. The client shows it as it is. */
const english = {
  signInNeeded: 'Please sign in.',
  notAllowed: 'You are not allowed to do this.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take this kind of request.',
  unavailable: 'We cannot reach our records right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  validation: 'Please check what you entered.',
  malformed: 'The request could not be read.',
  tooLarge: 'This is more than we can take at once.',
  unsupportedMedia: 'This kind of content cannot be read here.',
  tooManyRequests: 'Too many requests. Please try again in {seconds} seconds.',
  tooManyTries: 'Too many attempts. Please try again in {seconds} seconds.',
  tooManyCodes: 'Too many codes were sent to this address. Please try again later.',
  invalidCredentials: 'Invalid username or password',
  authenticationFailed: 'Authentication failed',
  invalidCode: 'Invalid or expired verification code',
  verificationUnknown: 'This verification is no longer open. Please start again.',
  alreadyVerified: 'This email address is verified already.',
  emailTaken: 'An account with this email address exists already.',
  emailFree: 'This email address is available.',
  usernameTaken: 'This username is taken.',
  usernameFree: 'This username is available.',
  applicationUnknown: 'There is no application behind this link.',
  linkUnknown: 'This link has expired or is invalid. Please contact support for assistance.',
  linkExpired: 'This link has expired or is invalid. Please contact support for assistance.',
  linkUsed: 'You have already sent your details on {date}',
  notNow: 'This cannot be done any more. Somebody may have been faster.',
  shortlistFull: 'A shortlist holds 500 creators. Please remove one first.',
  keyReused: 'This request was sent before with other content.',
  required: '{label} is required',
  tooLong: '{label} is too long',
  notValid: '{label} is not valid',
  unknownField: '{label} is not known here',
} as const;

export type TextKey = keyof typeof english;
export type Language = 'en' | 'tr';

const turkish: Record<TextKey, string> = {
  signInNeeded: 'Lütfen giriş yapın.',
  notAllowed: 'Bunu yapmaya izniniz yok.',
  notFound: 'Bu adreste bir şey yok.',
  methodNotAllowed: 'Bu adres bu tür istekleri kabul etmiyor.',
  unavailable: 'Şu anda kayıtlarımıza ulaşamıyoruz. Lütfen birazdan yeniden deneyin.',
  internal: 'Bizim tarafımızda bir sorun oluştu. Lütfen yeniden deneyin.',
  validation: 'Lütfen girdiklerinizi kontrol edin.',
  malformed: 'İstek okunamadı.',
  tooLarge: 'Bu, bir kerede alabileceğimizden fazla.',
  unsupportedMedia: 'Bu tür içerik burada okunamıyor.',
  tooManyRequests: 'Çok fazla istek geldi. Lütfen {seconds} saniye sonra yeniden deneyin.',
  tooManyTries: 'Çok fazla deneme yapıldı. Lütfen {seconds} saniye sonra yeniden deneyin.',
  tooManyCodes: 'Bu adrese çok fazla kod gönderildi. Lütfen daha sonra yeniden deneyin.',
  invalidCredentials: 'Kullanıcı adı veya şifre hatalı',
  authenticationFailed: 'Kimlik doğrulanamadı',
  invalidCode: 'Doğrulama kodu geçersiz veya süresi dolmuş',
  verificationUnknown: 'Bu doğrulama artık açık değil. Lütfen baştan başlayın.',
  alreadyVerified: 'Bu e-posta adresi zaten doğrulandı.',
  emailTaken: 'Bu e-posta adresiyle bir hesap zaten var.',
  emailFree: 'Bu e-posta adresi kullanılabilir.',
  usernameTaken: 'Bu kullanıcı adı alınmış.',
  usernameFree: 'Bu kullanıcı adı kullanılabilir.',
  applicationUnknown: 'Bu bağlantının arkasında bir başvuru yok.',
  linkUnknown: 'Bu bağlantının süresi dolmuş veya bağlantı geçersiz. Yardım için lütfen bizimle iletişime geçin.',
  linkExpired: 'Bu bağlantının süresi dolmuş veya bağlantı geçersiz. Yardım için lütfen bizimle iletişime geçin.',
  linkUsed: 'Bilgilerinizi {date} tarihinde zaten gönderdiniz',
  notNow: 'Bu artık yapılamıyor. Başka biri daha hızlı davranmış olabilir.',
  shortlistFull: 'Bir kısa listede 500 üretici yer alır. Lütfen önce birini çıkarın.',
  keyReused: 'Bu istek daha önce başka bir içerikle gönderildi.',
  required: '{label} zorunludur',
  tooLong: '{label} çok uzun',
  notValid: '{label} geçerli değil',
  unknownField: '{label} burada bilinmiyor',
};

const texts = { en: english, tr: turkish };

export const textIn = (language: Language, key: TextKey, params: Record<string, string | number> = {}): string =>
  texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag === 'en' || tag === 'tr') === 'tr' ? 'tr' : 'en';
}
