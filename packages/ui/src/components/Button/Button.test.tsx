import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '../../internal/translate.fixtures.ts';
import { Button } from './Button.tsx';

describe('<Button>', () => {
  it('does not submit its form unless its type is submit', () => {
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

  it('passes its name and value to a form, even to one elsewhere', () => {
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

  it('reads `loadingLabel` while loading, and is disabled without losing the focus', () => {
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

  it('ignores presses with `aria-disabled` as a string or a boolean', () => {
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

  it('reads `loadingLabel` even after a translator has replaced its text nodes', () => {
    const props = { loadingLabel: 'Submitting...', children: 'Get Started Now' };
    const { container, rerender } = render(<Button {...props} loading={false} />);
    translate(container);
    rerender(<Button {...props} loading />);
    expect(screen.getByRole('button').textContent).toBe('Submitting...');
    rerender(<Button {...props} loading={false} />);
    expect(screen.getByRole('button').textContent).toBe('Get Started Now');
  });

  it('ignores every press while loading', () => {
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

  it('reserves space for the hidden label', () => {
    const props = { loadingLabel: 'Submitting...', children: 'Get Started Now' };
    const { container, rerender } = render(<Button {...props} loading={false} />);
    const reserved = () => container.querySelector('[data-other-label]')?.getAttribute('data-other-label');
    expect(reserved()).toBe('Submitting...');
    rerender(<Button {...props} loading />);
    expect(reserved()).toBe('Get Started Now');
  });
});
