import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';

const script = laterScript(() => import('./stay-page.tsx'));

/** One stay, fetched beside the page that it stands on, while the stay itself is on its way. */
export const LaterStayPage = lazyPart(script, ({ StayPage }) => StayPage);

export const fetchStayPage = script.want;
