import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '../../internal/translate.fixtures.ts';
import { Button } from './Button.tsx';

describe('<Button>', () => {
  it('does not submit the form it stands in unless it is told to', () => {
    const handleSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', handleSubmit)}>
        <Button>Add</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('says which of several was pressed, also to a form that it does not stand in', () => {
    render(
      <>
        <form id="review" onSubmit={(event) => event.preventDefault()} />
        <Button type="submit" form="review" name="answer" value="keep">
          Keep
        </Button>
      </>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.form?.id).toBe('review');
    expect(button).toMatchObject({ name: 'answer', value: 'keep' });
  });

  it('reads its other label while loading, and says that it is disabled without losing the focus to the body', () => {
    const props = { loadingLabel: 'Submitting...', children: 'Get Started Now' };
    const { rerender } = render(<Button {...props} loading={false} />);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('Get Started Now');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    rerender(<Button {...props} loading />);
    expect(button.textContent).toBe('Submitting...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
  });

  it('refuses presses where it is said to be disabled, as a word or as a value', () => {
    const handleClick = vi.fn<() => void>();
    const { rerender } = render(
      <Button aria-disabled="true" onClick={handleClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(fireEvent.click(button)).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(handleClick).not.toHaveBeenCalled();
    rerender(
      <Button aria-disabled="false" onClick={handleClick}>
        Send
      </Button>,
    );
    fireEvent.click(button);
    expect(handleClick).toHaveBeenCalledOnce();
  });

  it('reads its other label also where a translator has put elements into the place of its words', () => {
    const props = { loadingLabel: 'Submitting...', children: 'Get Started Now' };
    const { container, rerender } = render(<Button {...props} loading={false} />);
    translate(container);
    rerender(<Button {...props} loading />);
    expect(screen.getByRole('button').textContent).toBe('Submitting...');
    rerender(<Button {...props} loading={false} />);
    expect(screen.getByRole('button').textContent).toBe('Get Started Now');
  });

  it('refuses every press while loading', () => {
    const handleClick = vi.fn<() => void>();
    const handleSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', handleSubmit)}>
        <Button type="submit" loading loadingLabel="Sending..." onClick={handleClick}>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('keeps the place of the label it does not show', () => {
    const props = { loadingLabel: 'Submitting...', children: 'Get Started Now' };
    const { container, rerender } = render(<Button {...props} loading={false} />);
    const reserved = () => container.querySelector('[data-other-label]')?.getAttribute('data-other-label');
    expect(reserved()).toBe('Submitting...');
    rerender(<Button {...props} loading />);
    expect(reserved()).toBe('Get Started Now');
  });
});
