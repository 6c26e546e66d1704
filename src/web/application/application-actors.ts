import type { ApplicationFlows, ApplicationPageActor } from '#machines/application-page/application-page.machine.ts';

/** The flows that meet on the page of the application. */
export type ApplicationActors = Omit<ApplicationFlows, 'watchDraft'> & { page: ApplicationPageActor };

export interface PartProps {
  actors: ApplicationActors;
}
