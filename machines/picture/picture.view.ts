import type { PictureSnapshot } from './picture.machine.ts';

export const isCropping = (snapshot: PictureSnapshot): boolean => snapshot.matches('cropping');
export const isWorking = (snapshot: PictureSnapshot): boolean =>
  snapshot.matches('reading') || snapshot.matches('drawing');
export const problemOf = (snapshot: PictureSnapshot) =>
  snapshot.matches({ empty: 'refused' }) || snapshot.matches({ ready: 'refused' }) ? snapshot.context.problem : null;
export const drawnPicture = (snapshot: PictureSnapshot) => (snapshot.matches('ready') ? snapshot.context.drawn : null);
