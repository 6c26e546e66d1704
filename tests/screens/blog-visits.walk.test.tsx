import { describe } from 'vitest';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { flow } from '#tests/flows/blog-visits.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { VisitsChart } from '#web/dashboard/visits-chart.tsx';
import { onPage } from './on-page.tsx';

describe('visits of a blog through their chart', () => {
  walkScreen({ flow, machine: blogVisitsMachine, render: (visits) => onPage(<VisitsChart visits={visits} />) });
});
