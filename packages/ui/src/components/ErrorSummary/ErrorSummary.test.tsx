import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WordsProvider } from '../Words/WordsProvider.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const props: ErrorSummaryProps = {
  heading: 'There is a problem',
  headingLevel: 2,
  submitCount: 0,
  problems: [
    { fieldId: '«r1»', message: 'Please enter your first name.' },
    { fieldId: 'email', message: 'Please enter a valid email address.' },
  ],
};

describe('<ErrorSummary>', () => {
  it('leads from each sentence to its field, in their order and without a new address', () => {
    render(
      <>
        <ErrorSummary {...props} />
        <input id="«r1»" />
        <input id="email" />
      </>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(props.problems.map(({ message }) => message));
    for (const [index, { fieldId }] of props.problems.entries()) {
      expect(fireEvent.click(links[index] ?? document.body)).toBe(false);
      expect(document.activeElement?.id).toBe(fieldId);
    }
  });

  it('says several problems of one field, and one that no field can mend', () => {
    const logged = vi.spyOn(console, 'error');
    const problems = [
      { fieldId: 'email', message: 'It is too long.' },
      { fieldId: 'email', message: 'It has no @ in it.' },
      { message: 'The server did not answer.' },
    ];
    render(<ErrorSummary {...props} problems={problems} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      problems.map(({ message }) => message),
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('leads to the first control of a field or a group that has the id, and into sight of it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const options = [
      { value: 'a', label: 'A', disabled: true },
      { value: 'b', label: 'B' },
    ];
    render(
      <>
        <ErrorSummary
          {...props}
          problems={['straße', 'group', 'amount'].map((fieldId) => ({ fieldId, message: fieldId }))}
        />
        <TextField id="straße" name="street" label="Street" autoComplete="off" />
        <RadioGroup id="group" name="one" label="One" options={options} />
        <Select id="amount" name="amount" label="Amount" placeholder="Choose" options={['More']} />
      </>,
    );
    const followed = (message: string) => fireEvent.click(screen.getByRole('link', { name: message }));
    expect(followed('straße')).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Street'));
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'straße');
    expect(followed('group')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'B' }));
    expect(followed('amount')).toBe(false);
    await vi.dynamicImportSettled();
    expect(await screen.findByRole('combobox', { expanded: false })).toBe(document.activeElement);
    screen.getByLabelText('Street').focus();
    expect(followed('amount')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('leaves to the browser a link to what has no control, or is not there', () => {
    render(
      <>
        <ErrorSummary {...props} />
        <p id="email">No control</p>
      </>,
    );
    for (const link of screen.getAllByRole('link')) expect(fireEvent.click(link)).toBe(true);
  });

  it('[form-14] takes the focus at each submit that was refused, and at nothing else', () => {
    const summary = () => screen.queryByRole('group');
    const { rerender } = render(<ErrorSummary {...props} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary {...props} submitCount={1} />);
    expect(document.activeElement).toBe(summary());
    summary()?.blur();
    rerender(<ErrorSummary {...props} submitCount={1} problems={[]} />);
    expect(summary()).toBeNull();
    rerender(<ErrorSummary {...props} submitCount={1} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary {...props} submitCount={2} />);
    expect(document.activeElement).toBe(summary());
    cleanup();
    render(<ErrorSummary {...props} submitCount={1} />);
    expect(document.activeElement).toBe(summary());
  });

  describe('begins the title of the document', () => {
    const first = { ...props, id: 'first' };
    const second = { ...props, id: 'second' };
    const none: ErrorSummaryProps['problems'] = [];

    it('as long as something is wrong, in the words of the provider', () => {
      document.title = 'Kontakt';
      const show = (problems: ErrorSummaryProps['problems']) => (
        <WordsProvider words={{ error: 'Fehler:' }}>
          <ErrorSummary {...props} problems={problems} />
        </WordsProvider>
      );
      const { rerender } = render(show(none));
      expect(document.title).toBe('Kontakt');
      rerender(show(props.problems));
      expect(document.title).toBe('Fehler: Kontakt');
      rerender(show(none));
      expect(document.title).toBe('Kontakt');
    });

    it.each([
      ['first', none, props.problems],
      ['second', props.problems, none],
    ])('once for two forms, the %s of which is mended first', (_which, inFirst, inSecond) => {
      document.title = 'Contact';
      const both = (one: ErrorSummaryProps['problems'], other: ErrorSummaryProps['problems']) => (
        <>
          <ErrorSummary {...first} problems={one} />
          <ErrorSummary {...second} problems={other} />
        </>
      );
      const { rerender } = render(both(props.problems, props.problems));
      expect(document.title).toBe('Error: Contact');
      rerender(both(inFirst, inSecond));
      expect(document.title).toBe('Error: Contact');
      rerender(both(none, none));
      expect(document.title).toBe('Contact');
    });

    it('and leaves nothing where there was no title', () => {
      document.title = '';
      const { rerender } = render(<ErrorSummary {...props} />);
      expect(document.title).toBe('Error:');
      rerender(<p>Contact</p>);
      expect(document.title).toBe('');
    });

    it('and leaves one alone that the page has been given meanwhile', () => {
      document.title = 'Contact';
      const { rerender } = render(<ErrorSummary {...props} />);
      document.title = 'Portfolio';
      rerender(<p>Portfolio</p>);
      expect(document.title).toBe('Portfolio');
    });
  });

  it('can be given the focus, but is no stop of the keyboard', () => {
    render(<ErrorSummary {...props} id="summary" />);
    expect(document.getElementById('summary')?.tabIndex).toBe(-1);
  });
});
