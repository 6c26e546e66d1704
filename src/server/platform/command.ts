/** What a command is given: its options, and the words after its name. */
export interface Given {
  username?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  creators?: string | undefined;
  replace?: boolean | undefined;
  'password-stdin'?: boolean | undefined;
  rest: string[];
}

/** A command that cannot be carried out, in one sentence. */
export class Refusal extends Error {}
