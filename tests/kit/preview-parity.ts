import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A page as it would be, and as it is. */
export interface Pair {
  /** The dashboard of its owner, with the preview open. */
  owner: Page;
  visitor: Page;
}

/** How much of a blog is drawn otherwise in the preview than for a visitor, of 1. A page of another height counts whole. */
export async function differenceAt({ owner, visitor }: Pair, width: number): Promise<number> {
  await visitor.setViewportSize({ width, height: 900 });
  const height = await visitor.evaluate(layBare);
  await owner.setViewportSize({ width: Math.max(width, 1_440), height });
  await visitor.setViewportSize({ width, height });
  const printed = await owner.evaluate(laidUpon, width);
  if (printed !== height) return 1;
  const [one = null, other = null] = await Promise.all(
    [owner, visitor].map(async (page) => {
      await page.evaluate(settled);
      return page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: 'disabled' });
    }),
  );
  return one && other ? shareApart(one, other) : 1;
}

/** Runs in the page: what a visitor alone has is left out, who they are and how far they have scrolled. */
function layBare(): number {
  const blog = document.querySelector<HTMLElement>('[data-blog]');
  for (const part of blog?.querySelectorAll<HTMLElement>('nav, #hint') ?? []) part.style.visibility = 'hidden';
  return Math.ceil(blog?.getBoundingClientRect().height ?? 0);
}

/** Runs in the page: the stage by itself, as wide as a visitor's window and as high as its page. */
function laidUpon(width: number): number {
  const blog = document.querySelector<HTMLElement>('aside [data-blog]');
  const stage = blog?.closest('section');
  if (!blog || !stage) return 0;
  const { style } = stage;
  Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: `${width}px`, zIndex: '99' });
  Object.assign(style, { blockSize: 'auto', overflow: 'visible', transform: 'none' });
  for (const part of blog.querySelectorAll<HTMLElement>('nav, #hint')) part.style.visibility = 'hidden';
  return Math.ceil(blog.getBoundingClientRect().height);
}

/** Runs in the page: faces and pictures are there, and painted. */
async function settled(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** Two steps of a channel are the rounding of a picture that is scaled. */
const rounding = 2;

async function shareApart(one: Buffer, other: Buffer): Promise<number> {
  const [mine, theirs] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!mine || !theirs || mine.length !== theirs.length) return 1;
  let apart = 0;
  for (let at = 0; at < mine.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((mine[at + channel] ?? 0) - (theirs[at + channel] ?? 0)) > rounding))
      apart += 1;
  return apart / (mine.length / 3);
}
