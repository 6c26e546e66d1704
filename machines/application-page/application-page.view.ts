import type { ApplicationPageSnapshot } from './application-page.machine.ts';

type Children = ApplicationPageSnapshot['children'];

export const flowsIn = ({ children }: ApplicationPageSnapshot) =>
  children as Required<{ [Id in keyof Children]: NonNullable<Children[Id]> }>;
export const isSent = (snapshot: ApplicationPageSnapshot): boolean => snapshot.matches('sent');
