import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { csvOf } from '../lib/csv.ts';
import { xmlElement, xmlHead } from './xml.ts';

interface Stop {
  number: number;
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

const stopsOf = ({ places }: TripCard): Stop[] =>
  (places ?? []).flatMap(({ cityName, latitude, longitude, timeZone = '' }, index) =>
    latitude === undefined || longitude === undefined
      ? []
      : [{ number: index + 1, name: cityName, latitude, longitude, timeZone }],
  );

/** One folder per trip with its stops and the line between them. */
export function placesKml(page: BlogPage, publicUrl: string): string {
  const folders = page.trips.map((trip) => ({ trip, stops: stopsOf(trip) })).filter(({ stops }) => stops.length > 0);
  return `${xmlHead}<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
<Document>
${xmlElement('name', page.fullName)}
<atom:author>${xmlElement('atom:name', page.fullName)}</atom:author>
${folders.map(({ trip, stops }) => folderOf(trip, stops, publicUrl)).join('')}</Document>
</kml>
`;
}

const folderOf = ({ title, address }: TripCard, stops: readonly Stop[], publicUrl: string): string => `<Folder>
${xmlElement('name', title)}
${xmlElement('description', `${publicUrl}${address}`)}
${stops.map(placemarkOf).join('')}${stops.length < 2 ? '' : `<Placemark>${xmlElement('name', title)}<LineString><tessellate>1</tessellate>${xmlElement('coordinates', stops.map(pointOf).join(' '))}</LineString></Placemark>\n`}</Folder>
`;

const placemarkOf = (stop: Stop): string =>
  `<Placemark>${xmlElement('name', `${stop.number}. ${stop.name}`)}<Point>${xmlElement('coordinates', pointOf(stop))}</Point></Placemark>\n`;

const pointOf = ({ longitude, latitude }: Stop): string => `${longitude},${latitude}`;

export function placesCsv(page: BlogPage, publicUrl: string): string {
  const head = ['Trip', 'Stop', 'Place', 'Latitude', 'Longitude', 'Time zone', 'From', 'To', 'Page'];
  const lines = page.trips.flatMap((trip) =>
    stopsOf(trip).map(({ number, name, latitude, longitude, timeZone }) => [
      trip.title,
      String(number),
      name,
      String(latitude),
      String(longitude),
      timeZone,
      trip.days?.from ?? '',
      trip.days?.to ?? '',
      `${publicUrl}${trip.address}`,
    ]),
  );
  return csvOf([head, ...lines]);
}
