const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const isEmailAddress = (text: string): boolean => text.trim().length <= 254 && shape.test(text.trim());

export const sameEmailAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
