import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  id: 'components-buttonlink',
  component: ButtonLink,
  args: { href: '/investment-selection', children: 'Choose your investment path' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'small', children: 'Invest With Us' } };
export const External: Story = {
  args: { href: 'https://shareholders.limestone-main.example/', external: true, children: 'Shareholder Login' },
};
