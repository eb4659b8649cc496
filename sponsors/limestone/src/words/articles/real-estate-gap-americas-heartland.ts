import type { PublishedArticle } from '@sponsor/contract';
import { sponsor } from '../sponsor.ts';

export const article: PublishedArticle = {
  id: 'real-estate-gap-americas-heartland',
  title: 'The real estate gap in America’s heartland',
  excerpt:
    'Capital likes large cities. How to tell a gap between them worth filling from a place that is simply quiet.',
  featuredImage: 'countyDensity',
  date: '2025-07-15',
  readTime: '6 min read',
  topic: 'Midwest growth markets',
  pictures: {
    lead: { drawing: 'countyDensity', format: 'sheet' },
    second: { drawing: 'apartmentsElevation', format: 'long' },
  },
  lede: 'Money follows short lists of large cities; employers and families follow something slower. Between the two lies a gap, and the hard part is to tell it from a place where nothing is missing.',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        'Drive north out of Indianapolis for half an hour and the fields begin to alternate with things that were not there a few years ago: a distribution yard, a school with a large parking lot, a few hundred roofs. What you will not see much of is everything in between. The nurse who works at the new clinic rents in the next county. The electrician who wired it keeps his stock in two storage units and a garage. The widow who sold the family farm would like to stay near her church, and there is no apartment in town without stairs.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'That is what we mean by a gap. It is not a boom that others have overlooked, and it is not a secret. It is a shortage of ordinary buildings in places that keep growing in ordinary ways.',
      ],
    },
    { kind: 'heading', text: 'How to read the map' },
    {
      kind: 'paragraph',
      text: [
        'The map above shades each county of Indiana and Ohio more heavily the more people live on a square mile of it. The dark counties are the ones you could name without it. They have brokers, lenders, appraisers and a shelf of market reports, so an investor a thousand miles away can form an opinion in an afternoon.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Look instead at the counties next to the dark ones, shaded in the middle tones. Many of them are a commute away from a large employer, have kept their own hospital and courthouse, and add households a few hundred at a time. They are too large to do without new buildings and too small for anybody’s short list. The lightest counties are a different matter, and the map says so just as plainly: where few people live and fewer move in, an empty lot is not a shortage.',
      ],
    },
    { kind: 'heading', text: 'Why the money drives past' },
    {
      kind: 'paragraph',
      text: [
        'Nobody has to be foolish for a gap to stay open. Large funds have to place large sums, and it takes about as many meetings to study a small building as a big one. An eight-bay row or a three-story walk-up cannot absorb enough capital to be worth the trip. Local banks do lend on such buildings, but they lend a share of the cost, and somebody has to bring the rest. Local builders know the ground, yet many of them build for a buyer who has already signed, since a year of an unsold building can sink a small firm.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'So the building that is easy to want is hard to finance. The big project gets done because it is big. The single house gets done because it has a buyer. The piece in the middle waits for someone who is willing to do a small thing carefully and then to do it again in the next town.',
      ],
    },
    { kind: 'picture' },
    { kind: 'heading', text: 'Three buildings that go missing' },
    {
      kind: 'terms',
      terms: [
        {
          term: 'The walk-up',
          meaning:
            'Apartments of two or three stories near work, for people who earn too much for assistance and too little for the new houses. Its tenants are teachers, technicians and couples who have not decided where to stay.',
        },
        {
          term: 'The bay',
          meaning:
            'A shop of modest depth with a roll-up door, for a trade that has outgrown a garage. It brings work to a town instead of taking people out of it each morning.',
        },
        {
          term: 'The apartment without stairs',
          meaning:
            'Housing in which somebody can grow old within reach of the people they know, with help in the building once it is needed.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'These three help one another. A technician who finds an apartment takes the job. The firm that hires her needs another bay. The parents of both would rather not be an hour away. None of this shows in a national average, because an average mixes the town that is short of buildings with the one that has too many.',
      ],
    },
    { kind: 'heading', text: 'A quiet town is not a bargain' },
    {
      kind: 'paragraph',
      text: [
        'It would be easy to stop here, and many presentations do. But cheap land is cheap for a reason, and the reason is often a good one. Before you put money behind a small market, ours included, some plain questions separate scarcity from stillness.',
      ],
    },
    {
      kind: 'list',
      items: [
        [
          'Who would move in within the first year? “The county is growing” is not an answer. “The hospital has beds and cannot staff them, and its recruiters say why” is the beginning of one.',
        ],
        [
          'What do people pay today for the nearest thing, and is it full? If the older building down the road has vacancies at a lower rent, the new one has a problem that paint will not solve.',
        ],
        [
          'How many employers would have to leave before the rent is in danger? If the number is one, the building is a bet on that employer, whatever it looks like.',
        ],
        [
          'What stops the next developer? If there is plenty of land with sewer and zoning next door, success will be copied by the time the first leases end.',
        ],
        [
          'Who would buy it? A building in a small market has fewer bidders on the day it is sold. That is the price of having had fewer rivals on the day the land was bought.',
        ],
      ],
    },
    { kind: 'heading', text: 'What can go wrong in a small market' },
    {
      kind: 'paragraph',
      text: [
        'Small markets fail differently from large ones. In a large city rents drift; in a small one they step. One plant closes and the vacancy that took a decade to build arrives in a season. There are few sales to compare with, so an appraisal rests on judgment, and a lender’s judgment changes when the mood does. Trades are scarce as well: if the only two roofers within reach are busy, the schedule waits for them, and interest on the construction loan does not wait for anybody.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Costs also do not fall as far as rents do. Steel, windows and elevators cost about the same in a town as in a city, while the rent that has to pay for them is lower. That is the real reason why so many of these buildings do not exist, and a developer who does not start with it has not understood the gap. It closes only where the design is simple enough, the land cheap enough and the demand steady enough, all three at once.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An investor carries all of that, and carries it for years. There is no market in which to sell a share of such a building on a Tuesday. If the project needs longer than planned, so does the money. If it is sold for less than it cost, the lender is paid first, and investors can lose everything they put in.',
      ],
    },
    { kind: 'heading', text: 'What being near is worth' },
    {
      kind: 'paragraph',
      text: [
        'Being local is often offered as a virtue. It is better treated as a cost advantage that has to be proved each time. It is worth something if it gets you the call before the land is listed, an inspector who knows your work, and a subcontractor who returns after a bad winter because you paid him after the last one. It is worth nothing if it only means that the developer is fond of the place.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We build in Indiana and Ohio because we can be on the site before lunch. That does not make any project a good one. It does mean that when the answer to one of the questions above changes, we are likely to hear it in person and early. For an investor the sensible test is not whether a sponsor loves the heartland. It is whether the sponsor can show you a site that it walked away from, and tell you why.',
      ],
    },
    {
      kind: 'link',
      sentence: 'More about the company and the towns it works in is on',
      link: { label: `the website of ${sponsor.holdingCompany}`, href: 'https://www.limestone-main.example/' },
      external: true,
    },
  ],
  action: {
    heading: 'Two funds, one question: which is open to you?',
    text: 'One takes all investors, within a limit; the other takes accredited investors only. Neither guarantees a return.',
    link: { label: 'Choose your investment path', href: '/investment-selection' },
  },
  sample: true,
};
