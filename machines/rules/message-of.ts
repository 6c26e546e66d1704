/** The server's message, else the client's error message, else nothing: the screen then says its area's default. */
export function messageOf(failure: unknown): string | null {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return null;
  return typeof failure.message === 'string' && failure.message.trim() !== '' ? failure.message : null;
}
