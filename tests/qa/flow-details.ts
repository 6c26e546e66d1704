/** What the workbench knows about a flow: written by the build, read by its server and its pages. */
export interface FlowSummary {
  name: string;
  title: string;
  /** Who uses it: an area of the index. */
  role: string;
  address: string;
  states: number;
  transitions: number;
  paths: number;
  journeys: number;
  /** The number of journeys that the chart does not take as they are written. */
  failingJourneys: number;
  /** Whether the player can show the screen; other flows are played as a chart alone. */
  hasScreen: boolean;
  /** Its states, events, calls, texts and buttons, for the search. */
  phrases: string[];
}

export interface FlowDetails extends FlowSummary {
  /** What has to be done before the flow begins. */
  start: string;
  diagrams: DiagramLayout[];
  /** The flows that it invokes, by the names of the actors in its diagrams. */
  invoked: { id: string; flow: string }[];
  stateList: StateDetails[];
  pathList: PathDetails[];
  journeyList: JourneyDetails[];
  answers: { call: string; answer: string; how: string }[];
  /** The Turkish of its texts and buttons. */
  turkish: Record<string, string[]>;
  /** The ids of docs/requirements.md that its journeys prove. */
  requirements: string[];
  /** Each arrow of the whole chart as a line of Mermaid, by which versions are compared. */
  arrows: string[];
}

export interface JourneyDetails {
  title: string;
  /** Until it fails. */
  steps: string;
  /** Where the chart differs from the journey; null where it does not. */
  failure: string | null;
}

export interface StateDetails {
  name: string;
  /** The states of the diagram that are active. */
  active: string[];
  /** The shortest way there. */
  way: StepDetails[];
  texts: string[];
  buttons: string[];
  hasEnded: boolean;
}

export interface PathDetails {
  name: string;
  steps: StepDetails[];
}

export interface StepDetails {
  event: EventReference;
  words: string;
  state: string;
  active: string[];
  /** The texts and buttons of the flow that its screen shows then, and no others. */
  texts: string[];
  buttons: string[];
  /** The values with their labels: "Check-in: 12 Jun 2026". */
  facts: string[];
  effects: string[];
  /** The arrows that it takes, as in `FlowDetails`. */
  arrows: string[];
}

/** All flows of one version with their arrows, as the workbench exports them. */
export type Catalogue = Pick<FlowDetails, 'name' | 'title' | 'arrows'>[];

/** What differs between the flows of today and those of an earlier version. */
export interface Changes {
  /** The tag, branch or commit; null for a catalogue file. */
  since: string | null;
  flows: FlowChanges[];
}

export interface FlowChanges {
  name: string;
  title: string;
  kind: 'new' | 'changed' | 'gone';
  added: string[];
  removed: string[];
  /** The same source and event with another target, guard or delay. */
  altered: { before: string; after: string }[];
  /** Few paths that together take all arrows that were added or altered, except `untaken`. */
  paths: { number: number; name: string; arrows: string[] }[];
  untaken: string[];
}

/** An event by its type and the number of its case in the model: events may hold files and functions. */
export interface EventReference {
  type: string;
  index: number;
}

export interface DiagramLayout {
  title: string;
  width: number;
  height: number;
  states: StateBox[];
  arrows: ArrowLine[];
}

export interface StateBox {
  id: string;
  name: string;
  invokes: string[];
  isCompound: boolean;
  isInitial: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ArrowLine {
  source: string;
  target: string;
  /** As the chart names it. */
  label: string;
  words: string;
  points: Point[];
  /** The upper left corner of the label. */
  labelAt: Point;
}

export interface Point {
  x: number;
  y: number;
}
