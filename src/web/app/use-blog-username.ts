import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { warn } from './warn.ts';

/** The blog that the address names. A missing name is no matter for the person who looks. */
export function useBlogUsername(): string {
  const { username = '' } = useParams();
  useEffect(() => {
    if (username === '') warn('A blog was opened without a username.');
  }, [username]);
  return username;
}
