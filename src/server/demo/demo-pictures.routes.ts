import type { FastifyInstance } from 'fastify';
import { servePictures } from '../media/serve-pictures.ts';
import type { Platform } from '../platform/platform.ts';
import { readDemoPicture } from './demo-pictures.service.ts';

export function demoPictureRoutes(app: FastifyInstance, platform: Platform): void {
  for (const kind of ['portrait', 'landscape'])
    servePictures(app, `/media/demo-${kind}/`, (path) => readDemoPicture(platform, path));
}
