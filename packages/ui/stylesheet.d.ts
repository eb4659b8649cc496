// A stylesheet is imported for its effect on the page: it has no value.
export type Stylesheet = never;
