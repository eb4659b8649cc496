import type { NoteHistory, NoteRegistry } from '@sponsor/domain';
import { regulationAFund, regulationDFund } from './sponsor.ts';

export const notesHeading: string = 'Notes';

/** The link from a note in its popover to the note in the list. */
export const notePlaceLabel = 'See all notes';

export const noteHistory: NoteHistory = { label: 'History of this statement', href: '/what-we-said' };

/**
 * 1-9 problem and solution, 10 economic impact, 11-18 terms and records, 19 distributions, 20 results of one project,
 * 21 equity of one project, 22 the ledger of projects.
 */
export const notes = {
  1: {
    number: 1,
    text: 'Share of small-bay buildings in all industrial space. [Source to be supplied]',
    sample: true,
  },
  2: {
    number: 2,
    text: 'Vacancy by size of building. [Source to be supplied]',
    sample: true,
  },
  3: {
    number: 3,
    text: 'New small-bay space under construction. [Source to be supplied]',
    sample: true,
  },
  4: {
    number: 4,
    text: 'Americans who turn 65 each day: 11,400, which this site also rounds down to 11,000+. [Source to be supplied]',
    sample: true,
  },
  5: {
    number: 5,
    text: 'Year in which the supply of senior housing runs out. [Source to be supplied]',
    sample: true,
  },
  6: {
    number: 6,
    text: 'Shortfall in units of senior housing. [Source to be supplied]',
    sample: true,
  },
  7: {
    number: 7,
    text: 'Basis of the monthly cash flow: assumed rents, occupancy and costs. [Basis and its date to be supplied]',
    sample: true,
  },
  8: {
    number: 8,
    text: 'Basis of the long-term growth: assumed values at sale, and how they were arrived at. [Basis and its date to be supplied]',
    sample: true,
  },
  9: {
    number: 9,
    text: 'Demand by sector. [Source to be supplied]',
    sample: true,
  },
  10: {
    number: 10,
    text: 'Economic effect of building locally. [Source to be supplied]',
    sample: true,
  },
  11: {
    number: 11,
    text: 'A preferred return is a priority: of the cash that is available for distribution, investors receive this part before the sponsor shares in profit. It is not a guaranteed yield, nor a projected one, and it is paid only if and when cash is available. None has been paid yet.',
    sample: true,
  },
  12: {
    number: 12,
    text: `Terms of ${regulationAFund.name}. The offering circular states the minimum in force, all fees and expenses, and how far along each of the first projects is: “pre-identified” means chosen, not necessarily under contract.`,
    sample: true,
  },
  13: {
    number: 13,
    text: 'Apartments, staffing and meals at Parkview Residences, and the age of its residents, as reported by the sponsor as of [date].',
    sample: true,
  },
  14: {
    number: 14,
    text: 'Reported by the sponsor as of [date]. 60+ counts the buildings that members of its team developed here and at earlier companies, together; 20+ years are the founder’s own; the offerings and the billion-dollar deal are earlier work of members of the team. $2B+ counts what they developed and bought over their careers. [Which company made the 5 acquisitions, to be supplied] The project ledger shows which projects are listed so far. [The others, and the transactions, to be supplied] These are not results of either fund. Past performance is not indicative of future results.',
    sample: true,
  },
  15: {
    number: 15,
    text: 'There is no income or net-worth requirement, but there is a limit. Unless you are an accredited investor, the most you may invest in this offering is 10% of the greater of your annual income or net worth; for an entity, of its revenue or net assets at the end of its last fiscal year. Your primary residence does not count toward net worth. See 17 CFR 230.251(d)(2)(i)(C).',
  },
  16: {
    number: 16,
    text: 'You are an accredited investor if your income exceeded $200,000, or $300,000 together with a spouse or spousal equivalent, in each of the two most recent years and you reasonably expect the same this year; or if your net worth, alone or together with a spouse or spousal equivalent, exceeds $1,000,000 without your primary residence. Holders of certain professional licenses, certain entities and others also qualify: 17 CFR 230.501(a). Rule 506(c) obliges us to take reasonable steps to verify the status; checking a box is not enough.',
  },
  17: {
    number: 17,
    text: 'Budget against final cost, and time from permit to certificate of occupancy, of every project completed in the 24 months before [date], as reported by the sponsor; the project ledger marks them. [Whether Zionsville and Parkview Residences were completed in those months, to be supplied] Other projects may differ.',
    sample: true,
  },
  18: {
    number: 18,
    text: `Terms of the ${regulationDFund.name}. They are set out in the private placement memorandum, which prevails over this site.`,
    sample: true,
  },
  19: {
    number: 19,
    text: 'Distributions are not guaranteed and may vary; past performance is not indicative of future results. Targets are what the sponsor aims for. They are not forecasts, and they may not be met. A total return counts everything that is meant to reach an investor by the end of year 5, including distributions and the amount invested: 2x means twice the amount invested, in all. [Whether before or after fees, to be supplied]',
    sample: true,
  },
  20: {
    number: 20,
    text: 'Zionsville, as reported by the sponsor as of [date]: the quarter in which it opened, the space leased in its first week, rents signed and projected per square foot and year, and cash flow. [Owner at the time to be supplied] One project; results of others may differ, and past performance is not indicative of future results.',
    sample: true,
  },
  21: {
    number: 21,
    text: 'Equity per project, as estimated by the sponsor as of [date]. It is what a fund puts into one project, not what an investor has to put into the fund.',
    sample: true,
  },
  22: {
    number: 22,
    text: 'Projects that the sponsor, its affiliates or members of its team have built or plan, as reported by the sponsor as of [date]: what was budgeted before construction, what had been spent when it ended, and the months from permit to certificate of occupancy. They are not results of either fund. Past performance is not indicative of future results.',
    sample: true,
  },
} satisfies NoteRegistry;
