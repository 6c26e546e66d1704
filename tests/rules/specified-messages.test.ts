import { expect, it } from 'vitest';
import { dashboardMessages } from '#web/dashboard/dashboard.messages.ts';
import { hotelBookingsMessages } from '#web/hotel-bookings/hotel-bookings.messages.ts';
import { stayFormMessages } from '#web/hotel-bookings/stay-form.messages.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';

it.each([
  ['[BLOG-23]', blogMessages.en.failed, 'Error fetching creator profile'],
  ['[DASH-26]', dashboardMessages.en.problems.noIdentifier, 'No valid identifier available'],
  ['[DASH-33]', dashboardMessages.en.notSaved, 'Error saving blog configuration'],
  ['[BOOK-18]', stayFormMessages.en.requestFailed, 'Failed to create hotel booking'],
  ['[BOOK-21]', hotelBookingsMessages.en.noteFailed, 'Failed to add note'],
])('%s the message is worded as specified: %s', (_, message, specified) => expect(message).toBe(specified));
