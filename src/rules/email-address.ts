const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const isEmailAddress = (text: string): boolean => text.trim().length <= 254 && shape.test(text.trim());

/** To the letter: what looks alike to us may be somebody else's to their mail server. */
export const sameEmailAddress = (one: string, other: string): boolean => one.trim() === other.trim();
