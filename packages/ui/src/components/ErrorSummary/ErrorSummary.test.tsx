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
  it('focuses the field of each sentence, in order, without changing the address', () => {
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

  it('lists several problems of one field, and one without a field', () => {
    const logged = vi.spyOn(console, 'error');
    const problems = [
      { fieldId: 'email', message: 'It is too long.' },
      { fieldId: 'email', message: 'It has no @ in it.' },
      { message: 'The server did not respond.' },
    ];
    render(<ErrorSummary {...props} problems={problems} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      problems.map(({ message }) => message),
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('focuses the first control of the field or group with the id, and scrolls to it', async () => {
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

  it('leaves a link to the browser if its target is missing or has no control', () => {
    render(
      <>
        <ErrorSummary {...props} />
        <p id="email">No control</p>
      </>,
    );
    for (const link of screen.getAllByRole('link')) expect(fireEvent.click(link)).toBe(true);
  });

  it('[form-14] takes the focus after each refused submit, and at no other time', () => {
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

  describe('the document title', () => {
    const first = { ...props, id: 'first' };
    const second = { ...props, id: 'second' };
    const none: ErrorSummaryProps['problems'] = [];

    it('begins with the word of the provider while there are problems', () => {
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
    ])('begins with it once for two forms, the %s of which is fixed first', (_which, inFirst, inSecond) => {
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

    it('is empty again if there was none', () => {
      document.title = '';
      const { rerender } = render(<ErrorSummary {...props} />);
      expect(document.title).toBe('Error:');
      rerender(<p>Contact</p>);
      expect(document.title).toBe('');
    });

    it('is left alone if the page has set another meanwhile', () => {
      document.title = 'Contact';
      const { rerender } = render(<ErrorSummary {...props} />);
      document.title = 'Portfolio';
      rerender(<p>Portfolio</p>);
      expect(document.title).toBe('Portfolio');
    });
  });

  it('is focusable, but not a tab stop', () => {
    render(<ErrorSummary {...props} id="summary" />);
    expect(document.getElementById('summary')?.tabIndex).toBe(-1);
  });
});
