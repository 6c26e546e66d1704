export const notProvided = (name: string) => (): Promise<never> => Promise.reject(mustBeProvided(name));

export const effectNotProvided = (name: string): never => {
  throw mustBeProvided(name);
};

const mustBeProvided = (name: string) => new Error(`"${name}" must be provided.`);
