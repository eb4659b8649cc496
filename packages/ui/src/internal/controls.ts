/** Matches elements that can have the focus, if they are neither hidden nor disabled. */
export const controls = 'a[href], button, input, select, textarea, [tabindex]';
