import { offerings, regulationAOfferings, regulationDOfferings } from '@sponsor/content/offerings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { legendOf, offeringLegends } from './OfferingLegends.fixtures.ts';
import { OfferingLegends } from './OfferingLegends.tsx';

const meta = {
  title: 'Components/Claims/OfferingLegends',
  id: 'components-offeringlegends',
  component: OfferingLegends,
  args: { ...offeringLegends, headingLevel: 2 },
} satisfies Meta<typeof OfferingLegends>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a page that states the terms of both funds. */
export const TwoFunds: Story = {
  args: { offerings: [offerings.regulationA, offerings.regulationD].map((offering) => legendOf(offering)) },
};
/** The differences by status of a Regulation A offering, from its first announcement to its end. */
export const EachStatus: Story = {
  args: {
    offerings: Object.entries(regulationAOfferings).map(([status, offering]) => ({
      ...legendOf(offering),
      name: `${offering.name} (${status})`,
    })),
  },
};
export const PlacementClosed: Story = { args: { offerings: [legendOf(regulationDOfferings.closed)] } };
