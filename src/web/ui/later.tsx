import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from './banner.tsx';
import { loadModule } from './load-module.ts';
import * as css from './spinner.css.ts';
import { Spinner } from './spinner.tsx';
import { uiMessages } from './ui.messages.ts';

interface ContentProps<Module> {
  error: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A module that is loaded when a part of it is first shown: `const dialogs = new LazyModule(() => import('./dialogs.tsx'))`. */
export class LazyModule<Module> {
  loaded: Module | null = null;
  failures = 0;
  readonly #importModule: () => Promise<Module>;
  readonly #listeners = new Set<() => void>();
  #Content = this.#makeContent();

  constructor(importModule: () => Promise<Module>) {
    this.#importModule = importModule;
  }

  readonly preload = (): void => void this.load();
  readonly content = () => this.#Content;

  readonly retry = (): void => {
    this.#Content = this.#makeContent();
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #makeContent() {
    return lazy(async () => {
      const module = await this.load();
      return {
        default: ({ error, children }: ContentProps<Module>) => (module === null ? error : children(module)),
      };
    });
  }

  async load(): Promise<Module | null> {
    try {
      this.loaded ??= await loadModule(this.#importModule);
    } catch {
      this.failures += 1;
    }
    return this.loaded;
  }
}

interface LaterProps<Module> {
  module: LazyModule<Module>;
  fallback?: ReactNode;
  /** The user has just asked for the part: a modal spinner covers the page, and an error takes the focus. */
  isOnDemand?: boolean;
  /** For a part that is shown many times, or next to another part of the same module. */
  hidesError?: boolean;
  children: (module: Module) => ReactNode;
}

/** A part of a page that is loaded when it is shown. An error replaces the part alone, so that nothing typed elsewhere is lost. */
export function Later<Module>(props: LaterProps<Module>) {
  const { module, fallback = null, isOnDemand = false, hidesError = false, children } = props;
  const Content = useSyncExternalStore(module.subscribe, module.content);
  const [preloaded] = useState(module.loaded);
  if (preloaded !== null) return children(preloaded);
  const error = hidesError ? null : <LoadError module={module} takesFocus={isOnDemand} />;
  return (
    <Suspense fallback={isOnDemand ? <Overlay /> : fallback}>
      <Content error={error}>{children}</Content>
    </Suspense>
  );
}

/** Modal, so that nothing else can be pressed until the part is there. */
function Overlay() {
  const ui = useMessages(uiMessages);
  return createPortal(
    <dialog ref={showModal} closedby="none" className={css.overlay} aria-label={ui.loading} aria-busy>
      <Spinner words={ui.loading} />
    </dialog>,
    document.body,
  );
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/** Loads a module once the page is shown, so that it is there even if the connection is lost. */
export function usePreload(module: LazyModule<unknown> | null): void {
  useEffect(() => module?.preload(), [module]);
}

const reload = () => location.reload();

function LoadError({ module, takesFocus }: { module: LazyModule<unknown>; takesFocus: boolean }) {
  const ui = useMessages(uiMessages);
  const retry = { label: ui.tryAgain, onPress: module.retry };
  const hasFailedAgain = module.failures > 1;
  return (
    <Banner
      tone="danger"
      takesFocus={takesFocus}
      actions={hasFailedAgain ? [retry, { label: ui.reloadPage, onPress: reload }] : [retry]}
    >
      {hasFailedAgain ? ui.partLost : ui.partMissing}
    </Banner>
  );
}
