import { useParams } from 'react-router-dom';
import { useWarning } from '#web/ui/use-warning.ts';

/** The blog that the address names. A missing name is no matter for the person who looks. */
export function useBlogUsername(): string {
  const { username = '' } = useParams();
  useWarning(username === '' ? 'A blog was opened without a username.' : null);
  return username;
}
