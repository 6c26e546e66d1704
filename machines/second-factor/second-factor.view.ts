import type { SecondFactorSnapshot } from './second-factor.machine.ts';
import type { SecondFactorSetUpSnapshot } from './second-factor-set-up.machine.ts';

type Confirming = SecondFactorSnapshot | SecondFactorSetUpSnapshot;

export const acceptsCode = (snapshot: Confirming): boolean => hasTag(snapshot, 'acceptsCode');
export const isChecking = (snapshot: Confirming): boolean => hasTag(snapshot, 'busy');

export type CodeProblem = { kind: 'none' } | { kind: 'wrong' } | { kind: 'refused'; message: string | null };

export function codeProblemOf(snapshot: Confirming): CodeProblem {
  if (hasTag(snapshot, 'wrong')) return { kind: 'wrong' };
  return hasTag(snapshot, 'refused') ? { kind: 'refused', message: snapshot.context.message } : { kind: 'none' };
}

const hasTag = ({ tags }: Confirming, tag: string): boolean => [...tags].some((each) => each === tag);

export const stageOfCode = (snapshot: SecondFactorSnapshot): 'app' | 'recovery' =>
  snapshot.matches('recovery') ? 'recovery' : 'app';

export function stageOfSetUp(snapshot: SecondFactorSetUpSnapshot): 'scanning' | 'keeping' | 'confirming' {
  if (snapshot.matches('keeping')) return 'keeping';
  return snapshot.matches('confirming') ? 'confirming' : 'scanning';
}

export function copyOf(snapshot: SecondFactorSetUpSnapshot): 'none' | 'copied' | 'notCopied' {
  if (snapshot.hasTag('copied')) return 'copied';
  return snapshot.hasTag('notCopied') ? 'notCopied' : 'none';
}
