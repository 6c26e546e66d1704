const en = {
  version: (version: string) => `Version ${version}`,
  askTitle: 'Questions, and whatever you want to ask for',
  ask: 'Answer any mail that you have from us, or write to us at the address below where one is named. We answer in English and Turkish.',
  termsTitle: 'Terms of use',
  termsLead: 'What you can expect of Vaya, and what we ask of you. It is short, and meant to be read.',
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
        'You apply for yourself, with a picture of you and an address and a number at which you can be reached.',
        'Our team reads every application and usually decides within three working days. If we say no we tell you why, and you may apply again after thirty days.',
        'Until we have decided you can take your application back on the page that shows its status.',
      ],
    },
    {
      title: 'Your account',
      says: [
        'It is yours alone: keep its password to yourself. Whoever is signed in as you acts as you.',
        'We may suspend an account that deceives or harms others. Its blog is not shown then, and nobody can sign in to it.',
      ],
    },
    {
      title: 'What you publish',
      says: [
        'Your words and pictures stay yours. You allow us to show them where Vaya shows them: on your blog, to sponsors, in its feeds and in the previews of links to it, for as long as you publish them.',
        'Publish what you have made or may use, and nothing that is unlawful or that harms others.',
        'Where a stay was given to you or paid for, say so, as the law asks.',
      ],
    },
    {
      title: 'Sponsors',
      says: [
        'Sponsors are invited by our team. They use what they see of creators to work with them, and for nothing else.',
      ],
    },
    {
      title: 'Hotel stays',
      says: [
        'A stay is agreed when its offer has been confirmed, with the terms that the offer names. Offers and invitations that nobody answers in time are over by themselves.',
        'Afterwards a stay can be cancelled with a reason, which the other side reads.',
      ],
    },
    {
      title: 'Payments',
      says: [
        'We pay to the account that you gave us over the link that we mailed to you, once our team has verified it.',
      ],
    },
    {
      title: 'Leaving',
      says: [
        'You can close your account at any time on its page. Your blog is gone at once and everything else is erased after thirty days; until then our team can bring it back if you ask.',
      ],
    },
  ],
  privacyTitle: 'Privacy notice',
  privacyLead:
    'What Vaya keeps of you, why, for how long, and what you can ask for, under the Turkish law on personal data (KVKK) and, where it protects you, the GDPR.',
  privacy: [
    {
      title: 'What we keep, and why',
      says: [
        'When you apply: your name, username, email address, phone number, picture, what you tell of yourself, your social accounts, languages, expertise, places, services and offers. We decide on your application with it and, once it is approved, show your profile to sponsors and on your blog.',
        'Company, tax and bank details, to pay you. They are encrypted. Sponsors and visitors never see them; our team sees the ending of your IBAN, and when somebody looks at all of it, that is written down.',
        'What you make here: trips, the look of your blog, requests for stays and the notes on them.',
        'Of sponsors: name, username, email address, whom they keep on their lists and what they note there.',
        'What our team did and decided, in a trail that nobody can change.',
        'Your sign-ins: when each began, and the names of browser and system, such as Firefox and Windows. No address on the internet is kept with them.',
        'Visits of blogs as counts alone: how many a day, and from which site. Who came is not kept.',
      ],
    },
    {
      title: 'For how long',
      says: [
        'Your account, and an application, until you close the account, take the application back or ask us to erase it. Thirty days later everything is erased, pictures too; until then our team can bring it back.',
        'After that your username stays taken for a year, as a code that does not tell it, so that links to your blog do not lead to a stranger. The trail of our team names you by a number that leads nowhere any more.',
        'A verified email address without an application: seven days. Codes: a day.',
        'What a mail says is encrypted until it leaves and erased then; if it could not be delivered, after thirty days. Its words without codes and links that open something are kept for thirty days, encrypted, so that our team can answer you; when somebody reads them, that is written down. That a mail was sent is known for ninety days, and so is a link for a password.',
        'A sign-in ends twelve hours after it was last used, and after seven days at the latest.',
        'Wrong guesses of passwords are counted under codes made from names and addresses, for a day.',
        'Visits of blogs are counted for four hundred days.',
        'Backups are copies of a moment: what is erased here is in them until they are destroyed.',
      ],
    },
    {
      title: 'On your own device',
      says: [
        'One cookie, vaya-device: a random id of this device and the ids of the accounts that were signed in to on it, signed by us, so that strangers who guess passwords cannot lock you out. It does not sign anyone in and lasts for 180 days after the last sign-in.',
        'In the storage of your browser: your sign-in, the language and the look that you chose, the address that you verified, and drafts of what you type, without your picture and your bank details. Drafts are cleared when they are sent or saved.',
        'Nothing of it is for advertising, and no other company’s scripts, fonts or counters are on our pages. A creator may show a picture that lies on another site: your browser then asks that site for it.',
      ],
    },
    {
      title: 'Who else sees it',
      says: [
        'Nobody but our team, those who run our servers and deliver our mails for us, and, as told above, sponsors and the readers of your blog. We sell nothing of it.',
      ],
    },
    {
      title: 'What you can do',
      says: [
        'See it and take it with you: your account’s page gives you everything that we hold of you in one file.',
        'Correct it: in your dashboard, or by asking us.',
        'Have it erased: close your account on its page, take back an application on the page of its status, or ask us.',
        'Object to what we do with it, or ask why we do it. You can also turn to the authority for the protection of personal data, in Turkey the KVKK board.',
      ],
    },
  ],
};

