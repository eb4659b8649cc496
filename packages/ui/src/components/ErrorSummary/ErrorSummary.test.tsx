import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const props: ErrorSummaryProps = {
  heading: 'There is a problem',
  headingLevel: 2,
  problems: [
    { fieldId: '«r1»', message: 'Please enter your first name.' },
    { fieldId: 'email', message: 'Please enter a valid email address.' },
  ],
};

describe('<ErrorSummary>', () => {
  describeConformance<HTMLDivElement>((root) => <ErrorSummary {...root} {...props} />, HTMLDivElement);

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

  it('can be given the focus, but is no stop of the keyboard', () => {
    render(<ErrorSummary {...props} id="summary" />);
    expect(document.getElementById('summary')?.tabIndex).toBe(-1);
  });
});
