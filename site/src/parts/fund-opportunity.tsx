import { Opportunity, type OpportunityWords } from '@sponsor/ui/sections';
import { Island } from '../hydration/island.tsx';
import PortfolioImages from './portfolio-images.island.tsx';
import { portfolioPictures } from './portfolio-pictures.tsx';

interface FundOpportunityProps {
  words: OpportunityWords;
  /** The first slide of the portfolio, counted from 0, which differs between pages. */
  first: number;
}

/** The opportunity of a fund, beside the portfolio. */
export function FundOpportunity({ words, first }: FundOpportunityProps) {
  return (
    <Opportunity
      {...words}
      carousel={
        <Island when="seen">
          <PortfolioImages first={first}>{portfolioPictures('(min-width: 768px) 50vw, 92vw')}</PortfolioImages>
        </Island>
      }
    />
  );
}
