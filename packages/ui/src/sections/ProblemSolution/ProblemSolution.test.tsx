import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemAndSolution } from './ProblemSolution.fixtures.tsx';
import { ProblemSolution } from './ProblemSolution.tsx';

describe('<ProblemSolution>', () => {
  it('[invest-8] names both shortages under the problem, and three gains under the solution', () => {
    render(<ProblemSolution {...problemAndSolution} />);
    const headingsOf = (part: RegExp) =>
      within(screen.getByRole('region', { name: part }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(headingsOf(/^the problem/i)).toEqual([
      expect.stringMatching(/under-supply of small-bay industrial buildings/i),
      expect.stringMatching(/senior-living supply crisis/i),
    ]);
    expect(headingsOf(/^the solution/i).slice(0, 3)).toEqual([
      'Monthly cash flow',
      'Long-term growth',
      'High-demand sectors',
    ]);
  });

  it('[invest-8] ends with sources 1 to 9, the targets of all its marks except the general risk', () => {
    const { container } = render(<ProblemSolution {...problemAndSolution} />);
    const notes = Array.from(container.querySelectorAll('[id^="note-"]'), (note) => note.id);
    expect(notes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `note-${number}`));
    const marks = Array.from(container.querySelectorAll('[data-claim] a'), (mark) => mark.getAttribute('href'));
    expect(marks).toEqual(expect.arrayContaining(notes.map((note) => `#${note}`)));
    const lists = screen.getAllByRole('list');
    expect(lists.at(-1)?.contains(container.querySelector('#note-9'))).toBe(true);
  });

  it('states the payments and the risk of every target in the same item', () => {
    const { container } = render(<ProblemSolution {...problemAndSolution} />);
    const targets = container.querySelectorAll('[data-kind=target]');
    expect(targets.length).toBe(2);
    for (const target of targets) {
      expect(target.closest('li')?.textContent).toMatch(/not guaranteed|less than was put in/);
      expect(target.closest('li')?.textContent).toMatch(/not yet paid|yet\./i);
    }
  });

  it('reads the path of the rent in order', () => {
    render(<ProblemSolution {...problemAndSolution} />);
    const path = screen.getByRole('list', { name: problemAndSolution.solution.drawing.title });
    const titles = problemAndSolution.solution.path.map(({ title }) => title);
    expect(within(path).getAllByRole('listitem')).toHaveLength(5);
    for (const [index, item] of within(path).getAllByRole('listitem').entries())
      expect(item.textContent).toContain(titles[index]);
  });
});
