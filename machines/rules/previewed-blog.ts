import type { Trip } from '#contract/creator.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { isFree } from '#contract/trip-choices.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';

/** A blog as if the trip were published as it was last edited. */
export const withTrip = <Creator extends BlogCreator>(creator: Creator, trip: OwnTrip): Creator => ({
  ...creator,
  publishedVayas: [
    ...creator.publishedVayas.filter(({ _id }) => _id !== trip._id),
    withQuestions(creator, publishedTrip(trip)),
  ],
});

const withQuestions = ({ publishedVayas }: BlogCreator, trip: Trip): Trip => ({
  ...trip,
  questions: publishedVayas.find(({ _id }) => _id === trip._id)?.questions,
});

const publishedTrip = ({ savedAt, coverImage, price, places, pictures, dayTexts, ...trip }: OwnTrip): Trip => ({
  _id: trip._id,
  title: trip.title,
  description: plainText(trip.description),
  story: trip.description,
  tripType: trip.tripType,
  price: isFree(trip.tripType) ? null : price,
  dates: trip.dates,
  coverImage:
    coverImage === null
      ? null
      : {
          url: coverImage,
          isFromAnotherResource: coverImage.startsWith('https://'),
          ...(trip.coverFocus && { focus: trip.coverFocus }),
        },
  locations: places.map(({ _id, cityName }) => ({ ...(_id !== null && { _id }), cityName })),
  itinerary: trip.itinerary,
  pictures: pictures.map(({ key, ...picture }) => ({ url: key, ...picture })),
  dayTexts: dayTexts.map(({ dayNumber, text }) => ({ dayNumber, text })),
  notes: '',
  likes: 0,
  createdAt: savedAt,
  updatedAt: savedAt,
  collections: [],
  daysFor: trip.daysFor,
});
