export function Cassette() {
  return (
    <svg
      width="22"
      height="12"
      viewBox="0 0 22 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <rect x=".7" y=".7" width="20.6" height="10.6" rx="3" />
      <circle cx="5" cy="6" r="1.3" />
      <path d="M9 4h8v4H9zM11.7 4v4M14.3 4v4" />
    </svg>
  );
}
