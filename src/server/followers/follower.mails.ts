import type { Language } from '#contract/language.ts';
import { type Mail, mailWithLink, withoutLinks } from '../mail/letter.ts';

const confirmation = {
  en: (creator: string) => ({
    subject: `Confirm that you follow ${creator}`,
    heading: `Follow ${creator}?`,
    before: [
      `Your email address was entered on the blog of ${creator}. Confirm it, and we will email you when a trip is published, at most once a day.`,
    ],
    label: 'Confirm',
    after: ['The link works for a day. You didn’t enter your address? Ignore this email, and you get no others.'],
  }),
  tr: (creator: string) => ({
    subject: `Takibi onaylayın: ${creator}`,
    heading: `Takip onayı: ${creator}`,
    before: [
      `E-posta adresiniz bir bloga girildi: ${creator}. Onaylarsanız yeni bir gezi yayımlandığında, günde en çok bir kez, size e-posta göndeririz.`,
    ],
    label: 'Onayla',
    after: [
      'Bağlantı bir gün geçerlidir. Adresinizi siz girmediyseniz bu e-postayı dikkate almayın, başka e-posta gelmez.',
    ],
  }),
};

export const followConfirmationMail = (creator: string, url: string, language: Language): Mail =>
  mailWithLink('follow-confirmation', { language, ...confirmation[language](withoutLinks(creator)), url });

export interface PublishedTrip {
  title: string;
  line: string;
  url: string;
}

interface TripNews {
  creator: string;
  /** The oldest first; never empty. */
  trips: readonly [PublishedTrip, ...PublishedTrip[]];
  blogUrl: string;
}

const news = {
  en: (creator: string) => ({
    one: (title: string) => ({
      subject: `New trip by ${creator}: ${title}`,
      heading: title,
      before: [`${creator} published a new trip.`],
    }),
    several: (count: number) => ({
      subject: `${count} new trips by ${creator}`,
      heading: `${count} new trips by ${creator}`,
    }),
    read: 'Read the trip',
    readAll: 'Read the trips',
    more: (count: number) => `And ${count} more.`,
    after: [`You get this email because you follow ${creator}.`],
  }),
  tr: (creator: string) => ({
    one: (title: string) => ({
      subject: `${creator}, yeni gezi: ${title}`,
      heading: title,
      before: [`${creator} yeni bir gezi yayımladı.`],
    }),
    several: (count: number) => ({
      subject: `${creator}: ${count} yeni gezi`,
      heading: `${creator}: ${count} yeni gezi`,
    }),
    read: 'Geziyi oku',
    readAll: 'Gezileri oku',
    more: (count: number) => `Ve ${count} gezi daha.`,
    after: [`Bu e-postayı takip ettiğiniz için aldınız: ${creator}.`],
  }),
};

const maxNamed = 10;

export function tripNewsMail({ creator, trips, blogUrl }: TripNews, language: Language): Mail {
  const words = news[language](withoutLinks(creator));
  const [{ title, line, url }] = trips;
  const { after } = words;
  if (trips.length === 1)
    return mailWithLink('trip-news', {
      ...{ language, after, ...words.one(withoutLinks(title)) },
      ...{ quote: withoutLinks(line), label: words.read, url },
    });
  const named = trips
    .slice(0, maxNamed)
    .map((trip) => withoutLinks(trip.line === '' ? trip.title : `${trip.title}: ${trip.line}`));
  const before = trips.length > maxNamed ? [...named, words.more(trips.length - maxNamed)] : named;
  return mailWithLink('trip-news', {
    ...{ language, after, before, ...words.several(trips.length) },
    ...{ label: words.readAll, url: blogUrl },
  });
}
