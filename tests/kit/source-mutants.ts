import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, transformWithOxc } from 'vite';
import type { AnyStateMachine } from 'xstate';
import type { Mutant } from './mutants.ts';

const folder = join(import.meta.dirname, '../../machines');

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}
interface Change extends Edit {
  /** The names of the definitions around it. */
  where: readonly string[];
}

/** A chart from its own files with one small mistake in a function: a guard, an assignment, an input. */
export async function sourceMutantsOf(file: string, machine: AnyStateMachine): Promise<Mutant[]> {
  const path = join(folder, file);
  const code = await codeOf(path);
  const program = parseSync('chart.js', code).program as unknown as Node;
  const load = await loaderOf(program, code, path);
  const name = await nameOf(path, machine);
  return usedBy(name, program)
    .flatMap((node) => changesIn(node, code))
    .map(({ start, end, text, where }) => {
      const say = (words: string) => words.replace(/\s+/g, ' ').slice(0, 70);
      const make = () => load([{ start, end, text }])[name] as AnyStateMachine;
      return mutantOf(`${where.join('.')}: ${say(code.slice(start, end))} → ${say(text)}`, make);
    });
}

const importOfPart = /^import .* from "(\.\/[\w-]+\.(?:setup|region)\.ts)";$/gm;

/** The code of a chart's file, after that of its setup and its regions where they have files of their own. */
async function codeOf(path: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(path)) return '';
  seen.add(path);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  const parts: string[] = [];
  for (const [, from = ''] of code.matchAll(importOfPart)) parts.push(await codeOf(join(dirname(path), from), seen));
  return [...parts, code.replace(importOfPart, '')].join('\n');
}

/** The definitions that the chart uses; other exports of its file have tests of their own. */
function usedBy(name: string, { body }: Node): Node[] {
  const declared = new Map(
    (body as Node[]).flatMap((node) => {
      const inner = (node.declaration ?? node) as Node;
      const each = inner.type === 'VariableDeclaration' ? (inner.declarations as Node[]) : [inner];
      return each.map((part): [string, Node] => [nameIn(part.id), part]);
    }),
  );
  const [used, left] = [new Set<Node>(), [name]];
  for (const each of left) {
    const node = declared.get(each);
    if (!node || used.has(node)) continue;
    used.add(node);
    left.push(...namesWithin(node));
  }
  return [...used];
}

const namesWithin = (node: Node): string[] => [
  ...(node.type === 'Identifier' ? [nameIn(node)] : []),
  ...Object.values(node).flat().filter(isNode).flatMap(namesWithin),
];

/** The chart is created when it is first used: one that cannot be created is noticed by every suite. */
function mutantOf(name: string, make: () => AnyStateMachine): Mutant {
  let made: AnyStateMachine | undefined;
  return {
    name,
    get machine() {
      made ??= make();
      Object.assign(made.config, { options: { maxIterations: 100 } });
      return made;
    },
  };
}

async function nameOf(path: string, machine: AnyStateMachine): Promise<string> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
  const found = Object.entries(exported).find(([, value]) => isSameChart(value, machine));
  if (!found) throw new Error(`${path} exports no chart "${machine.id}".`);
  return found[0];
}

const isSameChart = (value: unknown, { config }: AnyStateMachine): boolean =>
  Reflect.get(Object(value), 'config') === config;

type Load = (edits: readonly Edit[]) => Record<string, unknown>;

