import type { Catalogue } from '#contract/language.ts';

const en = {
  version: (version: string) => `Version ${version}`,
  askTitle: 'Questions and requests',
  ask: 'Reply to any email from us, or write to the address below if there is one. We answer in English and Turkish.',
  termsTitle: 'Terms of use',
  termsLead: 'What you can expect from Vaya and what we ask of you, in short.',
  terms: [
    {
      title: 'What Vaya is',
      says: [
        'Travel creators publish their trips and keep a public blog here; sponsors look for creators and invite them to stay. Applying costs nothing.',
      ],
    },
    {
      title: 'Applying',
      says: [
        'You apply for yourself, with a picture of yourself and an email address and phone number where we can reach you.',
        'Our team reads every application and usually decides within three working days. If we say no, we tell you why, and you may apply again after thirty days.',
        'Until we have decided, you can withdraw your application on its status page.',
      ],
    },
    {
      title: 'Your account',
      says: [
        'Your account is yours alone: keep its password to yourself. Anyone who signs in as you acts on your behalf.',
        'We may suspend an account that deceives or harms others. Its blog is not shown then, and no one can sign in to it.',
      ],
    },
    {
      title: 'What you publish',
      says: [
        'Your words and pictures stay yours. You allow us to show them where Vaya shows them: on your blog, to sponsors, in its feeds and in the previews of links to it, for as long as you publish them.',
        'Publish only what you have made or are allowed to use, and nothing that is unlawful or harms others.',
        'If a stay was free or you were paid for it, say so, as the law requires.',
      ],
    },
    {
      title: 'Sponsors',
      says: [
        'Our team invites sponsors. They may use what they see of creators to work with them, and for nothing else.',
      ],
    },
    {
      title: 'Hotel stays',
      says: [
        'A stay is agreed when its offer has been confirmed, with the terms of the offer. Offers and invitations that are not answered in time expire.',
        'After that, a stay can be cancelled with a reason, which the other side can read.',
      ],
    },
    {
      title: 'Payments',
      says: ['We pay to the bank account that you enter through the link in our email, once our team has verified it.'],
    },
    {
      title: 'Leaving',
      says: [
        'You can close your account at any time on its page. Your blog is taken down at once, and everything else is permanently deleted after thirty days; until then our team can restore it if you ask.',
      ],
    },
  ],
  privacyTitle: 'Privacy notice',
  privacyLead:
    'What Vaya stores about you, why, for how long, and what you can ask for, under the Turkish Personal Data Protection Law (KVKK) and, where it protects you, the GDPR.',
  privacy: [
    {
      title: 'What we store, and why',
      says: [
        'When you apply: your name, username, email address, phone number, picture, what you write about yourself, your social accounts and their numbers of followers, languages, expertise, places, services and offers. We use them to decide on your application and, once it is approved, to show your profile to sponsors and on your blog.',
        'When you continue an application on another device: your answers so far, encrypted, without your picture and your company, tax and bank details.',
        'Company, tax and bank details, to pay you. They are encrypted. Sponsors and visitors never see them. Our team sees the last digits of your IBAN; each time someone shows all of it, the audit trail records it.',
        'What you create here: trips, the design of your blog, requests for stays and the notes on them.',
        'Of sponsors: name, username, email address, their lists of creators and the notes on them, their saved searches and their hotels.',
        'What our team did and decided, in an audit trail that no one can change.',
        'Your sign-ins: when each started, and the names of the browser and the system, such as Firefox and Windows. We do not store your IP address with them.',
        'Visits to blogs, as counts only: how many a day, and from which site. We do not store who visited.',
        'When you follow a creator: your email address and the language of the page, to email you about new trips. The creator sees how many people follow, never who.',
        'When you ask a creator about a trip: your name, your email address and what you write, so that the creator can answer. The creator sees your email address only if you reply to an email. If the creator reports the question, our team reads it.',
      ],
    },
    {
      title: 'For how long',
      says: [
        'Your account, and an application, until you close the account, withdraw the application or ask us to delete it. Thirty days later we permanently delete everything, including pictures; until then our team can restore it.',
        'After that, your username stays reserved for a year, as a code that does not reveal it, so that links to your blog do not lead to a stranger. The audit trail refers to you by a number that no longer leads to you.',
        'A verified email address without an application: seven days. Codes: a day. Answers that you take to another device: until the application is sent, at most seven days.',
        'The content of an email is encrypted until it is sent and then deleted; if it could not be delivered, after thirty days. A copy without codes and secret links is stored for thirty days, encrypted, so that our team can answer you; each time someone reads it, the audit trail records it. The record that an email was sent, and a password link, are stored for ninety days.',
        'A sign-in ends twelve hours after it was last used, and after seven days at the latest.',
        'Wrong passwords are counted for a day, under codes made from usernames and IP addresses.',
        'Visits to blogs: four hundred days.',
        'The address with which you follow a creator, until you stop the emails by the link in each of them; if you did not confirm it, a day.',
        'A question about a trip and what follows it: a year; if you did not confirm it, a day. An address that our team has blocked: a year, as a code.',
        'Backups are copies made at one moment: what we delete here stays in them until they are destroyed.',
      ],
    },
    {
      title: 'On your own device',
      says: [
        'One cookie, vaya-device: a random id of this device and the ids of the accounts that signed in on it, signed by us, so that strangers who guess passwords cannot lock you out. It does not sign anyone in and lasts for 180 days after the last sign-in.',
        'In the storage of your browser: your sign-in, the language and the theme that you chose, the email address that you verified, and drafts of what you enter, without your picture and your bank details. Drafts are cleared when they are sent or saved.',
        'None of it is used for advertising, and our pages contain no scripts, fonts or counters of other companies. A creator may show a picture from another site: your browser then loads it from that site.',
      ],
    },
    {
      title: 'Who else sees it',
      says: [
        'Only our team, the companies that run our servers and deliver our emails, and, as described above, sponsors and the readers of your blog. We do not sell it.',
      ],
    },
    {
      title: 'What you can do',
      says: [
        'See it and take it with you: on your account page you can download everything that we store about you in one file.',
        'Correct it: in your dashboard, or by asking us.',
        'Have it deleted: close your account on its page, withdraw an application on its status page, or ask us.',
        'Object to how we use it, or ask why we use it. You can also complain to the data protection authority, in Turkey the KVKK board.',
      ],
    },
  ],
};

