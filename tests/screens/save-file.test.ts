import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#machines/save-file.actors.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file that is handed to the downloads can be fetched by them for a minute', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL }));
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile(new Blob(['Name']), 'shortlist.csv');
  expect(pressed.mock.contexts).toMatchObject([{ href: 'blob:1', download: 'shortlist.csv' }]);
  vi.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']]);
});
