import { storageElevation } from '@sponsor/content/drawing-words';
import { StorageElevation } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { InvestNow } from './InvestNow.tsx';

const meta = {
  title: 'Sections/InvestNow',
  component: InvestNow,
  args: {
    ...home.investNow,
    media: <StorageElevation label={storageElevation.alternativeText} measured={false} />,
    drawing: titleOf(storageElevation),
  },
} satisfies Meta<typeof InvestNow>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { widths: [390, 1280] } } };
