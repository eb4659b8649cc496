import type { PublishedArticle } from '@sponsor/contract';

export const article: PublishedArticle = {
  id: 'flex-industrial-backbone',
  title: 'Flex industrial, the backbone of local business',
  excerpt: 'A walk through the plan of one bay, and through the lease that makes a row of them worth owning or not.',
  featuredImage: 'flexBayPlan',
  date: '2025-06-12',
  readTime: '4 min read',
  topic: 'Flex and micro-flex industrial',
  pictures: {
    lead: { drawing: 'flexElevation', format: 'long' },
    second: { drawing: 'flexBayPlan' },
  },
  lede: 'A flex bay is among the plainest rooms anyone can rent. We walk through one from the street to the back wall, because nearly everything that makes a row of them work or fail can be pointed at on its plan.',
  blocks: [
    { kind: 'heading', text: 'The lot' },
    {
      kind: 'paragraph',
      text: [
        'Begin outside, on the pavement, which is at the bottom of the plan below. Each bay has a few places to park and a stretch of open pavement in front of its door. The pavement looks wasted. It is where a delivery truck backs in, where a trailer waits, where a customer can stop for five minutes without blocking a van. If the building were moved a little closer to the street, the land would cost less and the bays would be worth less every year after that.',
      ],
    },
    { kind: 'heading', text: 'The door' },
    {
      kind: 'paragraph',
      text: [
        'The roll-up door is the reason for the building. It is wide and high enough for a van with a ladder on top, and it meets the ground without a step, so that things roll instead of being lifted. Beside it is an ordinary glass door for people. A firm that has both can receive a pallet and a customer in the same minute, and that is the whole idea of flex: the room can be a shop on Monday, a store room by summer and a small factory by winter, without anybody calling an architect.',
      ],
    },
    { kind: 'heading', text: 'The office and the shop' },
    {
      kind: 'paragraph',
      text: [
        'Behind the glass door is a room just large enough for a desk and a visitor. Its walls stop below the roof and stand on the slab without being part of it, so that the next tenant can do without them. Behind that begins the shop, a clear floor with nothing holding up the middle. One bay on the plan is racked to the ceiling with parts. In the next a van spends the night indoors beside its benches. In a third a cabinet maker has set the saw where boards can come in through the door and go straight across it. The building knows nothing about any of this. It offers a flat floor, light from above, enough electricity for a motor, and a drain.',
      ],
    },
    { kind: 'picture' },
    { kind: 'heading', text: 'The wall between' },
    {
      kind: 'paragraph',
      text: [
        'The long walls deserve more attention than they get. They separate two firms that may keep different hours, make different noise and store different things that burn. They carry the fire rating, and they decide whether two bays can become one when a tenant grows. A wall that can be opened keeps a good tenant in the row. A wall that cannot sends that tenant to somebody else’s building in its best year.',
      ],
    },
    { kind: 'heading', text: 'The corner' },
    {
      kind: 'paragraph',
      text: [
        'At the back is a washroom, placed so that all of them in the row share one line of pipes. It is the least interesting room on the sheet and a fair test of who drew it. Eight washrooms scattered about the plan would mean eight trenches in the slab. Money in a simple building is made or lost in trenches.',
      ],
    },
    { kind: 'heading', text: 'Then read the lease' },
    {
      kind: 'paragraph',
      text: [
        'So much for what can be drawn. What an owner buys, and an investor with the owner, is a stack of leases. Four terms in them tell you more than the average rent does.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Term',
          meaning:
            'Small firms sign for a few years at most. Short leases let the rent follow the market up, and also down.',
        },
        {
          term: 'Net or gross',
          meaning:
            'In a net lease the tenant pays a share of taxes, insurance and upkeep. In a gross lease the owner does, and a jump in any of them comes out of the owner’s pocket.',
        },
        {
          term: 'Guarantee',
          meaning:
            'A young company’s signature is worth what is in its account. A personal guarantee by its owner is worth somewhat more, and a deposit is worth exactly what it says.',
        },
        {
          term: 'Use',
          meaning:
            'What may be done in the bay. One careless line lets in a tenant who drives out the neighbors, or whose chemicals cost more to remove than the rent ever brought.',
        },
      ],
    },
    { kind: 'heading', text: 'What many doors are worth' },
    {
      kind: 'paragraph',
      text: [
        'Why call it the backbone? Because of what such firms do for everybody else. The heating contractor, the caterer, the shop that repairs hearing aids and the one that prints signs keep a town running, and they hire from it. When they are driven out to the next county, the service gets more expensive, the wait gets longer and the young people they would have trained go with them.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'For an owner many doors mean that no one tenant decides the year. But they do not spread every risk. The firms in a row live on the same local customers, and when those stop renovating, catering and printing, several doors can fall silent at once. Filling a bay costs a month or two without rent, a commission, paint, and now and then a new office wall. In a good row this is routine. In a poor one it eats the income.',
      ],
    },
    { kind: 'heading', text: 'What the plan cannot show' },
    {
      kind: 'paragraph',
      text: [
        'It cannot show whether the town needs eight more bays or three. It cannot show what concrete will cost in the spring, how long the county takes to approve a driveway, or whether the bank that likes the project today will like it at renewal. A new row earns nothing until it is finished and little until it is leased. Those who have invested in it wait, cannot easily sell, are paid after the lender, and may in the end get back less than they put in, or nothing.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'What the plan can show is whether somebody has thought about the tenant. If the trucks can turn, the walls can open, the pipes line up and the office can be taken out, then the people who drew it have met a plumber. That is not a return. It is a reason to read on.',
      ],
    },
    {
      kind: 'link',
      sentence: 'For the same building in drawings, with one project’s figures, see',
      link: { label: 'flex industrial', href: '/flex-industrial' },
    },
  ],
  action: {
    heading: 'Who rents such a bay, and why so few are built',
    text: 'The companion article starts in the parking lot.',
    link: { label: 'Read The rise of local industrial', href: '/blog/rise-of-local-industrial' },
  },
  sample: true,
};