const tr: typeof en = {
  version: (version) => `Sürüm ${version}`,
  askTitle: 'Sorularınız ve istekleriniz',
  ask: 'Bizden aldığınız herhangi bir e-postayı yanıtlayın ya da aşağıda bir adres varsa oraya yazın. Türkçe ve İngilizce yanıt veririz.',
  termsTitle: 'Kullanım koşulları',
  termsLead: 'Vaya’dan neler bekleyebileceğiniz ve sizden neler istediğimiz, kısaca.',
  terms: [
    {
      title: 'Vaya nedir',
      says: [
        'Seyahat içerik üreticileri gezilerini burada yayımlar ve herkese açık bir blog tutar; sponsorlar onları bulur ve konaklamaya davet eder. Başvuru ücretsizdir.',
      ],
    },
    {
      title: 'Başvuru',
      says: [
        'Kendi adınıza, kendi fotoğrafınızla ve size ulaşabileceğimiz bir e-posta adresi ve telefon numarasıyla başvurursunuz.',
        'Ekibimiz her başvuruyu okur ve genellikle üç iş günü içinde karar verir. Olumsuz karar verirsek nedenini söyleriz; otuz gün sonra yeniden başvurabilirsiniz.',
        'Karar verilene kadar başvurunuzu durum sayfasından geri çekebilirsiniz.',
      ],
    },
    {
      title: 'Hesabınız',
      says: [
        'Hesabınız yalnızca sizindir: şifresini kimseyle paylaşmayın. Hesabınıza giriş yapan herkes sizin adınıza hareket eder.',
        'Başkalarını aldatan veya başkalarına zarar veren bir hesabı askıya alabiliriz. O zaman blogu gösterilmez ve hesaba giriş yapılamaz.',
      ],
    },
    {
      title: 'Yayımladıklarınız',
      says: [
        'Yazılarınız ve fotoğraflarınız sizin kalır. Yayımladığınız sürece onları Vaya’nın gösterdiği yerlerde göstermemize izin verirsiniz: blogunuzda, sponsorlara, akışlarda ve blogunuza verilen bağlantıların önizlemelerinde.',
        'Kendinizin ürettiği veya kullanma hakkınız olan içeriği yayımlayın; yasalara aykırı veya başkalarına zarar veren bir şey yayımlamayın.',
        'Bir konaklama ücretsizse veya karşılığında ödeme aldıysanız, yasaların gerektirdiği gibi bunu belirtin.',
      ],
    },
    {
      title: 'Sponsorlar',
      says: [
        'Sponsorları ekibimiz davet eder. İçerik üreticileri hakkında gördüklerini yalnızca onlarla çalışmak için kullanabilirler.',
      ],
    },
    {
      title: 'Otel konaklamaları',
      says: [
        'Bir konaklama, teklif onaylandığında teklifteki koşullarla kesinleşir. Zamanında yanıtlanmayan teklif ve davetlerin süresi dolar.',
        'Sonrasında bir konaklama, karşı tarafın okuyacağı bir nedenle iptal edilebilir.',
      ],
    },
    {
      title: 'Ödemeler',
      says: ['Ödemeyi, e-postamızdaki bağlantıdan girdiğiniz ve ekibimizin doğruladığı banka hesabına yaparız.'],
    },
    {
      title: 'Ayrılmak',
      says: [
        'Hesabınızı dilediğiniz zaman kendi sayfasından kapatabilirsiniz. Blogunuz hemen yayından kalkar, geri kalan her şey otuz gün sonra kalıcı olarak silinir; o zamana kadar isterseniz ekibimiz hesabınızı geri getirebilir.',
      ],
    },
  ],
  privacyTitle: 'Aydınlatma metni',
  privacyLead:
    'Vaya’nın sizinle ilgili neyi, neden ve ne kadar süre sakladığı ve neler isteyebileceğiniz; Kişisel Verilerin Korunması Kanunu (KVKK) ve sizi koruduğu yerde GDPR uyarınca.',
  privacy: [
    {
      title: 'Neyi, neden saklarız',
      says: [
        'Başvurduğunuzda: adınız, kullanıcı adınız, e-posta adresiniz, telefon numaranız, fotoğrafınız, kendinizle ilgili anlattıklarınız, sosyal hesaplarınız ve takipçi sayılarınız, dilleriniz, uzmanlıklarınız, yerleriniz, hizmetleriniz ve teklifleriniz. Başvurunuzu bunlara göre değerlendirir, onaylandığında profilinizi sponsorlara ve blogunuzda gösteririz.',
        'Başvurunuza başka bir cihazda devam ettiğinizde: o ana kadarki yanıtlarınız, şifreli olarak ve fotoğrafınızla şirket, vergi ve banka bilgileriniz olmadan.',
        'Şirket, vergi ve banka bilgileriniz: size ödeme yapmak için. Şifrelenmiş olarak saklanır. Sponsorlar ve ziyaretçiler bunları hiç görmez. Ekibimiz IBAN’ınızın son hanelerini görür; biri tamamını her görüntülediğinde bu, denetim kaydına yazılır.',
        'Burada ürettikleriniz: geziler, blogunuzun görünümü, konaklama istekleri ve onlara yazılan notlar.',
        'Sponsorların adı, kullanıcı adı, e-posta adresi, içerik üreticisi listeleri, bu listelerdeki notları, kayıtlı aramaları ve otelleri.',
        'Ekibimizin yaptıkları ve kararları, kimsenin değiştiremediği bir denetim kaydında.',
        'Oturumlarınız: ne zaman başladıkları ve tarayıcıyla sistemin adı, örneğin Firefox ve Windows. IP adresiniz bunlarla birlikte saklanmaz.',
        'Blog ziyaretleri yalnızca sayı olarak: günde kaç tane ve hangi siteden. Kimin geldiği saklanmaz.',
        'Bir içerik üreticisini takip ettiğinizde: yeni gezileri size bildirmek için e-posta adresiniz ve sayfanın dili. İçerik üreticisi kaç kişinin takip ettiğini görür, kimin takip ettiğini görmez.',
        'Bir gezi hakkında soru sorduğunuzda: içerik üreticisi yanıtlayabilsin diye adınız, e-posta adresiniz ve yazdıklarınız. İçerik üreticisi e-posta adresinizi yalnızca bir e-postayı yanıtlarsanız görür. Soruyu şikâyet ederse ekibimiz okur.',
      ],
    },
    {
      title: 'Ne kadar süre',
      says: [
        'Hesabınız ve başvurunuz, siz hesabı kapatana, başvuruyu geri çekene veya silinmesini isteyene kadar. Otuz gün sonra fotoğraflar dahil her şey kalıcı olarak silinir; o zamana kadar ekibimiz geri getirebilir.',
        'Blogunuza verilen bağlantılar bir yabancıya götürmesin diye kullanıcı adınız, adı açığa çıkarmayan bir kodla bir yıl daha ayrılmış kalır. Denetim kaydında yalnızca artık size ulaştırmayan bir numarayla yer alırsınız.',
        'Başvurusu olmayan doğrulanmış bir e-posta adresi: yedi gün. Kodlar: bir gün. Başka bir cihaza aktardığınız yanıtlar: başvuru gönderilene kadar, en çok yedi gün.',
        'Bir e-postanın içeriği gönderilene kadar şifreli saklanır, gönderilince silinir; iletilemediyse otuz gün sonra silinir. Kodları ve gizli bağlantıları içermeyen bir kopyası, ekibimiz size yanıt verebilsin diye otuz gün şifreli saklanır; biri her okuduğunda bu, denetim kaydına yazılır. Bir e-postanın gönderildiği bilgisi ve şifre bağlantıları doksan gün saklanır.',
        'Bir oturum, son kullanımından on iki saat sonra, en geç yedi gün sonra sona erer.',
        'Yanlış şifre denemeleri, kullanıcı adlarından ve IP adreslerinden türetilen kodlarla bir gün boyunca sayılır.',
        'Blog ziyaretlerinin sayıları: dört yüz gün.',
        'Takip için verdiğiniz adres, her e-postadaki bağlantıyla durdurana kadar; onaylamadıysanız bir gün.',
        'Bir gezi hakkındaki soru ve devamındaki yazışma: bir yıl; onaylamadıysanız bir gün. Ekibimizin engellediği adres, kod olarak: bir yıl.',
        'Yedekler belirli bir anın kopyasıdır: burada sildiklerimiz, yedekler yok edilene kadar onlarda kalır.',
      ],
    },
    {
      title: 'Kendi cihazınızda',
      says: [
        'Tek bir çerez, vaya-device: bu cihazın rastgele kimliği ile cihazda giriş yapılmış hesapların kimliklerini, bizim imzamızla taşır; böylece şifre deneyen yabancılar sizi dışarıda bırakamaz. Giriş yapmaya yaramaz ve son girişten sonra 180 gün saklanır.',
        'Tarayıcınızın deposunda: oturumunuz, seçtiğiniz dil ve tema, doğruladığınız e-posta adresi ve fotoğrafınızla banka bilgileriniz dışında girdiklerinizin taslakları. Taslaklar gönderildiğinde veya kaydedildiğinde silinir.',
        'Bunların hiçbiri reklam için değildir; sayfalarımızda başka şirketlerin betikleri, yazı tipleri veya sayaçları yoktur. Bir içerik üreticisi başka bir sitedeki bir fotoğrafı gösterebilir: tarayıcınız onu o siteden yükler.',
      ],
    },
    {
      title: 'Başka kim görür',
      says: [
        'Yalnızca ekibimiz, sunucularımızı işleten ve e-postalarımızı ileten şirketler ve yukarıda anlatıldığı gibi sponsorlar ile blogunuzun okurları. Verilerinizi satmayız.',
      ],
    },
    {
      title: 'Neler yapabilirsiniz',
      says: [
        'Görmek ve yanınıza almak: sizinle ilgili sakladığımız her şeyi hesap sayfanızdan tek dosya olarak indirebilirsiniz.',
        'Düzeltmek: panelinizde ya da bize yazarak.',
        'Sildirmek: hesabınızı sayfasından kapatın, başvurunuzu durum sayfasından geri çekin ya da bize yazın.',
        'Verilerinizi nasıl kullandığımıza itiraz etmek veya nedenini sormak. Kişisel Verileri Koruma Kurumu’na da başvurabilirsiniz.',
      ],
    },
  ],
};

export const legalMessages = { en, tr } satisfies Catalogue<typeof en>;
