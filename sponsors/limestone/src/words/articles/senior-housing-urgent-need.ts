import type { PublishedArticle } from '@sponsor/contract';
import { missingUnits } from '../claims/articles.ts';
import { parkviewApartments, parkviewMeals, parkviewStaffing } from '../claims/parkview.ts';

export const article: PublishedArticle = {
  id: 'senior-housing-urgent-need',
  title: 'Senior housing: an urgent need',
  excerpt:
    'Need alone pays no rent. What a building for older people has to get right before scarcity turns into income.',
  featuredImage: 'porchDetail',
  date: '2025-06-19',
  readTime: '6 min read',
  topic: 'Senior housing demand',
  pictures: {
    lead: { drawing: 'porchDetail', bannerFrom: 0.185 },
    second: { drawing: 'unbuiltElevation' },
  },
  lede: 'Most families look for a place for a parent in the two weeks after a fall. They learn then what the statistics have been saying quietly for years: the place they want is full, and the place with a room is not the one they want.',
  blocks: [
    {
      kind: 'paragraph',
      text: [
        'The phone call usually comes from a hospital. She can be discharged on Friday, but not to a house with a staircase, and not alone. A daughter takes the week off, opens a map, and begins to call the buildings on it. One has a waiting list. One is lovely and costs more than the two of them earn. One has a room at once, and after a visit she knows why.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'This article is about that shortage: how it is counted, what kind of building would ease it, and why a shortage is not yet an investment. We develop such buildings, so read it as the view of an interested party. We have tried to write down the objections that we would want to hear.',
      ],
    },
    {
      kind: 'pull-figure',
      claim: missingUnits,
      sentence:
        'A forecast of what is missing if building goes on at today’s pace. Forecasts of this kind change when the pace does, or the prices, or the health of the people counted.',
    },
    { kind: 'heading', text: 'What is being counted' },
    {
      kind: 'paragraph',
      text: [
        'A shortfall is a subtraction. On one side stand the people who are likely to want a place, worked out from their ages and from how many of that age have lived in one so far. On the other side stand the units that exist, those under construction, and those that will be torn down or turned into something else. Both sides contain judgment. If the share of people who move is a little lower than it used to be, the gap narrows. If construction loans become cheap and every developer in the country reads the same forecast, it closes, in some places with a bang.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The other thing to know is what hides behind the word “unit”. It covers apartments for people who need nothing but neighbors, rooms in which help with dressing and medicine is part of the rent, and secured floors for people whose memory is failing. These are different businesses with different licenses, staff and residents. A town can have too many of one and none of another. The national figure adds them up, and nobody lives in a national figure.',
      ],
    },
    { kind: 'picture' },
    {
      kind: 'paragraph',
      text: [
        'We drew the missing homes as one long building, because a number of that size is hard to hold in the mind. Each window stands for a thousand of them. The dashes are a draftsman’s way of saying that something is not there.',
      ],
    },
    { kind: 'heading', text: 'The middle is where it is missing most' },
    {
      kind: 'paragraph',
      text: [
        'New senior housing has mostly been built at the two ends. At one end are handsome places for people who sold a valuable house. At the other are homes that live on public programs and, where they are not well run, look like it. Between them stands a retired school secretary who owns a modest house, has a pension and some savings, and is too well off for help and not well off enough for the handsome place. There are a great many of her.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Building for her is difficult for an honest reason. The kitchen, the elevator, the nurse on the night shift and the insurance cost about as much as in the expensive building. What can be saved has to be saved on paper, before anything is poured: a compact plan with short corridors, one kitchen that is busy all day, rooms that repeat, land that is close to things without being in front of them. Finishes are the wrong place to look. They are a small part of the cost, and the first thing a resident touches.',
      ],
    },
    { kind: 'heading', text: 'One building as an example' },
    {
      kind: 'paragraph',
      text: [
        'Parkview Residences in Westlake, Ohio, is affordable assisted living. It has ',
        parkviewApartments,
        ', with ',
        parkviewStaffing,
        ' and ',
        parkviewMeals,
        '. Each part of that sentence is a decision with a cost.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A private apartment instead of a shared room means more walls and more bathrooms, and residents who stay longer because it is theirs. Nurses around the clock are the largest promise a building can make, and the largest line in its budget; they are also why a family sleeps. Good meals cost somewhat more than poor ones and do more than anything else for the mood of a building and for what visitors say about it. And the size is a compromise: fewer apartments would not carry a night shift, while many more would be hard to fill and harder to know by name.',
      ],
    },
    { kind: 'heading', text: 'Need pays no rent' },
    {
      kind: 'paragraph',
      text: [
        'Here is the sentence that is missing from most articles about the silver wave. A building full of need can still lose money. Between the two are five things that an investor can ask about.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Opening slowly',
          meaning:
            'A home for older people does not fill in a month. Each resident arrives by a family’s decision, often after a crisis. Until enough have come, the full staff is paid for by half a building, and the loan has to allow for it.',
        },
        {
          term: 'Hiring',
          meaning:
            'Wages are the greatest cost, and the work is hard. A building that relies on temporary staff pays more for less, and residents notice first.',
        },
        {
          term: 'The license',
          meaning:
            'The state may inspect, fine, stop admissions or close the building. A clean record takes years to build and one bad winter to lose.',
        },
        {
          term: 'Who pays',
          meaning:
            'Private savings run out. Public programs pay rates that a legislature sets, and sometimes pay late. A plan should show what happens if either source falls short.',
        },
        {
          term: 'The operator',
          meaning:
            'Real estate is the shell; care is the business. Ask who runs it, what they are paid, and how they can be replaced without upsetting the people who live there.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'On top of these come the risks of any building project. It may cost more than planned and take longer, interest may rise before it is leased, and on the day it is sold there may be few buyers. Lenders are paid before investors. Money invested in it cannot be taken out at will, and all of it can be lost.',
      ],
    },
    { kind: 'heading', text: 'How to look at one yourself' },
    {
      kind: 'paragraph',
      text: [
        'Whether you are choosing a home for somebody or a place for your savings, the same visit will teach you most of what you need. Go unannounced, late on a Sunday morning, when the management is off and families come. Notice the smell, then the noise. See whether the people at the tables talk to each other and whether the staff knows their names. Read the menu and look at what is left on the plates. Ask an aide, not the director, how long she has worked there. Ask the director how many apartments are empty and why the last three residents left.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A building that does well on such a morning tends to be full, and a full building is the only kind that can pay anyone. That is the connection between doing this decently and doing it profitably. It is a real connection. It is also slower and less certain than a curve on a slide suggests, and anyone who offers you the one without the other should be asked for the addresses of the buildings.',
      ],
    },
    {
      kind: 'link',
      sentence: 'The building of the example has a page of its own:',
      link: { label: 'Parkview Residences', href: '/portfolio/parkview-residences' },
    },
  ],
  action: {
    heading: 'If you want to take part in such buildings',
    text: 'There are two ways, with different rules on who may invest. Returns are not guaranteed in either, and you could lose what you put in.',
    link: { label: 'Compare the two paths', href: '/investment-selection' },
  },
  sample: true,
};
