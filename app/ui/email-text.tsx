/** An e-mail address that breaks, where it must, before its @. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
