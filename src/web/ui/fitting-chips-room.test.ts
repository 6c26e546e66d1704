import { describe, expect, it } from 'vitest';
import { fitting } from './fitting-chips-room.ts';

describe('the chips of a card', () => {
  it('are as many as have room on two lines, and leave room for how many more there are', () => {
    const labels = ['Kaş', 'Photo Shoot', 'Winter sports', 'Turkish', 'Paid campaign'];
    expect([190, 220, 320].map((room) => fitting(labels, room))).toEqual([3, 4, 5]);
  });

  it('are at least one, cut where it must be', () => {
    expect(fitting(['x'.repeat(200), 'y'.repeat(200), 'Story'], 190)).toBe(1);
    expect(fitting([], 190)).toBe(0);
  });
});
