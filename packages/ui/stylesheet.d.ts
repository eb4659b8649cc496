// A stylesheet is imported for what it does to the page, and exports nothing.
export {};
