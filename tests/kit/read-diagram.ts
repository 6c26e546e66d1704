/** What a diagram shows once it is drawn. */
export interface Picture {
  states: { alias: string; lines: string[]; within: string | null }[];
  edges: { from: string; to: string; label: string }[];
  starts: { within: string | null; at: string }[];
  ends: string[];
}

const stateLine = /^state "([^"{}]+)" as ([A-Za-z]\w*)( \{)?$/;
const startLine = /^\[\*\] --> ([A-Za-z]\w*)$/;
const endLine = /^([A-Za-z]\w*) --> \[\*\]$/;
const edgeLine = /^([A-Za-z]\w*) --> ([A-Za-z]\w*): ([^:;"{}#%]+)$/;
const reserved = /^(state|note|end|as|scale|class|classDef|style|direction|click|default)$/;

/**
 * Draws the part of Mermaid's language in which the charts are written, and refuses what Mermaid was seen to refuse: regions outside
 * of a state, a state told twice, a way to or from a state that there is none of, words of the language as a name.
 */
export function readDiagram(text: string): Picture {
  const picture: Picture = { states: [], edges: [], starts: [], ends: [] };
  const open: string[] = [];
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== 'stateDiagram-v2') throw new Error(`It begins with "${head}".`);
  for (const line of lines.map((each) => each.trim())) readLine(line, picture, open);
  if (open.length > 0) throw new Error(`"${open.at(-1)}" is not closed.`);
  const known = new Set(picture.states.map(({ alias }) => alias).concat('everywhere'));
  const named = [...picture.edges.flatMap(({ from, to }) => [from, to]), ...picture.ends];
  for (const alias of [...named, ...picture.starts.map(({ at }) => at)])
    if (!known.has(alias)) throw new Error(`There is no state "${alias}".`);
  return picture;
}

function readLine(line: string, picture: Picture, open: string[]): void {
  const within = open.at(-1) ?? null;
  const [, title, alias = '', brace] = stateLine.exec(line) ?? [];
  const [, start] = startLine.exec(line) ?? [];
  const [, end] = endLine.exec(line) ?? [];
  const [, from, to = '', label = ''] = edgeLine.exec(line) ?? [];
  if (title !== undefined) {
    if (reserved.test(alias)) throw new Error(`"${alias}" is a word of the language.`);
    if (picture.states.some((state) => state.alias === alias)) throw new Error(`"${alias}" is told twice.`);
    picture.states.push({ alias, lines: title.split('<br/>'), within });
    if (brace) open.push(alias);
  } else if (start !== undefined) picture.starts.push({ within, at: start });
  else if (end !== undefined) picture.ends.push(end);
  else if (from !== undefined) picture.edges.push({ from, to, label });
  else if (line === '}' && within !== null) open.pop();
  else if (line !== '--' || within === null) throw new Error(`"${line}" cannot be drawn.`);
}
