export const accepted: Record<string, Record<string, string>> = {};
