import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { readBlog, readBlogConfig } from '#api/blog.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { withTrip } from '#machines/rules/previewed-blog.ts';
import { showingTrip } from '#rules/showing-trip.ts';
import { refusalBy } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogMachine } from './blog.machine.ts';
import { fetchBlog } from './fetch-blog.ts';

interface PreviewDeps {
  signed: SignedCall;
  username: string;
  tripId: string;
}

/** The blog of the owner as visitors will see it once the trip is published. */
export function tripPreview({ signed, username, tripId }: PreviewDeps) {
  const readTrip = (signal: AbortSignal): Promise<OwnTrip | null> =>
    signed(signal, (call) => ask('readOwnTrip', { params: { id: tripId }, ...call })).catch(
      refusalBy<OwnTrip | null>({ notFound: () => null, validation: () => null }),
    );
  return blogMachine.provide({
    actors: {
      fetchBlog: fromPromise(({ signal }) =>
        fetchBlog({
          async readProfile() {
            const trip = await readTrip(signal);
            const blog = await signed(signal, (call) => readBlog(username, null, call));
            return trip === null ? blog : withTrip(blog, trip);
          },
          readConfig: async (id) => showingTrip(await signed(signal, (call) => readBlogConfig(id, call)), tripId),
        }),
      ),
      fetchMap: fromPromise(async ({ signal }) => {
        const trip = await readTrip(signal);
        const query = new URLSearchParams(trip?.places.flatMap(({ _id }) => (_id === null ? [] : [['city', _id]])));
        return (await signed(signal, (call) => ask('readTripMap', { query, ...call }))).map;
      }),
    },
  });
}
