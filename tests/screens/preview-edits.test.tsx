import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { rendersDuring } from '#tests/kit/renders.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { PreviewPane } from '#web/dashboard/preview-pane.tsx';
import { beginFlows } from './open-tab.tsx';

const trips = Array.from({ length: 20 }, (_, index) => makeTrip({ _id: `trip-${index}`, title: `Trip ${index}` }));
const creator = makeBlogCreator({ publishedVayas: trips });

function openPreview() {
  const flows = beginFlows({ creator });
  render(
    <MemoryRouter>
      <PreviewPane actors={flows} creator={creator} today="2026-06-15" BlogInApp={BlogInApp} />
    </MemoryRouter>,
  );
  const cardsDrawn = (edit: Parameters<typeof flows.editing.send>[0]) =>
    rendersDuring(() => act(() => flows.editing.send(edit))).filter((name) => name === 'Postcard').length;
  return { cardsDrawn };
}

describe('an edit, in the preview', () => {
  it('draws no card of a trip for the head of the page, and one for a trip that comes back', () => {
    const { cardsDrawn } = openPreview();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(cardsDrawn({ type: 'cover.style', opacity: 0.5 })).toBe(0);
    expect(cardsDrawn({ type: 'trip.show', trip: 'trip-7', isShown: false })).toBe(0);
    expect(screen.getAllByRole('article')).toHaveLength(19);
    expect(cardsDrawn({ type: 'trip.show', trip: 'trip-7', isShown: true })).toBe(1);
  });

  it('writes its rule anew, in the sheet that is there', () => {
    const { cardsDrawn } = openPreview();
    const [sheet] = document.adoptedStyleSheets;
    const written = () => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
    cardsDrawn({ type: 'cover.style', opacity: 0.4 });
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    expect(written()).toContain('--blog-coverOpacity: 0.4');
    cardsDrawn({ type: 'page.font', font: 'Courier New' });
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    expect(written()).toContain('Courier New');
    expect(written()).toContain('--blog-coverOpacity: 0.4');
  });
});
