import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../../components/LiveRegion/heard.fixtures.ts';
import { translate } from '../../internal/translate.fixtures.ts';
import { regulationA, regulationD } from './Calculator.fixtures.tsx';
import { Calculator } from './Calculator.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Investment amount' });
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const adjustment = () => screen.queryByText(/^Adjusted to/)?.textContent ?? '';

const typeIn = (text: string) => fireEvent.change(field(), { target: { value: text } });
const slideTo = (dollars: number) => fireEvent.change(slider(), { target: { value: String(dollars) } });

/** The figure beside a label, with whatever small type is under it. */
function figure(label: string): string {
  const row = screen.getByText(label).parentElement;
  return row?.lastElementChild?.textContent ?? '';
}

const figuresA = () => ['Monthly income', 'Annual income', '5-year target range'].map(figure);
const figuresD = () => ['Quarterly distribution', 'Annual distribution', '5-year target range'].map(figure);

it.each([
  ['A', regulationA],
  ['D', regulationD],
])('updates the whole result of Regulation %s after a translator has replaced its text nodes', (_, props) => {
  const shownFor = (dollars: string, prepare: (container: Element) => void) => {
    const { container, unmount } = render(<Calculator {...props} />);
    prepare(container);
    typeIn(dollars);
    const shown = container.textContent;
    unmount();
    return shown;
  };
  expect(shownFor('75000', translate)).toBe(shownFor('75000', () => {}));
});

