import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { type CoverAnswer, coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import {
  type PictureActor,
  pictureMachine,
  type ReadAnswer,
  type ReadInput,
} from '#machines/picture/picture.machine.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { generalTabMessages } from '#web/dashboard/general-tab.messages.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { onPage } from './on-page.tsx';

const never = () => new Promise<never>(() => {});

function open({ read = never, send = never, address = null }: Partial<Doors> = {}) {
  const picture: PictureActor = createActor(
    pictureMachine.provide({
      actors: { readPicture: fromPromise<ReadAnswer, ReadInput>(read) },
    }),
  ).start();
  const upload = createActor(
    coverUploadMachine.provide({ actors: { uploadCoverImage: fromPromise<CoverAnswer>(send) as never } }),
    { input: { creatorId: 'creator-1' } },
  ).start();
  const onRemove = vi.fn();
  const page = createActor(createMachine({ on: { 'cover.remove': { actions: onRemove } } })).start();
  const removal = { actor: page, event: { type: 'cover.remove' } };
  render(onPage(<CoverPicture words={generalTabMessages.en} {...{ picture, upload, address, removal }} />));
  return { picture, upload, onRemove };
}
interface Doors {
  read: () => Promise<ReadAnswer>;
  send: () => Promise<CoverAnswer>;
  address: string | null;
}

const choose = () =>
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [new File(['x'], 'cover.png')] } });
const drawn = { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } as const;

describe('the cover', () => {
  it.each([
    ['[EDIT-10, ERR-08]', 'pictureType', 'Please select a valid image file'],
    ['[EDIT-11]', 'pictureSize', 'Image size should be less than 5MB'],
  ] as const)('%s of a file that cannot be one says why', async (_, problem, words) => {
    open({ read: async () => ({ kind: 'refused', problem }) });
    choose();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText(/^Choose/, { selector: '[aria-invalid=true]' })).toBeTruthy();
    await expectAccessible();
  });

  it('[EDIT-09, EDIT-14, BLOG-28] says that it is uploading, and takes no other picture until then', () => {
    const { upload, picture } = open();
    act(() => upload.send(drawn));
    expect(screen.getByText('Uploading cover image...')).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(/^Choose/);
    expect(field.getAttribute('aria-disabled')).toBe('true');
    act(() => field.focus());
    expect(document.activeElement).toBe(field);
    choose();
    expect(picture.getSnapshot().matches('reading')).toBe(false);
  });

  it.each([
    ['[EDIT-12]', async () => ({ kind: 'refused', message: null }) as const, 'Failed to upload cover image'],
    ['[EDIT-12]', async () => ({ kind: 'refused', message: 'Too many today.' }) as const, 'Too many today.'],
    ['[EDIT-13]', () => Promise.reject(new Error('away')), 'Error uploading cover image'],
  ])('%s that did not come through says so, and can be sent again', async (_, send, words) => {
    const { upload } = open({ send: vi.fn<Doors['send']>(never).mockImplementationOnce(send) });
    act(() => upload.send(drawn));
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Uploading cover image...')).toBeTruthy();
  });

  it('is shown, and taken away', () => {
    const { onRemove } = open({ address: '/media/cover-image/0/960.webp' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/cover-image/0/960.webp');
    expect(screen.getByLabelText('Choose another')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the cover' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
