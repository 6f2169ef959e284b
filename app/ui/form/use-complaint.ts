import { type FormEvent, type InvalidEvent, useId, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a field says when it is left empty, and when what it holds is not of its kind. */
export type Complaints = { missing?: string; mistaken?: string };

/**
 * The sentence under a field that the browser has just refused; gone as soon as it is right. The browser goes on
 * checking and pointing by itself.
 */
export function useComplaint({ missing, mistaken }: Complaints) {
  const id = useId();
  const [text, setText] = useState<string>();

  function check({ currentTarget: { validity } }: FormEvent<Control> | InvalidEvent<Control>) {
    setText(validity.valid ? undefined : validity.valueMissing ? missing : mistaken);
  }

  return {
    complaint: text && { id, text },
    control: {
      "aria-invalid": text ? true : undefined,
      "aria-describedby": text && id,
      onInvalid: check,
      onInput: text ? check : undefined,
    },
  };
}