describe('<Calculator> of Regulation A', () => {
  it('opens with the result for the default amount', () => {
    render(<Calculator {...regulationA} />);
    expect(field().value).toBe('$2,500');
    expect(slider()).toMatchObject({ min: '500', max: '100000', step: '500', value: '2500' });
    expect(figuresA()).toEqual(['$17$16.67 a month before rounding', '$200.00', '$5,000 - $7,500']);
    expect(adjustment()).toBe('');
  });

  it('[calculator-4] names the targets behind the figures, each with its notes', () => {
    render(<Calculator {...regulationA} />);
    for (const [label, basis, notes] of [
      ['Annual income', 'Based on 8% targeted annual return', ['#note-11', '#note-19']],
      ['5-year target range', '2x-3x targeted total return', ['#note-19']],
    ] as const) {
      const row = screen.getByText(label).parentElement;
      if (!row) throw new Error(`There is no ${label}.`);
      expect(row.textContent).toContain(basis);
      const marks = within(row).getAllByRole('link', { name: /^Note/ });
      expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(notes);
    }
  });

  it.each([
    ['500', '$3$3.33 a month before rounding', '$40.00', '$1,000 - $1,500'],
    ['1234', '$8$8.23 a month before rounding', '$98.72', '$2,468 - $3,702'],
    ['12500', '$83$83.33 a month before rounding', '$1,000.00', '$25,000 - $37,500'],
    ['100000', '$667$666.67 a month before rounding', '$8,000.00', '$200,000 - $300,000'],
  ])('[calculator-3] calculates %s dollars', (dollars, monthly, annual, range) => {
    render(<Calculator {...regulationA} />);
    typeIn(dollars);
    expect(figuresA()).toEqual([monthly, annual, range]);
  });

  it.each([
    ['$1,2a34', '$98.72', '1234'],
    ['-5000', '$400.00', '5000'],
    ['$2,500.00', '$200.00', '2500'],
  ])('[calculator-7] understands %s', (text, annual, dollars) => {
    render(<Calculator {...regulationA} />);
    slideTo(9000);
    typeIn(text);
    expect(figure('Annual income')).toBe(annual);
    expect(slider().value).toBe(dollars);
    expect(adjustment()).toBe('');
  });

  it.each(['abc', '', '$'])(
    '[calculator-5] keeps the amount when %j is typed, and shows it again afterwards',
    (text) => {
      render(<Calculator {...regulationA} />);
      slideTo(9000);
      typeIn(text);
      expect(figure('Annual income')).toBe('$720.00');
      expect(field().value).toBe(text);
      fireEvent.blur(field());
      expect(field().value).toBe('$9,000');
      expect(adjustment()).toBe('');
    },
  );

  it('[calculator-5] keeps the amount when two are pasted, and asks for one on blur', () => {
    render(<Calculator {...regulationA} />);
    slideTo(9000);
    typeIn('10k-20k');
    expect(figure('Annual income')).toBe('$720.00');
    expect(screen.queryByText('Enter one amount, like $5,000')).toBeNull();
    fireEvent.blur(field());
    expect(field().value).toBe('$9,000');
    expect(screen.getByText('Enter one amount, like $5,000')).toBeTruthy();
    slideTo(9500);
    expect(screen.queryByText('Enter one amount, like $5,000')).toBeNull();
  });

  it.each([
    ['50', '$500', '$40.00'],
    ['999999', '$100,000', '$8,000.00'],
  ])('[calculator-5] clamps %s at once, but rewrites the field only on blur', (text, amount, annual) => {
    render(<Calculator {...regulationA} />);
    typeIn(text);
    expect(figure('Annual income')).toBe(annual);
    expect(field().value).toBe(text);
    expect(adjustment()).toBe(`Adjusted to ${amount}`);
    fireEvent.blur(field());
    expect(field().value).toBe(amount);
    expect(adjustment()).toBe(`Adjusted to ${amount}`);
  });

  it('accepts typing whose first keys are below the minimum', () => {
    render(<Calculator {...regulationA} />);
    const annual = ['2', '25', '250', '2500'].map((text) => {
      typeIn(text);
      return figure('Annual income');
    });
    expect(annual).toEqual(['$40.00', '$40.00', '$40.00', '$200.00']);
    expect(field().value).toBe('2500');
    expect(adjustment()).toBe('');
  });

  it('rewrites the field only on Enter', () => {
    render(<Calculator {...regulationA} />);
    typeIn('1234');
    fireEvent.keyDown(field(), { key: '4' });
    expect(field().value).toBe('1234');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('$1,234');
  });

  it('removes the note about an adjusted amount once the slider moves', () => {
    render(<Calculator {...regulationA} />);
    typeIn('50');
    slideTo(1000);
    expect(adjustment()).toBe('');
    expect(field().value).toBe('$1,000');
    expect(figure('Annual income')).toBe('$80.00');
  });

  it('[calculator-6] keeps field and slider in step', () => {
    render(<Calculator {...regulationA} />);
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 100_000 }), fc.integer({ min: 1, max: 200 }), (typed, stop) => {
        typeIn(String(typed));
        expect(slider().value).toBe(String(typed));
        // Moving to the slider blurs the field. A slider fires no event for the value it already has.
        fireEvent.blur(field());
        slideTo(stop * 500);
        expect(field().value).toBe(`$${(stop * 500).toLocaleString('en-US')}`);
      }),
      { numRuns: 25 },
    );
  });

  it('[calculator-7] states in the same view that it is an illustration, the risk and the payments', () => {
    render(<Calculator {...regulationA} />);
    const text = screen.getByRole('region').textContent;
    expect(text).toContain('Hypothetical illustration, not a projection.');
    expect(text).toMatch(/not guaranteed and may vary; past performance is not indicative of future results/);
    expect(text).toContain(regulationA.targetRange.claim.risk);
    expect(text).toContain(regulationA.targetRange.claim.paid);
    expect(text).toMatch(/at most 10% of the greater of your annual income or net worth/);
    expect(screen.getByRole('link', { name: /^Read the offering circular/ }).getAttribute('target')).toBe('_blank');
  });

  it('shows every figure within a claim', () => {
    render(<Calculator {...regulationA} />);
    const figures = screen.getAllByText(/\$\d|\d%|\dx/, { ignore: '[aria-hidden] *' });
    expect(figures.length).toBeGreaterThan(6);
    expect(figures.filter((element) => !element.closest('[data-claim]'))).toEqual([]);
  });
});

