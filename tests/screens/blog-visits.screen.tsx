import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { flow } from '#tests/flows/blog-visits.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { VisitsChart } from '#web/dashboard/visits-chart.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof blogVisitsMachine> = {
  flow,
  machine: blogVisitsMachine,
  render: (visits) => onPage(<VisitsChart visits={visits} />),
};
