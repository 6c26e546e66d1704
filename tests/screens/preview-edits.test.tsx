import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { rendersDuring } from '#tests/kit/renders.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { PreviewPane } from '#web/dashboard/preview-pane.tsx';
import { beginFlows } from './idle-dashboard.tsx';

const trips = Array.from({ length: 20 }, (_, index) => makeTrip({ _id: `trip-${index}`, title: `Trip ${index}` }));
const creator = makeBlogCreator({ publishedVayas: trips });

function openPreview() {
  const flows = beginFlows({ creator });
  render(<PreviewPane actors={flows} creator={creator} today="2026-06-15" BlogPreview={BlogInApp} />, {
    wrapper: MemoryRouter,
  });
  const rendersAfter = (edit: Parameters<typeof flows.editing.send>[0]) =>
    rendersDuring(() => act(() => flows.editing.send(edit)));
  return { rendersAfter };
}

/** The twenty trip cards alone are about 150 components. */
const maxRenders = 60;

describe('an edit, in the preview', () => {
  it('renders no trip card for a change to the cover, and only the card of a trip that is shown again', () => {
    const { rendersAfter } = openPreview();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(rendersAfter({ type: 'cover.style', opacity: 0.5 })).toBeLessThanOrEqual(maxRenders);
    expect(rendersAfter({ type: 'trip.show', trip: 'trip-7', isShown: false })).toBeLessThanOrEqual(maxRenders);
    expect(screen.getAllByRole('article')).toHaveLength(19);
    expect(rendersAfter({ type: 'trip.show', trip: 'trip-7', isShown: true })).toBeLessThanOrEqual(maxRenders);
    expect(screen.getAllByRole('article')).toHaveLength(20);
  });

  it('rewrites its rule in the existing style sheet', () => {
    const { rendersAfter } = openPreview();
    const [sheet] = document.adoptedStyleSheets;
    const written = () => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
    rendersAfter({ type: 'cover.style', opacity: 0.4 });
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    expect(written()).toContain('--blog-coverOpacity: 0.4');
    rendersAfter({ type: 'page.font', font: 'Courier New' });
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    expect(written()).toContain('Courier New');
    expect(written()).toContain('--blog-coverOpacity: 0.4');
  });
});
