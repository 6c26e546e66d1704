import type { z } from 'zod/mini';
import { answers } from '#api/answers/answers.ts';
import { read } from '#api/answers/reading.ts';

type Answers = typeof answers;

/** The answer to a call as the app reads it; null where it cannot. */
export const readAs = <Name extends keyof Answers>(name: Name, answer: unknown): z.output<Answers[Name]> | null =>
  read(answers[name] as z.ZodMiniType<z.output<Answers[Name]>>, answer);

export const booking = (answer: unknown) => readAs('readHotelBooking', answer);
export const bookings = (answer: unknown) => readAs('listHotelBookings', answer);
export const creator = (answer: unknown) => readAs('readCreator', answer);
export const creators = (answer: unknown) => readAs('listCreators', answer);
export const blog = (answer: unknown) => readAs('readBlog', answer);
