/** The values that stand still while a tester looks: a countdown goes on. */
export const steadyFacts = <Seen extends { facts: string[] }>(seen: Seen): Seen => ({
  ...seen,
  facts: seen.facts.filter((fact) => !/: \d:\d\d$/.test(fact)),
});
