/** A whole number of US cents, 0 or more. */
export type Cents = number;

/** Formats dollars without cents, rounded half-up: `250050` gives `$2,501`. */
export function formatDollars(cents: Cents): string {
  return `$${Math.round(cents / 100).toLocaleString('en-US')}`;
}

/** Formats millions of dollars with two decimals, for tables of large amounts: `420000000` gives `$4.20M`. */
export function formatMillions(cents: Cents): string {
  return `$${(cents / 100_000_000).toFixed(2)}M`;
}

/** Formats dollars with both decimals: `150000` gives `$1,500.00`. */
export function formatDollarsAndCents(cents: Cents): string {
  return `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
}
