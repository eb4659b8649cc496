export { Container, type ContainerProps } from '../primitives/Container/Container.tsx';
export { Grid, GridItem, type GridItemProps, type GridProps } from '../primitives/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from '../primitives/Heading/Heading.tsx';
export { Inline, type InlineProps } from '../primitives/Inline/Inline.tsx';
export { Section, type SectionProps } from '../primitives/Section/Section.tsx';
export { Stack, type StackProps } from '../primitives/Stack/Stack.tsx';
export { Text, type TextProps } from '../primitives/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
