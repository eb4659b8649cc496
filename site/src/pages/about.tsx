import { island } from '../island.tsx';

const Story = island(() => import('../islands/about-story.tsx').then((module) => module.AboutStory), 'navigation');
const Portfolio = island(
  () => import('../islands/about-portfolio.tsx').then((module) => module.AboutPortfolio),
  'idle',
);
const Notes = island(() => import('../islands/about-notes.tsx').then((module) => module.AboutNotes), 'navigation');

export default function AboutPage() {
  return (
    <>
      <Story />
      <Portfolio />
      <Notes />
    </>
  );
}
