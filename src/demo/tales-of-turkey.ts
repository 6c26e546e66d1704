import type { TalesOfPlace } from './tales.ts';

/** What there is to tell of places in Turkey, by their GeoNames id, in the words of each language and with the picture in mind that stands beside it. */
export const talesOfTurkey: Record<string, TalesOfPlace> = {
  '745044': {
    en: [
      [
        'İstanbul by ferry, shore to shore',
        'Twelve crossings in three days, each with the tea house to wait in and the side to sit on. You will see more of the city from the water than most see on foot.',
      ],
      [
        'Breakfast on both continents',
        'From the cream of Karaköy to the long tables of Çengelköy: nine places that open before eight, what to order, and which of them take a card.',
      ],
      [
        'The land walls of İstanbul, end to end',
        'Seven kilometres from the Marmara to the Golden Horn, past lettuce gardens and gates that nobody photographs. With the stretches to leave out after dark.',
      ],
      [
        'Old İstanbul in the rain',
        'Covered bazaars, cisterns, two hammams and the bookshops under the plane tree: a day and a half with a dry head.',
      ],
      [
        'Kuzguncuk to Beylerbeyi, slowly',
        'One quarter a day on the quiet shore: wooden houses, a synagogue beside a church beside a mosque, and a bakery that sells out by ten.',
      ],
    ],
    tr: [
      [
        'Vapurla İstanbul: iki yaka arasında',
        'Üç günde on iki sefer; her birinin çay ocağı ve oturulacak tarafı ayrı. Şehri sudan görmek, yürüyerek görmekten daha çok şey anlatıyor.',
      ],
      [
        'İki kıtada kahvaltı',
        'Karaköy’ün kaymağından Çengelköy’ün uzun masalarına: sekizden önce açılan dokuz yer, ne söylenir, hangisi kart alır.',
      ],
      [
        'Surların dibinden İstanbul',
        'Marmara’dan Haliç’e yedi kilometre; marul bahçeleri ve kimsenin fotoğraflamadığı kapılar. Karanlıkta geçilmeyecek yerler işaretli.',
      ],
      [
        'Yağmurda eski İstanbul',
        'Kapalı çarşılar, sarnıçlar, iki hamam ve çınarın altındaki sahaflar: başınız ıslanmadan bir buçuk gün.',
      ],
      [
        'Kuzguncuk’tan Beylerbeyi’ne',
        'Sakin kıyıda her gün bir mahalle: ahşap evler, yan yana üç ibadethane ve onda her şeyi biten bir fırın.',
      ],
    ],
  },
  '323777': {
    en: [
      [
        'Antalya below the cliffs',
        'Every ladder and ledge from the old harbour to Lara where people of the city swim, with the hour when each lies in the shade.',
      ],
      [
        'Falls and beaches of Antalya by bus',
        'Düden, Kurşunlu and three long beaches without a car: lines, prices, and the last bus back.',
      ],
      [
        'Winter sea at Antalya',
        'Seventeen degrees in January, oranges on the pavement and the whole bay to yourself. Where it is heated, and where it is not.',
      ],
      [
        'Olympos and the burning stone',
        'Two nights among the pines, a swim at the ruins, and the fires on the mountain when the day visitors are gone.',
      ],
      [
        'The first leg of the Lycian Way',
        'From Hisarçandır down to the sea in two days, with water, shade and the one shop that keeps its promise.',
      ],
    ],
    tr: [
      [
        'Falezlerin altında Antalya',
        'Eski limandan Lara’ya, şehirlilerin denize girdiği her merdiven ve her kaya; hangisi saat kaçta gölgede.',
      ],
      [
        'Otobüsle Antalya’nın şelaleleri ve plajları',
        'Arabasız Düden, Kurşunlu ve üç uzun plaj: hatlar, ücretler ve son dönüş.',
      ],
      [
        'Kışın Antalya’da deniz',
        'Ocakta on yedi derece, kaldırımda portakal, koca körfez size kalmış. Nerede kalorifer var, nerede yok.',
      ],
      [
        'Olympos ve yanan taş',
        'Çamların altında iki gece, ören yerinde bir yüzüş ve gündüzcüler gittikten sonra dağdaki ateşler.',
      ],
      ['Likya Yolu’nun ilk ayağı', 'Hisarçandır’dan denize iki gün: su, gölge ve sözünü tutan tek bakkal.'],
    ],
  },
  '308948': {
    en: [
      [
        'Kaş under water',
        'Five dives from a wooden boat: a wreck, a wall, two caverns and the plane. What you need to have dived before, honestly.',
      ],
      [
        'A week in Kaş without the boat tours',
        'Ledges, coves and one long swim to the island that looks nearer than it is. Everything is reached on foot or by dolmuş.',
      ],
      [
        'Kekova by canoe',
        'Out before the wind, over the sunken streets, back with a bowl of ice cream in Üçağız. With the days on which not to go.',
      ],
      [
        'Kaş when the shutters are down',
        'November in a town that has time again: stoves, long lunches, and the sea still warm enough at noon.',
      ],
      [
        'Across to Meis and back',
        'Twenty minutes by boat to another country: a harbour, four tables, and what to have stamped.',
      ],
    ],
    tr: [
      [
        'Suyun altında Kaş',
        'Ahşap bir tekneden beş dalış: batık, duvar, iki kovuk ve uçak. Önceden ne kadar dalmış olmanız gerektiği açıkça yazılı.',
      ],
      [
        'Tekne turu olmadan Kaş’ta bir hafta',
        'Kayalar, koylar ve göründüğünden uzak adaya uzun bir yüzüş. Her yere yürüyerek ya da dolmuşla.',
      ],
      [
        'Kanoyla Kekova',
        'Rüzgârdan önce yola çıkın, batık sokakların üstünden geçin, Üçağız’da dondurmayla dönün. Hangi gün çıkılmaz, o da içinde.',
      ],
      [
        'Kepenkler inince Kaş',
        'Kasımda yeniden vakti olan bir kasaba: sobalar, uzun öğle yemekleri ve öğlen hâlâ ılık bir deniz.',
      ],
      [
        'Meis’e geçip dönmek',
        'Tekneyle yirmi dakika ötede başka bir ülke: bir liman, dört masa ve damgalatılacak kâğıtlar.',
      ],
    ],
  },
  '320995': {
    en: [
      [
        'Bodrum before June',
        'The peninsula with its windows open and its clubs shut: eleven bays by bus, and wild artichokes in every kitchen.',
      ],
      [
        'Sponge boats of Bodrum',
        'Three days with the last crews of the gulf: what they sail, what they cook, and how to be asked aboard.',
      ],
      [
        'Gümüşlük on foot into the sea',
        'Walk to the island through knee-deep water, eat where the fishermen do, sleep where the cocks do not.',
      ],
      [
        'Gökova under sail, four nights',
        'From Bodrum to Akyaka and home: anchorages with good holding, springs for the tanks, and one bay I do not name.',
      ],
      [
        'Windmills and white walls',
        'A photographer’s two days on the peninsula: which hill at which hour, and who minds being photographed.',
      ],
    ],
    tr: [
      [
        'Hazirandan önce Bodrum',
        'Pencereleri açık, kulüpleri kapalı yarımada: otobüsle on bir koy ve her mutfakta yaban enginarı.',
      ],
      [
        'Bodrum’un sünger tekneleri',
        'Körfezin son tayfalarıyla üç gün: neyle çıkarlar, ne pişirirler, tekneye nasıl davet edilirsiniz.',
      ],
      [
        'Gümüşlük’te denizin içinden yürümek',
        'Diz boyu sudan adaya yürüyün, balıkçıların yediği yerde yiyin, horozların ötmediği yerde uyuyun.',
      ],
      [
        'Dört gece yelkenle Gökova',
        'Bodrum’dan Akyaka’ya ve geri: tutan demir yerleri, su alınacak kaynaklar ve adını vermediğim bir koy.',
      ],
      [
        'Değirmenler ve beyaz duvarlar',
        'Yarımadada bir fotoğrafçının iki günü: hangi tepe, hangi saat ve kim çekilmek istemez.',
      ],
    ],
  },
  '313947': {
    en: [
      [
        'Göreme from the valley floor',
        'Five walks between the chimneys that begin at a bus stop and end at a glass of tea. Balloons are seen from below, for nothing.',
      ],
      [
        'Sleeping in stone',
        'Four cave houses of Göreme compared: which are dry, which are dark, and whose owner bakes in the courtyard.',
      ],
      [
        'Red valley at six in the morning',
        'Where to stand for the balloons and for the silence after them. A torch, a flask, and forty minutes on foot.',
      ],
      [
        'Cappadocia under snow',
        'Three white days: the road that is cleared, the churches that stay open, and a stove to come back to.',
      ],
      [
        'Pigeon houses and painted churches',
        'A slow round by bicycle from Göreme: frescoes without a queue, and the dovecotes that fed the vineyards.',
      ],
    ],
    tr: [
      [
        'Vadinin dibinden Göreme',
        'Peribacaları arasında durakta başlayıp çayla biten beş yürüyüş. Balonlar aşağıdan, bedava izlenir.',
      ],
      [
        'Taşın içinde uyumak',
        'Göreme’de dört kaya ev: hangisi kuru, hangisi loş, hangisinin sahibi avluda ekmek yapıyor.',
      ],
      [
        'Sabahın altısında Kızılvadi',
        'Balonlar ve ardından gelen sessizlik için nerede durulur. Bir fener, bir termos ve kırk dakika yol.',
      ],
      ['Kar altında Kapadokya', 'Üç beyaz gün: açılan yol, açık kalan kiliseler ve dönülecek bir soba.'],
      [
        'Güvercinlikler ve boyalı kiliseler',
        'Göreme’den bisikletle ağır bir tur: kuyruksuz freskler ve bağları besleyen güvercinlikler.',
      ],
    ],
  },
  '314967': {
    en: [
      [
        'Fethiye, twelve coves and a ghost town',
        'The bay by slow boat and the hill by mule path: where to be when the excursion boats are elsewhere.',
      ],
      [
        'Butterfly Valley, the way up',
        'The path that the ropes are on, what it asks of you, and why to come down before noon. With the boat as the other way out.',
      ],
      [
        'A sailing week that begins in Fethiye',
        'Seven nights, no motor after breakfast: Göcek, Kapıdağ and back, with the taverns that keep a jetty.',
      ],
      [
        'Tuesday market of Fethiye',
        'What the villages bring down, what to cook of it in a rented kitchen, and a beach to sleep it off.',
      ],
      [
        'Ölüdeniz from above and from the water',
        'For those who jump and for those who swim: two mornings at the lagoon without the noise.',
      ],
    ],
    tr: [
      [
        'Fethiye: on iki koy ve bir hayalet köy',
        'Ağır bir tekneyle körfez, katır yoluyla tepe: tur tekneleri başka yerdeyken nerede olmalı.',
      ],
      [
        'Kelebekler Vadisi’ne tırmanan yol',
        'İpli patika, sizden ne ister ve neden öğleden önce inilir. Öteki çıkış olan tekneyle birlikte.',
      ],
      [
        'Fethiye’den başlayan bir yelken haftası',
        'Yedi gece, kahvaltıdan sonra motor yok: Göcek, Kapıdağ ve dönüş; iskelesi olan lokantalarla.',
      ],
      [
        'Fethiye’nin salı pazarı',
        'Köylerden ne iner, kiralık bir mutfakta ondan ne pişer ve üstüne hangi kumsalda uyunur.',
      ],
      ['Yukarıdan ve sudan Ölüdeniz', 'Atlayanlar ve yüzenler için: gürültüsüz iki sabah, bir lagün.'],
    ],
  },
  '311046': {
    en: [
      [
        'İzmir along the Kordon',
        'A day that follows the water from Alsancak to the clock tower, with boyoz at seven and mussels at midnight.',
      ],
      [
        'Greens of the Aegean, eaten by the sea',
        'Two markets, six herbs whose names you will not know, and four kitchens of İzmir that do not drown them in oil.',
      ],
      [
        'Karaburun, the empty end',
        'From İzmir to the cape by bus and boots: stone villages, seals if you are quiet, and no beach clubs at all.',
      ],
      [
        'İzmir with children and a ferry card',
        'Three days of boats, a bird sanctuary and one very good aquarium, with a nap in each.',
      ],
      [
        'Urla between vineyards and the shore',
        'Five cellars reached by bicycle, and the bay in which to cool off before the sixth.',
      ],
    ],
    tr: [
      ['Kordon boyunca İzmir', 'Alsancak’tan saat kulesine suyu izleyen bir gün; yedide boyoz, gece yarısı midye.'],
      [
        'Deniz kıyısında Ege otları',
        'İki pazar, adını bilmediğiniz altı ot ve onları yağa boğmayan dört İzmir mutfağı.',
      ],
      [
        'Karaburun: ıssız uç',
        'İzmir’den buruna otobüs ve botla: taş köyler, sessizseniz foklar ve hiç plaj kulübü yok.',
      ],
      ['Çocuklarla İzmir, cepte vapur kartı', 'Vapurlu, kuş cennetli, akvaryumlu üç gün; her birinde bir öğle uykusu.'],
      ['Bağlarla kıyı arasında Urla', 'Bisikletle beş mahzen ve altıncıdan önce serinlenecek koy.'],
    ],
  },
  '318755': {
    en: [
      [
        'Çeşme on the windy side',
        'Where to learn to surf in Alaçatı when the boards are cheap, and which bay is flat on the same day.',
      ],
      ['Hot springs in the sea', 'Warm water between the rocks of Ilıca, in March, at night, with a woollen hat on.'],
      [
        'Alaçatı without the weekend',
        'From Monday to Thursday: stone streets, gum-tree jam, and tables that nobody has reserved.',
      ],
      [
        'Seven swims around Çeşme',
        'A ring of a day, from the harbour to Delikli Koy, with shade, depth and parking for each.',
      ],
      [
        'The ferry to Chios, and a picnic',
        'Forty minutes over, mastic villages by bicycle, and back for the evening wind.',
      ],
    ],
    tr: [
      [
        'Çeşme’nin rüzgârlı yanı',
        'Tahtalar ucuzken Alaçatı’da sörf nerede öğrenilir, aynı gün hangi koy çarşaf gibidir.',
      ],
      ['Denizin içindeki ılıca', 'Mart gecesi, başta yün bere, Ilıca’nın kayaları arasında sıcak su.'],
      [
        'Hafta sonu olmadan Alaçatı',
        'Pazartesiden perşembeye: taş sokaklar, sakız reçeli ve kimsenin ayırtmadığı masalar.',
      ],
      [
        'Çeşme’nin çevresinde yedi yüzüş',
        'Limandan Delikli Koy’a bir günlük halka; her birinin gölgesi, derinliği ve park yeri.',
      ],
      ['Sakız’a vapur ve bir piknik', 'Kırk dakika karşıya, bisikletle damla sakızı köyleri ve akşam rüzgârına dönüş.'],
    ],
  },
};
