import { expect, it } from 'vitest';
import { blogWords } from '#web/blog/blog-words.ts';
import { dashboardWords } from '#web/dashboard/dashboard-words.ts';
import { hotelBookingsWords } from '#web/hotel-bookings/hotel-bookings-words.ts';
import { stayFormWords } from '#web/hotel-bookings/stay-form-words.ts';

it.each([
  ['[BLOG-23]', blogWords.en.failed, 'Error fetching creator profile'],
  ['[DASH-26]', dashboardWords.en.problems.noIdentifier, 'No valid identifier available'],
  ['[DASH-33]', dashboardWords.en.notSaved, 'Error saving blog configuration'],
  ['[BOOK-18]', stayFormWords.en.requestFailed, 'Failed to create hotel booking'],
  ['[BOOK-21]', hotelBookingsWords.en.noteFailed, 'Failed to add note'],
])('%s the message is worded as specified: %s', (_, message, specified) => expect(message).toBe(specified));
