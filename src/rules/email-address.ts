const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const isEmailAddress = (text: string): boolean => text.trim().length <= 254 && shape.test(text.trim());

/** Compares exactly: mail servers may treat similar addresses as different mailboxes. */
export const sameEmailAddress = (one: string, other: string): boolean => one.trim() === other.trim();
