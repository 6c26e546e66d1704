import type { FastifyInstance } from 'fastify';
import type { Platform } from '../db/platform.ts';
import { servePictures } from './serve-pictures.ts';

export function mediaRoutes(app: FastifyInstance, { media }: Platform): void {
  servePictures(app, '/media/', (path) => media.read(path));
}
