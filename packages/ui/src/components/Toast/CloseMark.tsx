/** The icon of the button that closes a toast. */
export function CloseMark() {
  return (
    <svg viewBox="0 0 16 16" width="1rem" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M3 3l10 10M13 3 3 13" strokeWidth="1.6" />
    </svg>
  );
}
