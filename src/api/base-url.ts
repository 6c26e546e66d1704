export const baseURL: string = import.meta.env.VITE_API_URL ?? '/api';

/** Whether the API has the origin of the page, as our own server does. Another server may know the specification alone. */
export const isOwnServer: boolean =
  globalThis.location === undefined || new URL(baseURL, location.href).origin === location.origin;
