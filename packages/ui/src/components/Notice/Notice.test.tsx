import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('<Notice>', () => {
  it('reads its title before its text, and ends with its action', () => {
    render(
      <Notice role="alert" title="The CRM does not answer" action={<button type="button">Try again</button>}>
        Nothing is lost.
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The CRM does not answerNothing is lost.Try again');
  });

  it('is not announced without a `role`', () => {
    render(<Notice tone="danger">Nothing is lost.</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
