// A stylesheet is imported for what it does to the page: it has no value.
export type Stylesheet = never;
