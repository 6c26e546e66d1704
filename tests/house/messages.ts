import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { isLanguage, languages } from '#contract/language.ts';

/** All messages as tab-separated rows, for a spreadsheet: where, then one column for each language. */
export function listMessages(root: string): string {
  const parse = (file: string) =>
    parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return globSync('{src/{contract,rules,server,web},machines/rules}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|^src\/demo\//.test(file))
    .filter((file) => /\btr\b/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
    .flatMap((file) => pairsIn(parse(file)).flatMap((pair) => rowsOf(file, pair)))
    .join('\n');
}

interface Pair {
  path: string;
  /** One of each language. */
  texts: unknown[];
}

/** Properties of one object, or variables of one module, that are called `en`, `tr` and so on. */
function pairsIn(node: unknown, path = ''): Pair[] {
  const children = childrenOf(node);
  const texts = languages.map((language) => children.find((child) => nameOf(child) === language));
  const nested = children.filter((child) => !texts.includes(child));
  return [
    ...(texts.every(Boolean) ? [{ path, texts }] : []),
    ...nested.flatMap((child) => pairsIn(child, pathOf(child, path))),
  ];
}

function rowsOf(file: string, { path, texts }: Pair): string[] {
  const columns = texts.map((tree) => Map.groupBy(textsIn(tree, path), ([at]) => at));
  const paths = new Set(columns.flatMap((each) => [...each.keys()]));
  const column = (texts: [string, string][] = []) => texts.map(([, text]) => text).join(' / ');
  return [...paths].map((at) => [`${file} ${at}`, ...columns.map((each) => column(each.get(at)))].join('\t'));
}

function textsIn(node: unknown, path: string): [path: string, text: string][] {
  const { type, value, quasis = [], expressions = [] } = Object(node);
  if (type === 'Literal') return typeof value === 'string' ? [[path, value]] : [];
  const below = childrenOf(node).flatMap((child) => textsIn(child, pathOf(child, path)));
  if (type !== 'TemplateLiteral') return below;
  const parts = quasis.map((quasi: { value: { cooked: string } }, index: number) => {
    const { name, property } = Object(expressions[index]);
    return `${quasi.value.cooked}${index < expressions.length ? `{${name ?? property?.name ?? '…'}}` : ''}`;
  });
  return [[path, parts.join('').replaceAll('\n', '\\n')], ...below];
}

const nameOf = (node: unknown): string | undefined => {
  const { type, id, key } = Object(node);
  if (type === 'VariableDeclarator') return id.name;
  return type === 'Property' ? (key.name ?? String(key.value)) : undefined;
};

function pathOf(node: unknown, path: string): string {
  const name = nameOf(node);
  return name === undefined || isLanguage(name) ? path : [path, name].filter(Boolean).join('.');
}

/** Without imports, types, comparisons and the names of properties: they hold no messages. */
function childrenOf(node: unknown): unknown[] {
  const { type, key, expression } = Object(node);
  if (/^(?:Import|BinaryExpression)/.test(type)) return [];
  if (/^TS/.test(type)) return expression === undefined ? [] : [expression];
  const children = Object.values(Object(node))
    .flat()
    .filter((child) => child !== key && Object(child).type);
  return children.flatMap((child) =>
    /^(?:Variable|ExportNamed)Declaration$/.test(Object(child).type) ? childrenOf(child) : [child],
  );
}

if (import.meta.main) process.stdout.write(`${listMessages(join(import.meta.dirname, '../..'))}\n`);
