export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
