/** A body whose field data holds the list, or the list as the body itself: both are read. */
export const listed = <Item>(reply: Item[] | { data: Item[] }): Item[] => (Array.isArray(reply) ? reply : reply.data);
