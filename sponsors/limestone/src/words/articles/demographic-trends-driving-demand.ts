import type { PublishedArticle } from '@sponsor/contract';
import { turningSixtyFiveExactly } from '../claims/articles.ts';

export const article: PublishedArticle = {
  id: 'demographic-trends-driving-demand',
  title: 'Demographic trends driving demand',
  excerpt:
    'A birthday is certain and a move is not. What the aging of the country says about housing, and what it leaves open.',
  featuredImage: 'ageStair',
  date: '2025-07-02',
  readTime: '5 min read',
  topic: 'Demographics',
  pictures: {
    lead: { drawing: 'ageStair', bannerFrom: 0 },
    second: { drawing: 'studioPlan', format: 'portrait' },
  },
  lede: 'Nobody can say who will rent which building. But everyone who turns sixty-five in the next ten years has been born: age is the most reliable thing to know, and the most misread.',
  blocks: [
    {
      kind: 'pull-figure',
      claim: turningSixtyFiveExactly,
      sentence: 'It counts birthdays. It does not count moves, needs or rents, and it says nothing about any one town.',
    },
    {
      kind: 'paragraph',
      text: [
        'Start with what that figure is made of. It takes the people who are in their early sixties now, subtracts those who are not expected to reach the birthday, adds a guess about migration, and divides by the days. The first part is close to certain, which is why forecasts of age are so much better than forecasts of interest rates. Elsewhere on this site you will find the same count rounded down, and the note under both leads to the same source.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Now look at what follows from it on the day after the birthday: nothing. A person who turns sixty-five keeps the house, the car and, more and more often, the job. The building we call senior housing is not built for that person. It is built for the same person fifteen or twenty years later, if three other things happen in between.',
      ],
    },
    { kind: 'heading', text: 'From a birthday to a lease' },
    {
      kind: 'paragraph',
      text: [
        'First, something about daily life has to become difficult: the stairs, the drive after dark, a spouse’s illness, the quiet. Second, the help that families used to give has to be out of reach, because the children live in another state or are at work themselves. Third, the household has to be able to pay for the alternative, and for most that means selling the house it has lived in for decades. Demand appears where all three meet. A county with many old people, many daughters nearby and few buyers for houses may have almost none.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'This chain explains why the wave has been announced so often and has disappointed those who built too early. The number of birthdays began to climb long before the number of moves could. It also explains why the next years differ from the last ones: the front of a very large generation is now reaching the ages at which the first of those three things usually happens.',
      ],
    },
    { kind: 'picture' },
    {
      kind: 'paragraph',
      text: [
        'The plan is of a studio. Everything that makes it a home for somebody of eighty is within a few steps: a shower without a curb, a circle in the bathroom in which a wheelchair can turn, a bed that can be reached from both sides, a door that is wide enough. None of it costs much if it is drawn in from the beginning. Very little of the housing that older people live in today was drawn that way.',
      ],
    },
    { kind: 'heading', text: 'The other half of the curve' },
    {
      kind: 'paragraph',
      text: [
        'Aging is not only about the old. When people stay in their houses longer, fewer houses come up for sale, and those who would have bought them rent. When a town’s doctors, welders and bus drivers retire, somebody has to be found to replace them, and that somebody needs a place to live before the first day of work. When households shrink to one or two people, the same population needs more front doors. This is why a demographer’s chart about retirement can be, for a developer, an argument for apartments, and for a row of small shops in which a retired foreman’s former crew sets up on its own.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Self-storage belongs on the same list, less cheerfully. People rent a unit when something ends or begins: a marriage, a job, a life. A parent’s house has to be emptied in three weeks, and nobody can part with the table yet. Demand of that kind comes steadily, but it is easily served, and a second facility across the road divides it.',
      ],
    },
    { kind: 'heading', text: 'Why the place matters more than the curve' },
    {
      kind: 'paragraph',
      text: [
        'National curves are smooth because local ones are not. Two counties with the same share of older residents can be opposites. In one, the young have left and the old remain; the share is high since the rest of the fraction shrank, and there will be nobody to staff a building, let alone to visit it. In the other, people arrive in retirement to be near grandchildren, and the share is high because the place is wanted. A chart shows the two as the same point.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Staff deserves a sentence of its own, for it is where good demographics turn into a bad investment. The change that adds residents takes away workers. A home that cannot hire aides cannot fill its rooms, however long its waiting list is.',
      ],
    },
    { kind: 'heading', text: 'Four questions for anyone who shows you the curve' },
    {
      kind: 'list',
      items: [
        [
          'Which birthday is on the axis? A building for people in their eighties should be argued for with people in their eighties. If the chart stops at sixty-five, it describes somebody else’s customers.',
        ],
        ['Is it a number of people or a share of people? A rising share in a falling population is a warning.'],
        [
          'What has already been built for them? Demand is half of a market. Ask for the permits of the last three years as well as for the projections of the next ten.',
        ],
        [
          'Who pays, from what, and for how long? Income, savings, a house or a public program each break in a different way, and a program can change with one vote.',
        ],
      ],
    },
    { kind: 'heading', text: 'What the forecast rests on' },
    {
      kind: 'paragraph',
      text: [
        'Treat even the best curve as an “if”. If people stay healthy for longer, the move comes later. If technology lets more of them remain at home, some never move. If house prices fall, many cannot afford to. If immigration changes, so does the number of workers and of renters. Each of these has surprised forecasters before, in both directions.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An investment adds its own conditions to that list. The building has to be in the right place and open in the right year, leased at a rent that covers its costs, and financed so that it survives being wrong for a while. Demographics help with the first of these and with none of the others. A fund can be right about the country and still lose your money on one street.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'So use the curve for what it does well. It tells you which questions are worth asking for the next twenty years. It does not answer them for the building in front of you.',
      ],
    },
  ],
  action: {
    heading: 'From the curve to the building',
    text: 'What a home for older people has to get right before a shortage turns into income, and how it fails.',
    link: { label: 'Read about senior housing', href: '/blog/senior-housing-urgent-need' },
  },
  sample: true,
};
