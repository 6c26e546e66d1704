import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/** What was answered, as it came; null where nothing came. */
export type Told = { status: number; data: string } | null;

/** Answers a call by what somebody else has asked for. */
export const answering =
  (answer: (config: InternalAxiosRequestConfig) => Promise<Told>): AxiosAdapter =>
  async (config) => {
    const told = await answer(config);
    if (told === null) throw new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);
    const response = { ...told, statusText: '', headers: {}, config };
    if (config.validateStatus?.(told.status)) return response;
    throw new axios.AxiosError(`Refused: ${told.status}`, undefined, config, null, response);
  };
