/** A state, whose line may break before a dot. */
export const StateName = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?=\.)/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name keep their order.
      <span key={index}>
        <wbr />
        {part}
      </span>
    ))}
  </code>
);
