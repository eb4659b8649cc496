import type { PublishedArticle } from '@sponsor/contract';
import { aThousandAtLeast } from '../claims/articles.ts';
import { eightPercentPreferredReturn, openToAll, purchaseLimit, regulationAMinimum } from '../claims/regulation-a.ts';
import { regulationAFund, sponsor } from '../sponsor.ts';

export const article: PublishedArticle = {
  id: 'how-spark-fund-one-brings-real-estate-investing-closer-to-home',
  title: 'How Spark Fund One brings real estate closer to home',
  excerpt: 'What a share in a Regulation A fund is, the line it stands in for cash, and what it cannot do.',
  featuredImage: 'storageElevation',
  date: '2025-07-10',
  readTime: '5 min read',
  topic: 'How the fund works',
  pictures: {
    lead: { drawing: 'storageElevation', format: 'long' },
    second: { drawing: 'rentSection', format: 'portrait' },
  },
  lede: 'You may have walked past a building in your town and wondered who owns it. For most of the last century the answer was: somebody who already owned another one.',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        'Direct ownership of commercial property has always had a high threshold. You needed enough money to buy the whole building, or you needed to know the people who were buying it, and the law drew the circle tightly: private placements went to accredited investors, and everybody else could buy shares of large listed companies whose buildings are somewhere else.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${regulationAFund.name} is offered under ${regulationAFund.offering}, a different rule with a different circle. It is `,
        openToAll,
        '. When this article was written, one could take part with ',
        aThousandAtLeast,
        '.',
      ],
    },
    {
      kind: 'dated-note',
      date: '2025-07-10',
      text: [
        'That is the wording of the day of publication. Other pages of this site state a ',
        regulationAMinimum,
        '. The current minimum stands in the offering circular, and where the circular and an article differ, the circular is right.',
      ],
    },
    { kind: 'heading', text: 'Open does not mean unlimited' },
    {
      kind: 'paragraph',
      text: [
        'The threshold is lower, but there is a ceiling. ',
        purchaseLimit,
        ' The limit exists because these are risky securities, and it is worth treating as advice even where it does not bind you. A share of a building under construction should never be the money that you would need if the furnace fails.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In exchange for the wider circle the fund owes the public more paper than a private one does. An offering circular has to be filed with the Securities and Exchange Commission and qualified before anything is sold. Accounts have to be audited, and reports follow every year and every half year. Qualification is not approval: nobody at the Commission has judged whether the buildings are a good idea. It does mean that the fees, the conflicts of interest and the risks are written down where you can read them before you decide. Read those pages first. The pictures, ours included, can wait.',
      ],
    },
    { kind: 'heading', text: 'What you own' },
    {
      kind: 'paragraph',
      text: [
        `You do not own bricks. You own an interest in a company, and the company sets out to own buildings: senior living, apartments, flex and small-bay industrial, and self-storage, mainly in Indiana and Ohio. ${sponsor.capitalFormationArm} sponsors it and makes the decisions. You will not be asked to pick a site, choose a tenant or fix a boiler, and by the same token you will not be able to stop a decision that you dislike. The people who make those decisions are paid fees, and some of those fees are due whether or not investors do well. The circular says which ones.`,
      ],
    },
    { kind: 'picture' },
    { kind: 'heading', text: 'Follow the rent down' },
    {
      kind: 'paragraph',
      text: [
        'The drawing cuts a building open and follows one month’s rent through it. The letters mark the stops. What matters is the order, because the order is what you are buying.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'A. Tenants',
          meaning:
            'Residents and small firms pay each month, as long as the space is finished, leased and worth the price to them.',
        },
        {
          term: 'B. Running costs',
          meaning:
            'Staff, repairs, insurance, utilities and property tax come out first, and they are due in a bad month as well as in a good one.',
        },
        {
          term: 'C. The lender',
          meaning:
            'Interest and repayment come before any investor. If they are missed, the lender can take the building.',
        },
        {
          term: 'D. Investors',
          meaning: 'What is left may be distributed, in the order that the circular sets out.',
        },
        {
          term: 'E. The sale',
          meaning:
            'Years later the building is sold or refinanced. The loan is repaid, then capital goes back to investors, then profit is shared, if there is any.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A building under construction has nobody on the first line. For as long as that lasts the lines below it are dry, whatever a table of targets says. This is the plainest risk of a development fund, and the easiest one to overlook when the word “monthly” appears near the word “income”.',
      ],
    },
    { kind: 'heading', text: 'What “preferred” means' },
    {
      kind: 'pull-figure',
      claim: eightPercentPreferredReturn,
      sentence:
        'The word is about order. Of the cash that can be distributed, investors come before the sponsor’s share of profit until this part is paid. If there is no cash, being first in line brings nothing that month.',
    },
    {
      kind: 'paragraph',
      text: [
        'It helps to compare a preferred return with two things that it is not. It is not interest: a bank that owes you interest has to pay it, while a fund that has no cash to distribute does not. And it is not a forecast of what you will earn. The total may come to more if a building sells well, or to less, or you may lose what you put in.',
      ],
    },
    { kind: 'heading', text: 'Close to home cuts both ways' },
    {
      kind: 'paragraph',
      text: [
        'Knowing the street has real value. You can see whether the parking lot is full. You can ask a tenant whether the roof leaks. You will notice a competing building long before it turns up in a report. An owner who lives nearby also tends to send other people’s business its way.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'But if you live and work in central Indiana, your job, your house and your savings may already depend on the same few employers. Adding a building around the corner puts one more egg into that basket. A neighbor’s knowledge is a good reason to look closely. It is a poor reason to look nowhere else.',
      ],
    },
    { kind: 'heading', text: 'Before you put in a dollar' },
    {
      kind: 'list',
      items: [
        [
          'Decide how long you can be without the money, then assume it takes longer. There is no public market for the shares, and nobody is obliged to buy yours back.',
        ],
        ['Find the page of the circular that lists the fees. Add them up for a year in which nothing is distributed.'],
        [
          'Find out which projects are meant to receive the first capital, and which of them are already leased. A fund can change its plans, and the circular says how far.',
        ],
        [
          'Ask what happens if the offering raises much less than it hopes to. A fund with one building carries all of the risk of that one building.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If the answers leave you comfortable with losing the whole amount, you know what you are buying. If they do not, keeping your money is a perfectly good decision, and the building will still be there to walk past.',
      ],
    },
    {
      kind: 'link',
      sentence: 'For a summary, ask for',
      link: { label: 'the investor deck', href: '/deck-download' },
    },
  ],
  action: {
    heading: 'See the fund, its terms and its risks on one page',
    text: 'What it sets out to build, what it aims for, and how the calculator arrives at its numbers. Returns are not guaranteed.',
    link: { label: `Look at ${regulationAFund.name}`, href: '/invest' },
  },
  sample: true,
};