const tr: typeof en = {
  version: (version) => `Sürüm ${version}`,
  askTitle: 'Sorularınız ve istekleriniz',
  ask: 'Bizden aldığınız herhangi bir e-postayı yanıtlayın ya da aşağıda bir adres varsa oraya yazın. Türkçe ve İngilizce yanıt veririz.',
  termsTitle: 'Kullanım koşulları',
  termsLead: 'Vaya’dan ne bekleyebileceğiniz ve sizden ne istediğimiz. Kısadır ve okunmak için yazılmıştır.',
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
        'Kendi adınıza, kendi fotoğrafınızla ve size ulaşılabilecek bir adres ve numarayla başvurursunuz.',
        'Ekibimiz her başvuruyu okur ve genellikle üç iş günü içinde karar verir. Olumsuz karar verirsek nedenini söyleriz; otuz gün sonra yeniden başvurabilirsiniz.',
        'Karar verilene kadar başvurunuzu, durumunu gösteren sayfadan geri çekebilirsiniz.',
      ],
    },
    {
      title: 'Hesabınız',
      says: [
        'Hesabınız yalnızca sizindir: şifresini kimseyle paylaşmayın. Sizin adınıza giriş yapan, sizin adınıza davranır.',
        'Başkalarını aldatan veya başkalarına zarar veren bir hesabı askıya alabiliriz. O zaman blogu gösterilmez ve hesaba giriş yapılamaz.',
      ],
    },
    {
      title: 'Yayımladıklarınız',
      says: [
        'Yazılarınız ve resimleriniz sizin kalır. Yayımladığınız sürece onları Vaya’nın gösterdiği yerlerde göstermemize izin verirsiniz: blogunuzda, sponsorlara, akışlarda ve blogunuza verilen bağlantıların önizlemelerinde.',
        'Kendinizin ürettiği veya kullanma hakkınız olan içeriği yayımlayın; yasalara aykırı veya başkalarına zarar veren bir şey yayımlamayın.',
        'Bir konaklama size hediye edildiyse veya karşılığında ödeme aldıysanız, yasanın istediği gibi bunu belirtin.',
      ],
    },
    {
      title: 'Sponsorlar',
      says: [
        'Sponsorları ekibimiz davet eder. Üreticiler hakkında gördüklerini onlarla çalışmak için kullanırlar, başka bir şey için değil.',
      ],
    },
    {
      title: 'Otel konaklamaları',
      says: [
        'Bir konaklama, teklifi onaylandığında, teklifte yazan koşullarla kararlaştırılmış olur. Zamanında yanıtlanmayan teklif ve davetler kendiliğinden sona erer.',
        'Sonrasında bir konaklama, karşı tarafın okuyacağı bir nedenle iptal edilebilir.',
      ],
    },
    {
      title: 'Ödemeler',
      says: [
        'Ödemeyi, size e-postayla gönderdiğimiz bağlantıdan bildirdiğiniz ve ekibimizin doğruladığı hesaba yaparız.',
      ],
    },
    {
      title: 'Ayrılmak',
      says: [
        'Hesabınızı dilediğiniz zaman kendi sayfasından kapatabilirsiniz. Blogunuz hemen kalkar, geri kalan her şey otuz gün sonra silinir; o zamana kadar isterseniz ekibimiz geri getirebilir.',
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
        'Başvurduğunuzda: adınız, kullanıcı adınız, e-posta adresiniz, telefon numaranız, fotoğrafınız, kendinizle ilgili anlattıklarınız, sosyal hesaplarınız, dilleriniz, uzmanlıklarınız, yerleriniz, hizmetleriniz ve teklifleriniz. Başvurunuza bunlarla karar verir, onaylandığında profilinizi sponsorlara ve blogunuzda gösteririz.',
        'Şirket, vergi ve banka bilgileriniz: size ödeme yapmak için. Şifrelenir. Sponsorlar ve ziyaretçiler bunları hiç görmez; ekibimiz IBAN’ınızın sonunu görür, biri tamamına baktığında bu kaydedilir.',
        'Burada ürettikleriniz: geziler, blogunuzun görünümü, konaklama talepleri ve onlara yazılan notlar.',
        'Sponsorların adı, kullanıcı adı, e-posta adresi, listelerinde kimleri tuttukları ve oraya yazdıkları notlar.',
        'Ekibimizin yaptıkları ve kararları, kimsenin değiştiremediği bir kayıtta.',
        'Girişleriniz: ne zaman başladıkları ve tarayıcıyla sistemin adı, örneğin Firefox ve Windows. İnternet adresiniz bunlarla birlikte saklanmaz.',
        'Blog ziyaretleri yalnızca sayı olarak: günde kaç tane ve hangi siteden. Kimin geldiği saklanmaz.',
      ],
    },
    {
      title: 'Ne kadar süre',
      says: [
        'Hesabınız ve başvurunuz, siz hesabı kapatana, başvuruyu geri çekene veya silinmesini isteyene kadar. Otuz gün sonra fotoğraflar dahil her şey silinir; o zamana kadar ekibimiz geri getirebilir.',
        'Sonrasında kullanıcı adınız, blogunuza verilen bağlantılar bir yabancıya götürmesin diye, kendisini belli etmeyen bir kod olarak bir yıl boyunca dolu kalır. Ekibimizin kaydı sizi artık hiçbir yere götürmeyen bir numarayla anar.',
        'Başvurusu olmayan doğrulanmış bir e-posta adresi: yedi gün. Kodlar: bir gün.',
        'Bir e-postanın içeriği gönderilene kadar şifreli durur, gönderilince silinir; iletilemediyse otuz gün sonra. Kodlar ve bir şey açan bağlantılar dışındaki sözleri, ekibimiz size yanıt verebilsin diye otuz gün şifreli saklanır; biri okuduğunda bu yazılır. Bir e-postanın gönderildiği ve bir şifre bağlantısı doksan gün bilinir.',
        'Bir giriş, son kullanımından on iki saat sonra ve en geç yedi gün sonra sona erer.',
        'Yanlış şifre denemeleri, adlardan ve adreslerden türetilen kodlarla bir gün boyunca sayılır.',
        'Blog ziyaretlerinin sayıları dört yüz gün tutulur.',
        'Yedekler bir anın kopyasıdır: burada silinen, yedekler yok edilene kadar onlarda kalır.',
      ],
    },
    {
      title: 'Kendi cihazınızda',
      says: [
        'Tek bir çerez, vaya-device: bu cihazın rastgele kimliği ile cihazda giriş yapılmış hesapların kimliklerini, bizim imzamızla taşır; böylece şifre deneyen yabancılar sizi dışarıda bırakamaz. Kimsenin giriş yapmasını sağlamaz ve son girişten sonra 180 gün saklanır.',
        'Tarayıcınızın deposunda: girişiniz, seçtiğiniz dil ve görünüm, doğruladığınız adres ve, fotoğrafınızla banka bilgileriniz dışında, yazdıklarınızın taslakları. Taslaklar gönderildiğinde veya kaydedildiğinde silinir.',
        'Bunların hiçbiri reklam için değildir; sayfalarımızda başka şirketlerin betikleri, yazı tipleri veya sayaçları yoktur. Bir üretici başka bir sitede duran bir resmi gösterebilir: tarayıcınız o zaman resmi o siteden ister.',
      ],
    },
    {
      title: 'Başka kim görür',
      says: [
        'Ekibimiz, sunucularımızı işletenler ve e-postalarımızı iletenler ile, yukarıda anlatıldığı gibi, sponsorlar ve blogunuzun okurları dışında kimse. Hiçbirini satmayız.',
      ],
    },
    {
      title: 'Neler yapabilirsiniz',
      says: [
        'Görmek ve yanınıza almak: hesabınızın sayfası, sizinle ilgili sakladığımız her şeyi tek dosyada verir.',
        'Düzeltmek: panelinizde ya da bize yazarak.',
        'Sildirmek: hesabınızı sayfasından kapatın, başvurunuzu durum sayfasından geri çekin ya da bize yazın.',
        'Yaptıklarımıza itiraz etmek veya nedenini sormak. Kişisel Verileri Koruma Kurumu’na da başvurabilirsiniz.',
      ],
    },
  ],
};

export const legalMessages = { en, tr };
