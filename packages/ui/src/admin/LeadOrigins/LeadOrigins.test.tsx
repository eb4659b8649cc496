import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { origins } from './LeadOrigins.fixtures.ts';
import { LeadOrigins } from './LeadOrigins.tsx';
import { leadOriginsTexts as texts } from './texts.ts';

const named = (words: string) => ({ name: new RegExp(`^${words} October 24, 2026 to November 22, 2026`) });

describe('<LeadOrigins>', () => {
  it("uses the staff's names of forms, and names leads without a campaign", () => {
    render(<LeadOrigins origins={origins} />);
    expect(screen.getByRole('figure', named(texts.forms)).textContent).toContain('Landing page sign-up');
    const campaigns = screen.getByRole('figure', named(texts.campaigns));
    expect(campaigns.textContent).toContain(texts.noCampaign);
    expect(campaigns.textContent).toContain(texts.others);
    expect(screen.getByRole('figure', named(texts.pages)).textContent).toContain('/invest');
  });

  it('omits "others" if there are none, and pages if none were counted', () => {
    const otherCampaigns = origins.days.map(() => 0);
    render(<LeadOrigins origins={{ ...origins, otherCampaigns, pages: [], otherPages: [] }} />);
    expect(screen.getByRole('figure', named(texts.campaigns)).textContent).not.toContain(texts.others);
    expect(screen.getAllByRole('figure')).toHaveLength(2);
  });

  it('says that nobody came, and that it is loading', async () => {
    const { rerender } = render(<LeadOrigins origins={{ ...origins, forms: [], campaigns: [], pages: [] }} />);
    expect(screen.getByText(texts.empty)).toBeDefined();
    rerender(<LeadOrigins origins={undefined} />);
    expect(await screen.findByText(texts.loading)).toBeDefined();
    expect(screen.queryByText(texts.empty)).toBeNull();
  });
});
