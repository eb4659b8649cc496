import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Spinner } from './Spinner.tsx';

describe('<Spinner>', () => {
  describeConformance((root) => <Spinner {...root} label="Loading leads" />);

  it('says what is awaited', () => {
    render(<Spinner label="Loading leads" />);
    expect(screen.getByRole('status').textContent).toBe('Loading leads');
  });

  it('is silent beside words that say it', () => {
    render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
