import type { CityItem, NamedItem, ServiceItem } from '#contract/reference-data.ts';
import { serviceCode } from '#rules/service-code.ts';
import * as z from '#rules/zod.ts';
import { entriesOf, type FieldsOf, listIn, maybe, text, textOrNumber, withId } from './reading.ts';

const named = withId(z.object({ _id: textOrNumber, name: text } satisfies FieldsOf<NamedItem>));

/** A string stands for its own id and name. */
export const namedItem = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value, name: value } : value)),
  named,
);

const serviceItem = z.pipe(
  withId(z.object({ _id: textOrNumber, name: text, code: maybe(z.string()) })),
  z.transform(({ code, ...service }): ServiceItem => ({ ...service, code: code ?? serviceCode(service.name) })),
);

const city = withId(
  z.object({
    _id: text,
    cityName: text,
    stateName: text,
    countryName: text,
    timeZone: maybe(z.string()),
  } satisfies FieldsOf<CityItem>),
);

export const namedItems = listIn(z.object({ data: entriesOf(namedItem) }));
export const serviceItems = listIn(z.object({ data: entriesOf(serviceItem) }));
export const cities = listIn(z.object({ data: entriesOf(city) }));
