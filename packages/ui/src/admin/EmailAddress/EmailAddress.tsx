interface EmailAddressProps {
  children: string;
}

/** An address that breaks before its @ where it does not fit on a line. */
export function EmailAddress({ children }: EmailAddressProps) {
  const at = Math.max(children.lastIndexOf('@'), 0);
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
