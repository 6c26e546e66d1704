import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

type Land = GeoPermissibleObjects;

const require = createRequire(import.meta.url);

/** Read with the first map: land and coast of Natural Earth, without borders. */
function landOf(name: 'land-110m' | 'land-50m'): () => Land {
  let read: Land | undefined;
  return () => {
    read ??= landIn(JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8')));
    return read;
  };
}

function landIn(topology: Topology): Land {
  const { land } = topology.objects;
  if (!land) throw new Error('The atlas has no land.');
  return feature(topology, land);
}

export const coarseLand = landOf('land-110m');
export const fineLand = landOf('land-50m');
