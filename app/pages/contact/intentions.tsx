import type { EnquirySubject } from "#app/features/enquiry/enquiry-subjects.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import type { ContactPage } from "./content.ts";
import styles from "./intentions.module.css";

type Intention = ContactPage["page"]["intentions"]["items"][number];
type Props = {
  question: string;
  items: Intention[];
  chosen?: Intention;
  onChoose: (subject: EnquirySubject) => void;
};

/** Without JavaScript the intentions are plain text. */
export function Intentions({ question, items, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.intentions}>
      <legend className="visually-hidden">{question}</legend>
      {items.map((item) => (
        <label key={item.subject} className={styles.intention}>
          <ContentIcon name={item.icon} size={24} />
          <span className={styles.label}>{item.label}</span>
          <input
            type="radio"
            name="intencion"
            data-needs-script
            checked={item === chosen}
            onChange={() => onChoose(item.subject)}
          />
          <span className={styles.text}>{item.text}</span>
          <span className={styles.promise}>
            <ContentIcon name="clock" size={18} />
            {item.promise}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
