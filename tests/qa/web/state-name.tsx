import { stateInWords } from '#tests/kit/in-words.ts';

/** A state in words; its name in the chart is what the pointer shows. */
export const StateName = ({ name }: { name: string }) => <em title={name}>{stateInWords(name)}</em>;
