import type { ServiceItem } from '#contract/reference-data.ts';
import { fold } from './fold.ts';

type Service = Pick<ServiceItem, '_id' | 'code'>;

/** 'Photo shoot' and 'photo-shoot' are PHOTO_SHOOT. */
export const serviceCode = (nameOrId: string): string =>
  fold(nameOrId)
    .replace(/[\s-]+/g, '_')
    .toUpperCase();

/** The service that a filter names: by the id of its option, or by its code as older addresses have it. */
const serviceOf = <Listed extends Service>(value: string, services: readonly Listed[]): Listed | undefined =>
  services.find(({ _id, code }) => _id === value || code === serviceCode(value));

/** The codes that creators are compared by. A service that is not listed is not compared. */
export const selectedCodes = (selected: readonly string[], services: readonly Service[]): string[] =>
  selected.flatMap((value) => serviceOf(value, services)?.code ?? []);

export const selectedIds = (selected: readonly string[], services: readonly Service[]): string[] =>
  selected.map((value) => serviceOf(value, services)?._id ?? value);
