import type { PublishedArticle } from '@sponsor/contract';

export const article: PublishedArticle = {
  id: 'rise-of-local-industrial',
  title: 'The rise of local industrial',
  excerpt:
    'Plumbers, bakers and cabinet makers need a roll-up door near customers. Why few are built, and how a row can fail.',
  featuredImage: 'flexAxonometric',
  date: '2025-07-03',
  readTime: '5 min read',
  topic: 'Flex and micro-flex industrial',
  pictures: {
    lead: { drawing: 'flexAxonometric', format: 'sheet' },
    second: { drawing: 'flexElevation', format: 'long' },
  },
  lede: 'The industrial building that most people picture is a warehouse as long as a runway. The one that most local firms are looking for would fit into a corner of it.',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        'It is a quarter to seven in the morning. At the third door a plumbing firm loads two vans; the water heaters came in yesterday and will be in basements by noon. At the fifth door a bakery that has no shop is pulling the last trays for the coffee shops in town. The sixth door is still down, because the man who restores motorcycles behind it works in the evenings. By eight the vans are gone and the lot is half empty, which is what a lot in front of working firms should look like.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'This is local industrial: a row of small bays under one roof, each with a drive-in door, some floor and a room for a desk. The trade calls it flex, small-bay or micro-flex depending on who is talking and how small the bays are. The names matter less than the tenants, who share one trait. They have to be near the people they serve, and they need a door that a truck can back up to.',
      ],
    },
    { kind: 'heading', text: 'Why so few are built' },
    {
      kind: 'paragraph',
      text: [
        'If eight firms in a town want such a bay, why does nobody put up a row for them? Because almost everything about a large box is cheaper per square foot. Eight bays have eight doors, eight washrooms, eight electric meters and seven walls between them, where the box has one of each and no walls at all. Eight tenants mean eight leases to negotiate, eight sets of books to judge and eight dates on which somebody may leave.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Lenders notice. A box that is leased for ten years to a company everybody has heard of is easy to underwrite. A row that is leased for three years at a time to firms nobody has heard of takes work, and the work has to be done again at each renewal. Towns notice as well: a zoning code that knows only “office”, “retail” and “heavy industrial” has no drawer for a cabinet maker with a small showroom.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Meanwhile the old stock shrinks. The brick sheds near downtown, where such firms used to start, become apartments and breweries. What replaces them at the edge of town is the box. So the small firms stay in garages, in storage units that do not allow them, or in a bay with a leaking roof whose owner has no reason to fix it.',
      ],
    },
    { kind: 'picture' },
    { kind: 'heading', text: 'What the rent depends on' },
    {
      kind: 'paragraph',
      text: [
        'A small firm does not rent square feet. It rents minutes. The plumber counts how many calls fit into a day, and a shop that is ten minutes nearer may be worth one more of them. That is why a bay close to where people live can ask more than a better one farther out, and why the same row in the wrong place stands empty at any price.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Many tenants also change the arithmetic of a bad year. If one of eight leaves, an eighth of the rent goes with it while the search for the next one begins, and the other seven keep paying. If the only tenant of a large box leaves, so does all of the rent. On the other hand somebody is always leaving a row of eight. Turnover is not an accident in this business; it is the business, and an owner who dislikes phone calls should own something else.',
      ],
    },
    { kind: 'heading', text: 'Four ways a handsome row can fail' },
    {
      kind: 'terms',
      terms: [
        {
          term: 'One trade in eight doors',
          meaning:
            'If most tenants build or renovate houses, the row has a single tenant after all: the housing cycle. A mix of trades is worth more than a full house.',
        },
        {
          term: 'The lot is too tight',
          meaning:
            'Trucks need room to turn and customers need somewhere to park. Land saved in front of the doors is paid for in every renewal.',
        },
        {
          term: 'Rent that only new firms pay',
          meaning:
            'A young firm with money from its founders can pay more than the bay is worth, for a while. Then the money is gone, and so is the firm.',
        },
        {
          term: 'The neighbor copies it',
          meaning:
            'A metal building on a slab goes up within months. Where land is plentiful, today’s shortage can be tomorrow’s surplus.',
        },
      ],
    },
    { kind: 'heading', text: 'Stand in the lot' },
    {
      kind: 'paragraph',
      text: [
        'This is one kind of property that an investor can judge without a spreadsheet, at least to begin with. Go to an existing row on a weekday before eight, and again at four. Count the vans with a firm’s name on them. Look at the back: pallets, offcuts and a second dumpster say that somebody is at work, while a neat and silent bay may be a hobby or a storage room for a store that is closing. Look at the doors, since a dent that nobody has straightened says more about the owner than a brochure does. Then ask whoever is smoking outside two questions: how long it took to find the place, and where the firm would go if it had to leave.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If the answers are “a long time” and “I do not know”, you may be looking at real scarcity. If the second answer is “across the road, they have three open”, you have saved yourself some money.',
      ],
    },
    { kind: 'heading', text: 'What that means for a fund' },
    {
      kind: 'paragraph',
      text: [
        'A fund that builds such rows takes on the risks of building before it earns anything: a permit that is late, a price of steel that moves, a first year in which the doors fill one at a time. Afterwards it depends on patient management more than on architecture. Income may fall short of what was planned or stop. Shares cannot be sold when you like. If the building has to be sold in a poor year, the lender’s claim comes first, and investors can lose all that they put in. We think that the need is real. It is for each project to show that the rent is too.',
      ],
    },
    {
      kind: 'link',
      sentence: 'For the inside of such a bay, read',
      link: { label: 'Flex industrial, the backbone of local business', href: '/blog/flex-industrial-backbone' },
    },
    {
      kind: 'link',
      sentence: 'One finished row, and where the next are planned, are on the page about',
      link: { label: 'flex industrial', href: '/flex-industrial' },
    },
  ],
  action: {
    heading: 'How an investment is made, step by step',
    text: 'What you need to have at hand, what you sign and what you should read first. You could lose all of what you invest.',
    link: { label: 'See how to invest', href: '/rega-invest' },
  },
  sample: true,
};
