import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('<Notice>', () => {
  it('reads its title before its words, and ends with what can be done', () => {
    render(
      <Notice role="alert" title="The CRM does not answer" action={<button type="button">Try again</button>}>
        Nothing is lost.
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The CRM does not answerNothing is lost.Try again');
  });

  it('is part of the page and not announced unless it is told to be', () => {
    render(<Notice tone="danger">Nothing is lost.</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
