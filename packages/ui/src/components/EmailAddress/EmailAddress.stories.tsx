import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailAddress } from './EmailAddress.tsx';

const meta = {
  title: 'Components/Content/EmailAddress',
  id: 'components-emailaddress',
  component: EmailAddress,
  args: { children: 'ann.hollis@example.com' },
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof EmailAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As in the column of a table: it wraps to the next line, part by part. */
export const InANarrowPlace: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, inlineSize: 160 }}>
      {['ann.hollis@example.com', 'carla.mendez-whitfield@mail.example.com', 'maria.magdalena.okafor@example.com'].map(
        (address) => (
          <li key={address}>
            <EmailAddress>{address}</EmailAddress>
          </li>
        ),
      )}
    </ul>
  ),
};
