import type { CreatorItem } from '#contract/creator.ts';
import { serviceCode } from './service-code.ts';

/** What may come in the place of what we send: services by their names, and followers within the user alone. */
interface Loose {
  services?: readonly (string | { name: string })[];
  followersCount?: number;
  userId?: string | { followersCount?: number };
}

/** A creator as they came, in the one form that everything here reads. */
export function readCreator<Creator extends CreatorItem>(creator: Creator): Creator {
  const { services = [], followersCount, userId }: Loose = creator;
  const within = typeof userId === 'object' ? userId.followersCount : undefined;
  return {
    ...creator,
    services: services.map((service) => (typeof service === 'string' ? service : serviceCode(service.name))),
    followersCount: followersCount ?? within ?? 0,
  };
}
