/** What the journeys do in any browser. Controls are named by their label or their visible text. */
export interface Tab {
  open(address: string): Promise<void>;
  sees(text: string): Promise<void>;
  press(name: string): Promise<void>;
  /** Types over what a field has. */
  fill(label: string, text: string): Promise<void>;
  /** Types at the caret of a field; `ArrowLeft` moves it. */
  type(label: string, ...keys: readonly string[]): Promise<void>;
  valueOf(label: string): Promise<string>;
}

export interface OpenBrowser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  name: string;
  launch(): Promise<OpenBrowser>;
}

export interface InstalledBrowser extends DrivenBrowser {
  /** The Debian packages that bring it. */
  packages: string;
  /** Whether all its programs are on this machine. */
  isInstalled(): boolean;
}
