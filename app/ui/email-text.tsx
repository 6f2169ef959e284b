/** An e-mail address that may break before its @. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
