/** What can have the focus, if it is neither hidden nor disabled. */
export const controls = 'a[href], button, input, select, textarea, [tabindex]';
