import { landscapeKey } from '#demo/demo-pictures.ts';
import { tripAddress } from '#rules/trip-address.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { startTestServer } from '#tests/kit/server.ts';
import { filesOf, serve } from './blog-load.ts';
import { atMost, type Figure, median, ratio, reported } from './figure.ts';
import { loadSlowly, type PageLoad } from './page-load.ts';

const rounds = 9;

/** The page of a trip with twelve pictures over a slow line, from our server and as files. */
export async function tripPage(): Promise<Figure[]> {
  const server = await startTestServer();
  const browser = await launchChromium();
  const keys = Array.from({ length: 12 }, (_, index) => landscapeKey('coast', index));
  const pictures = JSON.stringify(keys.map((key) => ({ key, alt: 'A bay', dayNumber: null })));
  const coverImage = landscapeKey('mountain', 1);
  const trip = { id: 'trip-1', title: 'By the sea' };
  await startBlog(server, { trips: [{ ...trip, coverImage, pictures }] });
  const path = tripAddress('deniz', { _id: trip.id, title: trip.title });
  const files = serve(await filesOf(browser, `${server.url}${path}`));
  const [ours, theirs] = [[] as PageLoad[], [] as PageLoad[]];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await loadSlowly(browser, `${server.url}${path}`));
    theirs.push(await loadSlowly(browser, `${await files.opened}${path}`));
  }
  await browser.close();
  files.close();
  await server.stop();
  const paints = (loads: readonly PageLoad[]) => loads.map(({ largestPaint }) => largestPaint);
  return [
    ratio('largest paint of a trip with twelve pictures / as files', paints(ours), paints(theirs), 1.1),
    reported('the largest paint itself', median(paints(ours)), ' ms'),
    atMost('what moves by itself, at most', Math.max(...ours.map(({ shift }) => shift)), 0.001, '', 4),
  ];
}
