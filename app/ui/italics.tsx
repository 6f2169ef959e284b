import { Fragment } from "react";

export function Italics({ text, names = [] }: { text: string; names?: string[] }) {
  // Longer names first, because they may contain shorter names.
  const [name] = names.filter((item) => text.includes(item)).sort((a, b) => b.length - a.length);
  if (!name) return text;
  const others = names.filter((item) => item !== name);
  return text.split(name).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    <Fragment key={index}>
      {index > 0 && <i>{name}</i>}
      <Italics text={part} names={others} />
    </Fragment>
  ));
}
