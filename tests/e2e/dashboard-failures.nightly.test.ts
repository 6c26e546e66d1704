import { takeFailures } from './take-failures.ts';

takeFailures([
  { quarter: 0, width: 1440 },
  { quarter: 1, width: 1440 },
  { quarter: 2, width: 375 },
  { quarter: 3, width: 375 },
]);
