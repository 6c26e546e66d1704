import { catalogueOf } from './catalogue.ts';
import { declaredTransitions } from './coverage.ts';
import { type Model, walksOf } from './model.ts';

/** Every page of docs/machines by its name. */
export function atlasPages(models: Record<string, Model>): [name: string, text: string][] {
  const rows = Object.entries(models).map(
    ([name, model]) =>
      `| [${model.title}](${name}.md) | ${declaredTransitions(model.machine).length} | ${walksOf(model).length} |`,
  );
  const index = [
    '# Machines',
    'Every flow and lifecycle, walked: written by `npm run atlas`, and a test fails when it drifts.',
    ['| flow | transitions | walks |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
  return [
    ['README.md', `${index}\n`],
    ...Object.entries(models).map(([name, model]): [string, string] => [`${name}.md`, catalogueOf(model)]),
  ];
}
