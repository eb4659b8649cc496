import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const amount: SliderProps = {
  label: 'Amount',
  min: 500,
  max: 100_000,
  step: 500,
  value: 2500,
  format: (dollars) => `$${dollars}`,
  onValueChange: () => {},
};

const input = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Amount' });

function moved(value: number, to: number, range: Partial<SliderProps> = {}): number | undefined {
  const handleChange = vi.fn<(stop: number) => void>();
  const { unmount } = render(<Slider {...amount} {...range} value={value} onValueChange={handleChange} />);
  fireEvent.change(input(), { target: { value: String(to) } });
  unmount();
  return handleChange.mock.lastCall?.[0];
}

describe('<Slider>', () => {
  it('states its range, its step and its formatted value', () => {
    render(<Slider {...amount} />);
    expect(input()).toMatchObject({ min: '500', max: '100000', step: '500', value: '2500' });
    expect(input().getAttribute('aria-valuetext')).toBe('$2500');
  });

  it('shows a value between two steps at its exact position', () => {
    render(<Slider {...amount} value={1234} />);
    expect(input().value).toBe('1234');
    expect(input().getAttribute('aria-valuetext')).toBe('$1234');
  });

  it.each([
    [145 / 3, 1, '0.001'],
    [2 / 3, 0.05, '0.00001'],
    [12.5, 1, '0.1'],
  ])('accepts the value %s, from which arrow keys can move it', (value, step, grain) => {
    render(<Slider {...amount} min={0} max={100} step={step} value={value} />);
    expect(Number(input().step)).toBe(Number(grain));
  });

  it.each([
    ['a stop forward', 2500, 3000, 3000],
    ['a stop back', 2500, 2000, 2000],
    ['to its end', 2500, 100_000, 100_000],
    ['to its start', 2500, 500, 500],
    ['forward from between two stops', 1234, 1235, 1500],
    ['back from between two stops', 1234, 1233, 1000],
    ['forward from just before the end', 99_999, 100_000, 100_000],
  ])('moves %s', (_where, value, to, stop) => {
    expect(moved(value, to)).toBe(stop);
  });

  it('has steps of tenths, and reports each without rounding errors', () => {
    const tenths = { min: 0, max: 1, step: 0.1 };
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), (from, to) => {
        fc.pre(from !== to);
        expect(moved(from / 10, to / 10, tenths)).toBe(to / 10);
        const { unmount } = render(<Slider {...amount} {...tenths} value={from / 10} />);
        expect(input().step).toBe('0.1');
        unmount();
      }),
    );
  });

  it.each([
    ['forward', 0.26, 0.3],
    ['back', 0.24, 0.2],
  ])('moves %s from between two tenths', (_where, to, stop) => {
    render(<Slider {...amount} min={0} max={1} step={0.1} value={0.25} />);
    expect(input().value).toBe('0.25');
    expect(input().step).toBe('0.01');
    cleanup();
    expect(moved(0.25, to, { min: 0, max: 1, step: 0.1 })).toBe(stop);
  });

  it('counts its steps from its minimum', () => {
    const handleChange = vi.fn<(stop: number) => void>();
    render(<Slider {...amount} min={200} max={1100} value={300} onValueChange={handleChange} />);
    fireEvent.change(input(), { target: { value: '301' } });
    expect(handleChange).toHaveBeenLastCalledWith(700);
    fireEvent.change(input(), { target: { value: '1100' } });
    expect(handleChange).toHaveBeenLastCalledWith(1100);
  });

  it('keeps its own value if uncontrolled', () => {
    const handleValueChange = vi.fn<(value: number) => void>();
    const { value: _outside, ...inside } = amount;
    render(<Slider {...inside} defaultValue={5000} onValueChange={handleValueChange} />);
    fireEvent.change(input(), { target: { value: '5500' } });
    expect(input().value).toBe('5500');
    expect(input().getAttribute('aria-valuetext')).toBe('$5500');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(5500);
  });

  it.each([
    ['more than the largest', 250_000, 100_000],
    ['less than the smallest', -3, 500],
    ['NaN', Number.NaN, 500],
  ])('is at its end for %s', (_what, value, end) => {
    const { container } = render(<Slider {...amount} value={value} />);
    expect(input().value).toBe(String(end));
    expect(input().getAttribute('aria-valuetext')).toBe(`$${end}`);
    expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe(end === 500 ? '0%' : '100%');
  });

  it('keeps a value from before hydration', async () => {
    const handleValueChange = vi.fn<(value: number) => void>();
    const { value: _outside, ...inside } = amount;
    const hydrate = serve(<Slider {...inside} defaultValue={5000} onValueChange={handleValueChange} />);
    input().value = '8000';
    await hydrate();
    expect(input().getAttribute('aria-valuetext')).toBe('$8000');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(8000);
  });

  it('keeps a fraction from before hydration', async () => {
    const handleValueChange = vi.fn<(value: number) => void>();
    const { value: _outside, ...inside } = amount;
    const tenths = { min: 0, max: 1, step: 0.1, defaultValue: 0 };
    const hydrate = serve(<Slider {...inside} {...tenths} onValueChange={handleValueChange} />);
    input().value = '0.3';
    await hydrate();
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(0.3);
  });

  it('keeps a value between two steps, and a controlled value, through hydration', async () => {
    const handleValueChange = vi.fn<(value: number) => void>();
    const { value: _outside, ...inside } = amount;
    await serve(<Slider {...inside} defaultValue={1234} onValueChange={handleValueChange} />)();
    expect(input().value).toBe('1234');
    cleanup();
    const hydrate = serve(<Slider {...amount} onValueChange={handleValueChange} />);
    input().value = '8000';
    await hydrate();
    expect(input().value).toBe('2500');
    expect(handleValueChange).not.toHaveBeenCalled();
  });
});