/** Evaluates the module again in memory, with its imports as they are. */
async function loaderOf({ body }: Node, code: string, path: string): Promise<Load> {
  const edits: Edit[] = [];
  const imports: Record<string, unknown> = {};
  const exported: string[] = [];
  /** Several files may import the same name. */
  const locals = new Set<string>();
  for (const node of body as Node[]) {
    if (node.type === 'ImportDeclaration') {
      const from = String((node.source as Node).value);
      const url = from.startsWith('.') ? new URL(from, pathToFileURL(path)).href : from;
      imports[from] = await import(/* @vite-ignore */ url);
      const specifiers = (node.specifiers as Node[]).filter(({ local }) => !locals.has(nameIn(local)));
      for (const { local } of specifiers) locals.add(nameIn(local));
      const names = specifiers.map((each) => `${nameIn(each.imported)}: ${nameIn(each.local)}`);
      edits.push({ ...node, text: `const { ${names.join(', ')} } = imports[${JSON.stringify(from)}];` });
    }
    if (node.type === 'ExportNamedDeclaration') {
      const declared = node.declaration as Node | null;
      edits.push({ start: node.start, end: declared?.start ?? node.end, text: '' });
      const names = declared?.id ? [declared] : ((declared?.declarations ?? []) as Node[]);
      exported.push(...names.map(({ id }) => nameIn(id)));
    }
  }
  return (more) => {
    const body = edited(code, [...edits, ...more]);
    return new Function('imports', `${body}\nreturn { ${exported.join(', ')} };`)(imports);
  };
}

const nameIn = (node: unknown): string => String(Reflect.get(Object(node), 'name'));

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

const otherOperator: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

/** Mistakes within functions and assigned objects; the rest of the file is the chart's configuration, which mutants.ts changes. */
function changesIn(node: Node, code: string, where: readonly string[] = [], isComputed = false): Change[] {
  const isFunction = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration';
  const isAssign = node.type === 'CallExpression' && /^(assign|emit|sendTo)$/.test(nameIn(node.callee));
  const isInner = isComputed || isFunction || isAssign;
  const name = node.type === 'Property' ? node.key : node.id;
  const here = name
    ? [...where, String(Reflect.get(Object(name), 'name') ?? Reflect.get(Object(name), 'value'))]
    : where;
  const own = isInner ? mistakesOf(node, code).map((edit) => ({ ...edit, where: here })) : [];
  return [...own, ...partsOf(node).flatMap((part) => changesIn(part, code, here, isInner))];
}

/** The right side of '??' satisfies the types only; parameters and property names are not computed. */
const partsOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const isLeftOut =
      key === 'params' || (key === 'right' && node.operator === '??') || (key === 'key' && node.computed !== true);
    return isLeftOut
      ? []
      : [value]
          .flat()
          .filter(isNode)
          .map(node.type === 'Property' ? typedIn(node) : same);
  });

const same = (part: Node): Node => part;

/** An incomplete initial context would not compile. */
const typedIn =
  ({ key }: Node) =>
  (part: Node): Node =>
    nameIn(key) === 'context' && isNode(part.body) ? { ...part, body: typed(part.body) } : part;

const typed = (body: Node): Node =>
  isNode(body.expression) ? { ...body, expression: typed(body.expression) } : { ...body, isTyped: true };

const isNode = (value: unknown): value is Node => typeof Reflect.get(Object(value), 'type') === 'string';

function mistakesOf(node: Node, code: string): Edit[] {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const put = (text: string): Edit => ({ start: node.start, end: node.end, text });
  const without = (list: readonly Node[], [open, close]: readonly [string, string]) =>
    list.map((_, index) => put(`${open}${list.toSpliced(index, 1).map(textOf).join(', ')}${close}`));
  const other = otherOperator[String(node.operator)];
  const { left, right, test, argument, callee } = node as Record<string, Node>;
  if (left && right && other) {
    const swapped = put(`(${textOf(left)} ${other} ${textOf(right)})`);
    return node.type === 'LogicalExpression' ? [swapped, put(textOf(left)), put(textOf(right))] : [swapped];
  }
  if (node.type === 'UnaryExpression' && node.operator === '!' && argument) return [put(textOf(argument))];
  if (node.type === 'ConditionalExpression' && test) return [{ ...test, text: `!(${textOf(test)})` }];
  if (node.type === 'ObjectExpression' && !node.isTyped) return without(node.properties as Node[], ['({ ', ' })']);
  if (node.type === 'ArrayExpression') return without(node.elements as Node[], ['[', ']']);
  if (node.type === 'CallExpression' && (node.arguments as Node[]).length === 0 && callee?.type === 'MemberExpression')
    return [put(textOf(callee.object as Node))];
  if (node.type === 'Literal') return literalsBeside(node.value).map(put);
  return [];
}

const literalsBeside = (value: unknown): string[] => {
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  return value === '' ? ["'?'"] : [];
};
