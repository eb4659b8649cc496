import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Skeleton } from './Skeleton.tsx';

describe('<Skeleton>', () => {
  describeConformance<HTMLDivElement>((root) => <Skeleton {...root} lines={2} />, HTMLDivElement);

  it('says what is awaited, and nothing where another says it', () => {
    const { container } = render(<Skeleton lines={2} label="Loading the history" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the history');
    render(<Skeleton ratio={1} />, { container });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
