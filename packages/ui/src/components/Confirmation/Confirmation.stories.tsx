import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect } from 'storybook/test';
import { Confirmation } from './Confirmation.tsx';
import { showConfirmation } from './show-confirmation.ts';

function Filled({ children }: { children: ReactNode }) {
  useEffect(() => showConfirmation(signUp.succeeded), []);
  return children;
}

const toCopy = `import { Confirmation } from '@sponsor/ui';
import { showConfirmation } from '@sponsor/ui/behaviours';
import { useEffect } from 'react';

/** Once on each page that a form leads to. The page with the form stores the text under this name before it leaves. */
export function Confirmed() {
  useEffect(() => {
    const words = sessionStorage.getItem('confirmation');
    sessionStorage.removeItem('confirmation');
    if (words) showConfirmation(words);
  }, []);
  return <Confirmation />;
}
`;

const meta = {
  title: 'Components/Feedback/Confirmation',
  id: 'components-confirmation',
  component: Confirmation,
  args: { closeLabel: 'Close' },
  parameters: {
    docs: { story: { inline: false, height: '320px' }, source: { code: toCopy, language: 'tsx' } },
    visual: { widths: [390, 768], height: 320 },
  },
  decorators: [
    (Story) => (
      <Filled>
        <Story />
      </Filled>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signUp.succeeded)).toBeVisible();
  },
} satisfies Meta<typeof Confirmation>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
