/** The fund's mark: a row of gables on the water. It is next to the name, so it has no text alternative. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 22V13l6.5-6 6.5 6v9m0-9 6.5-6 6.5 6v9M2 27q3.5-3 7 0t7 0 7 0 7 0" />
    </svg>
  );
}
