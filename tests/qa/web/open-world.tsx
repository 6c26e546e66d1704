import { Button } from '#web/ui/button.tsx';

interface OpenWorldProps {
  /** The address of a flow: that of a page of the product, or words. */
  address: string;
}

/** Opens a page in a fresh world, in a tab of its own. */
export function OpenWorld({ address }: OpenWorldProps) {
  const page = address.replace(':username', 'demo-creator');
  if (!page.startsWith('/') || page.includes(':')) return null;
  return (
    <form
      method="post"
      action={`/api/qa/worlds/visit?at=${encodeURIComponent(page)}`}
      encType="text/plain"
      target="_blank"
      rel="noopener"
    >
      <Button type="submit" look="secondary">
        Open in a fresh world
      </Button>
    </form>
  );
}
