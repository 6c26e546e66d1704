import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pages } from '#web/back-office/pages.tsx';

describe('a page of a list for staff', () => {
  it('says which rows it shows', () => {
    render(<Pages offset={50} limit={50} shown={10} total={60} onTurn={() => {}} />);
    screen.getByText('51–60 of 60');
  });

  it('that has emptied since counts no rows, and leads back', () => {
    const turned: number[] = [];
    render(<Pages offset={50} limit={50} shown={0} total={3} onTurn={(offset) => turned.push(offset)} />);
    expect(screen.queryByText(/of 3/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(turned).toEqual([0]);
  });
});
