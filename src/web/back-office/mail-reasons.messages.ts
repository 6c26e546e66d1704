import type { Catalogue } from '#contract/language.ts';

const en = {
  known: {
    expired: 'It expired before it could be sent.',
    restored: 'It was restored from a backup.',
    ECONNREFUSED: 'The mail server refuses connections.',
    ECONNRESET: 'The mail server closed the connection.',
    ETIMEDOUT: 'The mail server took too long.',
    ENOTFOUND: 'The name of the mail server is unknown.',
    EAUTH: 'The mail server does not accept the password.',
    '535': 'The mail server does not accept the password.',
    ETLS: 'The mail server does not offer TLS.',
    CERT_HAS_EXPIRED: 'The certificate of the mail server has expired.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the mail server is for another name.',
    SELF_SIGNED_CERT_IN_CHAIN: 'The authority of the mail server’s certificate is unknown.',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'The mail server signed its certificate itself.',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The authority of the mail server’s certificate is unknown.',
  } as Record<string, string>,
  refused: (code: string) => `The mail server refused it (${code}).`,
  later: (code: string) => `The mail server asked to try again later (${code}).`,
  other: (code: string) => `The mail server did not take it (${code}).`,
};

const tr: typeof en = {
  known: {
    expired: 'Gönderilemeden süresi doldu.',
    restored: 'Bir yedekten geri yüklendi.',
    ECONNREFUSED: 'E-posta sunucusu bağlantıyı reddediyor.',
    ECONNRESET: 'E-posta sunucusu bağlantıyı kesti.',
    ETIMEDOUT: 'E-posta sunucusu zamanında yanıt vermedi.',
    ENOTFOUND: 'E-posta sunucusunun adı bulunamadı.',
    EAUTH: 'E-posta sunucusu şifreyi kabul etmedi.',
    '535': 'E-posta sunucusu şifreyi kabul etmedi.',
    ETLS: 'E-posta sunucusu TLS sunmuyor.',
    CERT_HAS_EXPIRED: 'E-posta sunucusunun sertifikasının süresi dolmuş.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'E-posta sunucusunun sertifikası başka bir ada ait.',
    SELF_SIGNED_CERT_IN_CHAIN: 'E-posta sunucusunun sertifikasını veren kurum tanınmıyor.',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'E-posta sunucusu sertifikasını kendisi imzalamış.',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'E-posta sunucusunun sertifikasını veren kurum tanınmıyor.',
  },
  refused: (code) => `E-posta sunucusu reddetti (${code}).`,
  later: (code) => `E-posta sunucusu daha sonra denenmesini istedi (${code}).`,
  other: (code) => `E-posta sunucusu kabul etmedi (${code}).`,
};

export const mailReasonMessages = { en, tr } satisfies Catalogue<typeof en>;
