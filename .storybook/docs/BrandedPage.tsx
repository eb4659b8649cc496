import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandOf } from '../../packages/ui/src/foundations/brand-of.ts';
import { workplaceOf } from '../brand.ts';

/** A page of documentation, drawn anew when the toolbar changes: its tables and controls, which are Storybook's, wear the brand too. */
export function BrandedPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = document.documentElement.dataset;
  return (
    <DocsContainer context={context} theme={workplaceOf(brandOf(theme))}>
      {children}
    </DocsContainer>
  );
}
