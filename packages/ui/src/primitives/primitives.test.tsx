import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Container } from './Container/Container.tsx';
import { Grid, GridItem } from './Grid/Grid.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Inline } from './Inline/Inline.tsx';
import { Section } from './Section/Section.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Text } from './Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

const root = { id: 'root', 'aria-label': 'Root', 'data-testid': 'root' };
const primitives: { name: string; element: ReactElement }[] = [
  { name: 'Container', element: <Container {...root}>Content</Container> },
  { name: 'Grid', element: <Grid {...root}>Content</Grid> },
  { name: 'GridItem', element: <GridItem {...root} columns="1-7" /> },
  {
    name: 'Heading',
    element: (
      <Heading {...root} level={2}>
        Content
      </Heading>
    ),
  },
  { name: 'Inline', element: <Inline {...root}>Content</Inline> },
  { name: 'Section', element: <Section {...root}>Content</Section> },
  { name: 'Stack', element: <Stack {...root}>Content</Stack> },
  { name: 'Text', element: <Text {...root}>Content</Text> },
  { name: 'VisuallyHidden', element: <VisuallyHidden {...root}>Content</VisuallyHidden> },
];

describe.for(primitives)('<$name>', ({ element }) => {
  it('passes id, aria-* and data-* to its root, but not its own props', () => {
    const { container } = render(element);
    const target = screen.getByTestId('root');
    expect(target).toBe(container.firstElementChild);
    const names = target.getAttributeNames().filter((name) => name !== 'data-surface');
    expect(names.toSorted()).toEqual(['aria-label', 'class', 'data-testid', 'id']);
  });
});
