import { deliverableKinds, deliverablePlatforms, stayCurrencies, stayTypes } from '#contract/booking-choices.ts';
import * as z from '#rules/zod.ts';
import { defineStored } from '../storage.ts';
import type { StayDraft, StaySource } from './stay-draft.ts';

const text = z.string();
const draft: z.ZodMiniType<StayDraft> = z.object({
  tripId: z.nullable(text),
  hotelName: text,
  cityId: z.nullable(text),
  cityName: text,
  timeZone: text,
  checkIn: text,
  checkOut: text,
  adults: z.number(),
  children: z.number(),
  rooms: z.number(),
  stayType: z.nullable(z.enum(stayTypes)),
  deliverables: z.array(
    z.object({ platform: z.enum(deliverablePlatforms), kind: z.enum(deliverableKinds), count: z.number() }),
  ),
  budgetPerNight: text,
  currency: z.enum(['', ...stayCurrencies]),
  remarks: text,
  contactPhone: text,
});

export const storedStay = (owner: string | null, source: StaySource) =>
  defineStored({ key: `vaya.stay.${JSON.stringify(source)}`, area: 'session', schema: draft, owner });
