/** The icon library has no logos. */

type Props = { size?: number };

function Glyph({ size = 22, children, solid }: Props & { children: React.ReactNode; solid?: boolean }) {
  return (
    <svg
      className="lucide"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? "currentColor" : "none"}
      stroke={solid ? "none" : "currentColor"}
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const facebookGlyph = (
  <Glyph>
    <path d="M14 8.5h2.5V5H14a4 4 0 0 0-4 4v2H7.5v3.5H10V21h3.5v-6.5H16l.8-3.5h-3.3V9a.5.5 0 0 1 .5-.5Z" />
  </Glyph>
);

export const instagramGlyph = (
  <Glyph>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M16.9 7.1h.01" strokeWidth="2.2" />
  </Glyph>
);

export const linkedInGlyph = (
  <Glyph>
    <path d="M4 10v10h3.5V10Zm6.5 0v10H14v-5.2a2 2 0 0 1 4 0V20h3.5v-6a4.5 4.5 0 0 0-7.5-3.3V10Z" />
    <circle cx="5.75" cy="5.5" r="1.75" />
  </Glyph>
);

export function WhatsAppGlyph(props: Props) {
  return (
    <Glyph {...props} solid>
      <path d="M12 2.2a9.8 9.8 0 0 0-8.4 14.8L2.3 21.7l4.9-1.3A9.8 9.8 0 1 0 12 2.2Zm0 17.9a8 8 0 0 1-4.2-1.2l-.3-.2-2.9.8.8-2.8-.2-.3A8.1 8.1 0 1 1 12 20.1Zm4.5-6c-.2-.1-1.5-.7-1.7-.8-.2-.1-.4-.1-.6.1-.2.3-.6.8-.8 1-.1.2-.3.2-.5.1-.7-.4-1.4-.7-2-1.3-.5-.5-1-1.1-1.3-1.7-.1-.2 0-.4.1-.5l.4-.5c.1-.1.2-.3.2-.4.1-.2 0-.3 0-.5L9.5 7.9c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.8.8-1.1 1.7-.8 2.8.4 1.6 1.3 3 2.5 4.2 1.5 1.5 3.1 2.4 5.2 2.5 1 0 1.9-.5 2.4-1.3.2-.4.2-.9.1-1.4-.1-.2-.3-.3-.6-.5Z" />
    </Glyph>
  );
}
