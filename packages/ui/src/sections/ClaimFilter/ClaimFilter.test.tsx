import { whatWeSaid } from '@sponsor/content/what-we-said';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { topics as allTopics } from '../ClaimRegister/ClaimRegister.fixtures.ts';
import { ClaimFilter, type ClaimFilterProps } from './ClaimFilter.tsx';

const { filter, kinds, withdrawnHeading, file } = whatWeSaid;
const topics = Object.values(allTopics).flatMap((topic) => topic ?? []);
const props: ClaimFilterProps = {
  ...filter,
  kinds,
  withdrawnLabel: withdrawnHeading,
  topics,
  file,
  children: 'The registers',
};

describe('<ClaimFilter>', () => {
  it('offers all, each kind and withdrawn claims, each with its count', () => {
    render(<ClaimFilter {...props} />);
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value }) => value)).toEqual(['all', 'fact', 'term', 'target', 'withdrawn']);
    expect(choices.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    const [all = 0, ...parts] = choices.map(({ labels }) => Number(labels?.[0]?.textContent?.match(/\d+$/)?.[0]));
    expect(parts.every((part) => part > 0)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part)).toBe(all);
  });

  it('omits kinds without claims', () => {
    render(<ClaimFilter {...props} topics={[]} />);
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('links to the same claims as a file', () => {
    render(<ClaimFilter {...props} />);
    expect(screen.getByRole('link', { name: file.label }).getAttribute('href')).toBe('/what-we-said.csv');
  });
});
