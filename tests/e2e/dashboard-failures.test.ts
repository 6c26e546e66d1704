import { takeFailures } from './take-failures.ts';

takeFailures([{ quarter: 0, width: 1440 }]);
