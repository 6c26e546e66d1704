import type { AnyEventObject } from 'xstate';

export interface EffectOrder {
  type: string;
  params?: unknown;
}

/** An effect that a chart asks for, in words. */
export function effectOf({ type, params }: EffectOrder): string {
  const details: Record<string, unknown> = { ...(typeof params === 'object' ? params : {}) };
  if (type === 'xstate.spawnChild') {
    const isFollowed = Reflect.get(Object(details.actorRef), '_syncSnapshot') === true;
    return `start ${isFollowed ? 'and follow ' : ''}${details.src} ${JSON.stringify(details.input) ?? ''}`.trim();
  }
  if (type === 'xstate.raise' && typeof details.delay === 'number')
    return `wait ${details.delay} ms for ${sayEvent(details.event as AnyEventObject)}`;
  if (type === 'xstate.cancel') return `wait no more for ${sayEvent({ type: String(details.sendId) })}`;
  if (type === 'xstate.sendTo') return `tell ${details.targetId} ${JSON.stringify(details.event)}`;
  if (type === 'xstate.stopChild')
    return `stop ${Reflect.get(Object(details.actorRef), 'id') ?? details.id ?? 'child'}`;
  if (type.startsWith('xstate.')) return type === 'xstate.emit' ? `tell ${JSON.stringify(details.event)}` : '';
  return `do ${type}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}

export const sayEvent = ({ type, ...payload }: AnyEventObject): string => {
  const name = type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 shows')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^$/, 'always');
  const { output, error, said, ...rest } = payload;
  if (typeof said === 'string') return `${name} ${said}`;
  const told = 'output' in payload ? output : 'error' in payload ? error : rest;
  return Object.keys(payload).length === 0 || told === undefined ? name : `${name} ${JSON.stringify(told)}`;
};

export const leavesOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(Object(value))
        .map(([key, inner]) =>
          Object.keys(Object(inner)).length === 0 && typeof inner !== 'string' ? key : `${key}.${leavesOf(inner)}`,
        )
        .join(' + ');
