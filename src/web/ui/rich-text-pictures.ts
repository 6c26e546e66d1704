import { type Editor, Node } from '@tiptap/core';
import type { Node as Document } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { sourcesOf } from './picture-sources.ts';
import * as css from './rich-text.css.ts';

/** A picture that may stand in the text. */
export interface NamedPicture {
  key: string;
  name: string;
  caption: string;
}

export type Step = 'up' | 'down';

interface Options {
  pictures: () => readonly NamedPicture[];
}

const pictureOf = ({ pictures }: Options, key: unknown) => pictures().find((picture) => picture.key === key);

/** A block of the document. What it shows of the picture follows the list of pictures. */
export const PictureBlock = Node.create<Options>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ pictures: () => [] }),
  addAttributes: () => ({ key: { default: '' } }),
  parseHTML() {
    const { options } = this;
    return [
      {
        tag: '[data-picture]',
        getAttrs: ({ dataset: { picture: key } }) => (pictureOf(options, key) ? { key } : false),
      },
    ];
  },
  renderHTML({ node }) {
    const { src, srcSet } = sourcesOf(String(node.attrs.key), 'cover');
    const image = { src, srcset: srcSet, sizes: '480px', width: 1600, height: 1000, alt: '', class: css.image };
    return ['figure', { 'data-picture': node.attrs.key, class: css.picture }, ['img', image]];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Alt-ArrowUp': () => movePicture(editor, 'up'),
      'Alt-ArrowDown': () => movePicture(editor, 'down'),
      Enter: () => writeBelow(editor, ''),
      // Next to a picture they select it first, so that it is not removed by surprise.
      Backspace: () => isNextToPicture(editor.state, -1) && editor.commands.selectNodeBackward(),
      Delete: () => isNextToPicture(editor.state, 1) && editor.commands.selectNodeForward(),
    };
  },
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          // A letter does not replace the picture that is selected.
          handleTextInput: (_view, _from, _to, text) => writeBelow(editor, text),
          decorations: ({ doc }) => nameDecorations(doc, options),
        },
      }),
    ];
  },
});

function nameDecorations(doc: Document, options: Options): DecorationSet {
  const named: Decoration[] = [];
  doc.forEach((node, at) => {
    const picture = node.type.name === 'picture' && pictureOf(options, node.attrs.key);
    if (picture) named.push(Decoration.node(at, at + node.nodeSize, attributesOf(picture)));
  });
  return DecorationSet.create(doc, named);
}

const attributesOf = ({ name, caption }: NamedPicture) => ({
  role: 'img',
  'aria-label': name,
  'data-caption': caption,
});

/** After a change of a name or a caption. */
export const redrawPictures = ({ state, view }: Editor): void => view.dispatch(state.tr.setMeta('preventUpdate', true));

export const selectedPicture = ({ selection }: EditorState): NodeSelection | null =>
  selection instanceof NodeSelection && selection.node.type.name === 'picture' ? selection : null;

/** Places it below the block that the caret is in, or above if the caret is at the beginning; an empty paragraph gives way. */
export function placePicture({ state, view }: Editor, key: string): void {
  const { schema, selection, tr } = state;
  const { $from, $to, empty } = selection;
  const isBefore = empty && $from.depth === 1 && $from.parentOffset === 0;
  const at = isBefore ? $from.before() : $to.depth === 0 ? $to.pos : $to.after(1);
  const end = isBefore && $from.parent.content.size === 0 ? $from.after() : at;
  tr.replaceWith(at, end, schema.node('picture', { key }));
  if (tr.doc.resolve(at + 1).nodeAfter === null) tr.insert(at + 1, schema.node('paragraph'));
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
}

/** Swaps the selected picture with the block above or below. */
export function movePicture({ state, view }: Editor, step: Step): boolean {
  const selected = selectedPicture(state);
  if (selected === null) return false;
  const { from, to, node, $from } = selected;
  const index = $from.index(0) + (step === 'up' ? -1 : 1);
  const neighbour = state.doc.maybeChild(index);
  if (neighbour === null) return true;
  const at = step === 'up' ? from - neighbour.nodeSize : from + neighbour.nodeSize;
  const tr = state.tr.delete(from, to).insert(at, node);
  tr.setSelection(NodeSelection.create(tr.doc, at)).setMeta('uiEvent', 'move');
  view.dispatch(tr.scrollIntoView());
  return true;
}

function writeBelow({ state, view }: Editor, text: string): boolean {
  const selected = selectedPicture(state);
  if (selected === null) return false;
  const { to } = selected;
  const paragraph = state.schema.node('paragraph', null, text === '' ? [] : [state.schema.text(text)]);
  const tr = state.tr.insert(to, paragraph);
  tr.setSelection(Selection.near(tr.doc.resolve(to + 1 + text.length)));
  view.dispatch(tr.scrollIntoView());
  return true;
}

function isNextToPicture({ selection: { $from, empty }, doc }: EditorState, step: -1 | 1): boolean {
  const isAtEdge = $from.parentOffset === (step < 0 ? 0 : $from.parent.content.size);
  return empty && $from.depth === 1 && isAtEdge && doc.maybeChild($from.index(0) + step)?.type.name === 'picture';
}
