import { inWords, stateInWords } from '#tests/kit/in-words.ts';

/** An arrow as the pages in docs/machines and catalogue files write it: `closed --> open__empty: door.push [isFree]`. */
export function partsOf(arrow: string): { source: string; target: string; label: string } {
  const [, source = '', target = '', label = ''] = /^(\S+) --> (\S+): (.*)$/.exec(arrow) ?? [];
  return { source, target, label };
}

/** “closed → open › empty: Door push, if is free”. */
export function lineInWords(arrow: string): string {
  const { source, target, label } = partsOf(arrow);
  const [, event = label, condition] = /^(.*) \[([^\]]*)\]$/.exec(label) ?? [];
  const words = inWords(event.replaceAll('.', ' '));
  const what = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const [from, to] = [source, target].map((id) => stateInWords(id.replaceAll('__', '.')));
  return `${from} → ${to}: ${what}${condition ? `, if ${inWords(condition)}` : ''}`;
}
