import { regulationAFund } from './sponsor.ts';

const { status } = regulationAFund;
const isMissing = status === 'testing-the-waters';
const preliminary = status === 'filed' ? 'preliminary ' : '';

/** The labels of links to the document of the Regulation A fund, by its stage. */
export const circular = {
  view: isMissing ? 'Ask for the Offering Circular' : `View ${preliminary && 'Preliminary '}Offering Circular`,
  see: `${isMissing ? 'Ask for' : 'See'} the ${preliminary}offering circular`,
  read: `${isMissing ? 'Ask for' : 'Read'} the ${preliminary}offering circular`,
  fees: `${isMissing ? 'Fees and expenses: ask for' : 'Fees and expenses: see'} the ${preliminary}offering circular`,
};
