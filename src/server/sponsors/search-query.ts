import { readAddress } from '#rules/directory-address.ts';

export const addressIn = (query: string) => readAddress([...new URLSearchParams(query)]);

export const queryIn = (query: string) => addressIn(query).query;
