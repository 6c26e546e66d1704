/** The time at which every flow begins, on its screen and in the workbench. Instants in fixtures count from here. */
export const flowNow = Date.parse('2026-06-01T12:00:00Z');