describe('<Calculator> in three cases', () => {
  const outcome = (title: string) => {
    const item = screen.getByRole('heading', { level: 4, name: title }).closest('li');
    if (!item) throw new Error(`There is no outcome ${title}.`);
    return item;
  };
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

  it('shows the worst case first, with the amount separate from the payments', () => {
    render(<Calculator {...regulationA} />);
    const titles = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['At nothing', 'At half', 'At target']);
    for (const [title, paid] of [
      ['At nothing', '$0.00'],
      ['At half', '$500.00'],
      ['At target', '$1,000.00'],
    ] as const) {
      const figures = Array.from(outcome(title).querySelectorAll('dd'), (cell) => cell.textContent);
      expect(figures).toEqual([paid, '$2,500']);
    }
  });

  it('shows the payments by the end of every year, for the chosen amount', () => {
    render(<Calculator {...regulationD} />);
    typeIn('20000');
    fireEvent.click(screen.getByText('Paid by the end of each year'));
    expect(cells()).toEqual([
      ['$0.00', '$1,000.00', '$2,000.00'],
      ['$0.00', '$2,000.00', '$4,000.00'],
      ['$0.00', '$3,000.00', '$6,000.00'],
      ['$0.00', '$4,000.00', '$8,000.00'],
      ['$0.00', '$5,000.00', '$10,000.00'],
    ]);
  });
});

