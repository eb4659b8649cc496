import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandOf } from '../../packages/ui/src/foundations/brand-of.ts';
import { workplaceOf } from '../brand.ts';

/**
 * A page of documentation, which re-renders when the toolbar changes, so that Storybook's tables and controls use the
 * brand too.
 */
export function BrandedPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = document.documentElement.dataset;
  return (
    <DocsContainer context={context} theme={workplaceOf(brandOf(theme))}>
      {children}
    </DocsContainer>
  );
}
