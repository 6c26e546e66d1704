import { useParams } from 'react-router-dom';
import { useWarning } from '#web/ui/use-warning.ts';

export function useBlogUsername(): string {
  const { username = '' } = useParams();
  useWarning(username === '' ? 'A blog was opened without a username.' : null);
  return username;
}
