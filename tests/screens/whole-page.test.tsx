import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { laterScript } from '#web/page/later-script.ts';
import { WholePage } from '#web/page/whole-page.tsx';

/** What the pages around it say of a page that could not be loaded. */
class Teller extends Component<{ children: ReactNode }, { told: string | null }> {
  override state = { told: null };
  static getDerivedStateFromError = ({ message }: Error) => ({ told: message });
  override render() {
    return this.state.told ?? this.props.children;
  }
}

describe("what is in a whole page's place", () => {
  afterEach(cleanup);

  it('waits for its script, and is shown once', async () => {
    const script = Promise.withResolvers<object>();
    const shown = vi.fn(() => <h1>Directory</h1>);
    const Page = shown;
    const later = laterScript(() => script.promise);
    render(
      <WholePage script={later}>
        <Page />
      </WholePage>,
    );
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(shown).not.toHaveBeenCalled();
    await act(async () => script.resolve({}));
    expect(screen.getByRole('heading', { name: 'Directory' })).toBeDefined();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says what any page says when its script fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const later = laterScript(() => Promise.reject(new Error('Failed to fetch')));
    await act(async () =>
      render(
        <StrictMode>
          <Teller>
            <WholePage script={later}>Directory</WholePage>
          </Teller>
        </StrictMode>,
      ),
    );
    expect(screen.getByText('A script could not be loaded.')).toBeDefined();
    vi.restoreAllMocks();
  });
});

/** React itself would hold back for 300 ms what comes after something was shown in its place. */
describe('a page that comes soon after its spinner', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

  it('is shown at once', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) waits.push(await waitAfterScript());
    expect(Math.min(...waits)).toBeLessThan(250);
  });
});

async function waitAfterScript(): Promise<number> {
  const script = Promise.withResolvers<object>();
  const place = document.createElement('div');
  const root = createRoot(place);
  const sees = (text: string) => eventually(() => expect(place.textContent).toBe(text));
  root.render(<WholePage script={laterScript(() => script.promise)}>Directory</WholePage>);
  await sees('Loading...');
  const begun = performance.now();
  script.resolve({});
  await sees('Directory');
  const waited = performance.now() - begun;
  root.unmount();
  return waited;
}
