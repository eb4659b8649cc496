import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leadsByForm } from './Chart.fixtures.ts';
import { Chart, type ChartProps } from './Chart.tsx';

const small: ChartProps = {
  ...leadsByForm,
  points: ['Mon', 'Tue', 'Wed'],
  series: [
    { label: 'Sign-up', values: [4, 0, 8] },
    { label: 'Contact', values: [2, 0, 4] },
  ],
};

const points = () => screen.getAllByRole('img').filter((image) => image.hasAttribute('tabindex'));
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const nameOfFocus = () => document.activeElement?.getAttribute('aria-label')?.slice(0, 3);

/** Returns the bars of one series, from left to right. */
function bars(container: HTMLElement, series: number) {
  const drawn = container.querySelectorAll(`[data-ink="${series}"] rect[height]`);
  return Array.from(drawn, (bar) => ['x', 'y', 'height'].map((name) => Number(bar.getAttribute(name)))).slice(-3);
}

describe('<Chart>', () => {
  it('reads the figures and the sum of each point', () => {
    render(<Chart {...small} formatValue={(value) => `${value}.0`} />);
    expect(screen.getByRole('figure', { name: /Leads by form/ })).toBeTruthy();
    expect(points().map((point) => point.getAttribute('aria-label'))).toEqual([
      'Mon. Sign-up: 4.0, Contact: 2.0, Total: 6.0',
      'Tue. Sign-up: 0.0, Contact: 0.0, Total: 0.0',
      'Wed. Sign-up: 8.0, Contact: 4.0, Total: 12.0',
    ]);
  });

  it('sums fractions without rounding noise', () => {
    const series = [
      { label: 'Sign-up', values: [0.1, 0.2] },
      { label: 'Contact', values: [0.2, 0.4] },
    ];
    render(<Chart {...small} points={['Mon', 'Tue']} series={series} formatValue={String} />);
    expect(figures()).toEqual(['0.3', '0.6']);
    expect(points()[0]?.getAttribute('aria-label')).toBe('Mon. Sign-up: 0.1, Contact: 0.2, Total: 0.3');
  });

  it('shows no sum of a single series', () => {
    render(<Chart {...small} series={small.series.slice(0, 1)} />);
    expect(points()[0]?.getAttribute('aria-label')).toBe('Mon. Sign-up: 4');
    expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  });

  it('is one tab stop; arrow keys, Home and End move between its points', () => {
    render(<Chart {...small} />);
    const stops = () => points().map((point) => point.tabIndex);
    expect(stops()).toEqual([-1, -1, 0]);
    act(() => points()[2]?.focus());
    press('ArrowRight');
    expect(nameOfFocus()).toBe('Wed');
    press('ArrowLeft');
    expect(nameOfFocus()).toBe('Tue');
    expect(stops()).toEqual([-1, 0, -1]);
    press('Home');
    expect(nameOfFocus()).toBe('Mon');
    press('ArrowLeft');
    expect(nameOfFocus()).toBe('Mon');
    press('End');
    expect(nameOfFocus()).toBe('Wed');
  });

  it('shows the figures of the hovered point, or else of the focused one, or else the sums', () => {
    render(<Chart {...small} />);
    expect(figures()).toEqual(['12', '6']);
    act(() => points()[2]?.focus());
    expect(figures()).toEqual(['8', '4']);
    fireEvent.pointerEnter(points()[0]!);
    expect(figures()).toEqual(['4', '2']);
    fireEvent.pointerLeave(points()[0]!.parentElement!);
    expect(figures()).toEqual(['8', '4']);
    act(() => points()[2]?.blur());
    expect(figures()).toEqual(['12', '6']);
  });

  it('stacks bars whose heights match their values', () => {
    const { container } = render(<Chart {...small} />);
    const [lower, upper] = [bars(container, 0), bars(container, 1)];
    lower.forEach(([x, y], point) => {
      const [otherX, otherY = 0, otherHeight = 0] = upper[point] ?? [];
      expect(otherX).toBe(x);
      expect(otherY + otherHeight).toBeCloseTo(y ?? 0);
    });
    const heights = lower.map(([, , height = 0]) => height);
    expect(heights[2]).toBeCloseTo((heights[0] ?? 0) * 2);
    expect(heights[1]).toBe(0);
  });

  it('draws a line through every point, and a dot for a single one', () => {
    const { container, rerender } = render(<Chart {...small} display="lines" />);
    const curve = container.querySelector('figure > div path[d*="L"]');
    expect(curve?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(3);
    rerender(<Chart {...small} display="lines" points={['Mon']} series={[{ label: 'Sign-up', values: [4] }]} />);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  it('also renders a table', () => {
    render(<Chart {...small} />);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['Day', 'Sign-up', 'Contact', 'Total'],
      ['Mon', '4', '2', '6'],
      ['Tue', '0', '0', '0'],
      ['Wed', '8', '4', '12'],
    ]);
  });

  it('has no points without data', () => {
    render(<Chart {...small} points={[]} series={[{ label: 'Sign-up', values: [] }]} />);
    expect(figures()).toEqual(['0']);
  });
});
