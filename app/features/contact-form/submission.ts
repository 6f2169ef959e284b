import { type SubmitEvent, useEffect, useState } from "react";

const noticeDuration = 5000;

/** Nothing is sent anywhere: the form is emptied and says so for five seconds. */
export function useSubmission() {
  const [sentAt, setSentAt] = useState<number>();

  useEffect(() => {
    if (sentAt === undefined) return;
    const timer = setTimeout(setSentAt, noticeDuration, undefined);
    return () => clearTimeout(timer);
  }, [sentAt]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setSentAt(event.timeStamp);
  }

  return { sent: sentAt !== undefined, submit };
}
