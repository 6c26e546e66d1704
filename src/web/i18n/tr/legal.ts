import type { legal as english } from '#web/i18n/en/legal.ts';

export const legal: typeof english = {
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