describe('<Calculator> and the limit of those who are not accredited', () => {
  const limitField = () => screen.getByRole('textbox', { name: /^Work out your limit/ });
  const typeIncome = (text: string) => fireEvent.change(limitField(), { target: { value: text } });

  it('states the limit, and warns once the amount exceeds it', () => {
    render(<Calculator {...regulationA} />);
    typeIncome('40000');
    expect(screen.getByText(/^Your limit is \$4,000\./)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    typeIn('4001');
    expect(screen.getByRole('alert').textContent).toMatch(/more than your limit of \$4,000\.$/);
    typeIncome('40010');
    expect(screen.queryByRole('alert')).toBeNull();
    typeIncome('');
    expect(screen.queryByText(/^Your limit is/)).toBeNull();
  });

  it('asks for one amount after two were entered', () => {
    render(<Calculator {...regulationA} />);
    typeIncome('90-100k');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(limitField());
    expect(screen.getByRole('alert').textContent).toBe('Enter one amount, like $5,000.');
    typeIncome('90k');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is in no form and has no name, so that its input is never sent', () => {
    render(<Calculator {...regulationA} />);
    expect(limitField().closest('form')).toBeNull();
    expect(limitField().getAttribute('name')).toBeNull();
  });

  it('is absent without a limit', () => {
    render(<Calculator {...regulationD} />);
    expect(screen.queryByRole('textbox', { name: /limit/ })).toBeNull();
  });
});

describe('<Calculator> passed on', () => {
  const link = () => screen.getByRole('link', { name: 'Link to this amount' }).getAttribute('href');

  it('links to the shown amount', () => {
    render(<Calculator {...regulationA} />);
    expect(link()).toBe('?amount=2500#calculator');
    typeIn('12500');
    expect(link()).toBe('?amount=12500#calculator');
  });

  it.each([
    ['12500', '$12,500', ''],
    ['999999', '$100,000', 'Adjusted to $100,000'],
    ['-1', '$500', 'Adjusted to $500'],
    ['<b>', '$2,500', ''],
    [null, '$2,500', ''],
  ])('opens with %s as if typed', (shared, amount, adjusted) => {
    render(<Calculator {...regulationA} readSharedAmount={() => shared} />);
    expect(field().value).toBe(amount);
    expect(adjustment()).toBe(adjusted);
  });

  it('prints alone with all years, and is restored afterwards', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { container } = render(<Calculator {...regulationA} />);
    fireEvent.click(screen.getByRole('button', { name: 'Print this on one page' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('region').hasAttribute('data-printed')).toBe(true);
    expect(container.querySelector('details')?.open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(screen.getByRole('region').hasAttribute('data-printed')).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('<Calculator> to a screen reader', () => {
  afterEach(() => vi.useRealTimers());

  const announcement = () => heard().at(-1);
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('names the slider by what it sets', () => {
    render(<Calculator {...regulationA} />);
    expect(screen.getByRole('slider', { name: /^Investment amount/ })).toBe(slider());
  });

  it('announces one sentence, a second after the last change', () => {
    vi.useFakeTimers();
    render(<Calculator {...regulationA} />);
    wait(60_000);
    expect(announcement()).toBeUndefined();
    typeIn('1');
    wait(999);
    typeIn('12500');
    wait(999);
    expect(announcement()).toBeUndefined();
    wait(1);
    wait(100);
    expect(announcement()).toBe(
      'If the targets are met, on $12,500: Monthly income $83, Annual income $1,000.00, 5-year target range $25,000 - $37,500.',
    );
    slideTo(100_000);
    wait(999);
    expect(announcement()).toContain('$12,500');
    wait(1);
    wait(100);
    expect(announcement()).toContain('$100,000');
  });

  it('announces first that it adjusted an amount outside the range', () => {
    vi.useFakeTimers();
    render(<Calculator {...regulationA} />);
    typeIn('50');
    wait(1000);
    wait(100);
    expect(announcement()).toMatch(/^Adjusted to \$500\. If the targets are met, on \$500: /);
  });

  it('announces nothing else', () => {
    const { container } = render(<Calculator {...regulationA} />);
    expect(container.querySelector('[aria-live], output, [role=status], [role=alert]')).toBeNull();
  });
});

describe('<Calculator> of Regulation D', () => {
  it('opens with its minimum and the figure per quarter', () => {
    render(<Calculator {...regulationD} />);
    expect(field().value).toBe('$15,000');
    expect(slider()).toMatchObject({ min: '15000', max: '100000', step: '500', value: '15000' });
    expect(figuresD()).toEqual(['$375.00', '$1,500.00', '$30,000 - $45,000']);
  });

  it.each([
    ['15001', '$375.03', '$1,500.10', '$30,002 - $45,003'],
    ['15500', '$387.50', '$1,550.00', '$31,000 - $46,500'],
    ['50000', '$1,250.00', '$5,000.00', '$100,000 - $150,000'],
    ['5000', '$375.00', '$1,500.00', '$30,000 - $45,000'],
    ['999999', '$2,500.00', '$10,000.00', '$200,000 - $300,000'],
  ])('[calculator-3] calculates %s dollars', (dollars, quarterly, annual, range) => {
    render(<Calculator {...regulationD} />);
    typeIn(dollars);
    expect(figuresD()).toEqual([quarterly, annual, range]);
  });

  it('links to the contact page for larger amounts, without a limit check', () => {
    render(<Calculator {...regulationD} />);
    const region = screen.getByRole('region');
    expect(region.textContent).toMatch(/for larger amounts contact us/i);
    expect(
      within(region)
        .getByRole('link', { name: /larger amount/ })
        .getAttribute('href'),
    ).toBe('/contact');
    expect(region.textContent).not.toContain('at most 10%');
  });
});

describe('<Calculator> before its scripts', () => {
  afterEach(() => document.body.replaceChildren());

  function served() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Calculator {...regulationA} />);
    document.body.append(container);
    return container;
  }

  it('shows the result for the default amount', () => {
    const container = served();
    expect(container.textContent).toContain('$16.67 a month before rounding');
    expect(container.textContent).toContain('$5,000 - $7,500');
  });

  it.each([
    ['typed into the field', 'input[inputmode]', '12500'],
    ['chosen with the slider', 'input[type=range]', '12500'],
  ])('keeps a value that was %s before they load', (_how, selector, value) => {
    const container = served();
    const input = container.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error(`There is no ${selector}.`);
    input.value = value;
    render(<Calculator {...regulationA} />, { container, hydrate: true });
    expect(figure('Annual income')).toBe('$1,000.00');
    expect(slider().value).toBe('12500');
  });
});
