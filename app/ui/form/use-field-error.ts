import { type FormEvent, type InvalidEvent, useId, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

export type ErrorTexts = { missing?: string; invalid?: string };

export function useFieldError({ missing, invalid }: ErrorTexts) {
  const id = useId();
  const [text, setText] = useState<string>();

  function check({ currentTarget: { validity } }: FormEvent<Control> | InvalidEvent<Control>) {
    setText(validity.valid ? undefined : validity.valueMissing ? missing : invalid);
  }

  return {
    error: text && { id, text },
    control: {
      "aria-invalid": text ? true : undefined,
      "aria-describedby": text && id,
      onInvalid: check,
      onInput: text ? check : undefined,
    },
  };
}
