import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { SlowImport } from '../../internal/slow-import.ts';
import { Select } from './Select.tsx';
import * as list from './SelectList.tsx';

let code: SlowImport<typeof list>;
const options = ['Up to $1,000', 'More'];
const texts = { label: 'Amount', name: 'amount', placeholder: 'Choose', options };
const field = () => screen.getByRole('combobox', { name: 'Amount' });
function expectRequest() {
  vi.resetModules();
  code = new SlowImport(list);
  vi.doMock('./SelectList.tsx', code.load);
}

function show(handlers: { onBlur?: () => void } = {}) {
  render(
    <form>
      <input aria-label="Name" />
      <Select {...texts} {...handlers} />
    </form>,
  );
}

afterAll(() => {
  vi.doUnmock('./SelectList.tsx');
  vi.resetModules();
});

describe('<Select> before its list has loaded', () => {
  beforeEach(() => {
    expectRequest();
  });

  it('fetches nothing without interaction', async () => {
    await serve(<Select {...texts} />)();
    await act(() => vi.dynamicImportSettled());
    expect(code.requests).toBe(0);
    expect(field().tagName).toBe('SELECT');
  });

  it.each([
    ['the pointer enters the form', () => void fireEvent.pointerEnter(field().closest('form') ?? field())],
    ['another field of the form gets the focus', () => screen.getByLabelText('Name').focus()],
    ['it gets the focus', () => field().focus()],
  ])('fetches its list once when %s', async (_, touch) => {
    show();
    act(touch);
    act(touch);
    await code.requested();
    expect(code.requests).toBe(1);
    expect(field().tagName).toBe('SELECT');
    await code.come();
    act(touch);
    expect(field().tagName).toBe('BUTTON');
    expect(code.requests).toBe(1);
  });

  it('fetches its list for a visitor who entered the form before hydration', async () => {
    const hydrate = serve(<Select {...texts} />);
    field().focus();
    await hydrate();
    await code.requested();
    expect(code.requests).toBe(1);
  });

  it('keeps the focus when the list loads, without an event for the form', async () => {
    const handleBlur = vi.fn<() => void>();
    show({ onBlur: handleBlur });
    act(() => field().focus());
    await code.come();
    expect(field().tagName).toBe('BUTTON');
    expect(document.activeElement).toBe(field());
    expect(handleBlur).not.toHaveBeenCalled();
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(screen.getAllByRole('option')).toHaveLength(options.length);
  });

  it('leaves the focus elsewhere when the list loads', async () => {
    show();
    act(() => screen.getByLabelText('Name').focus());
    await code.come();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it.each([
    ['pointer', () => fireEvent.pointerDown(field())],
    ['keyboard', () => fireEvent.keyDown(field(), { key: ' ' })],
  ])('keeps the native field for the %s until the visitor leaves', async (_, use) => {
    const handleBlur = vi.fn<() => void>();
    show({ onBlur: handleBlur });
    act(() => field().focus());
    use();
    await code.come();
    expect(field().tagName).toBe('SELECT');
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'More' } });
    await act(async () => field().blur());
    expect(field().tagName).toBe('BUTTON');
    expect(field().textContent).toBe('More');
    expect(handleBlur).toHaveBeenCalledOnce();
  });

  it('opens once the list has loaded after a press without a pointer', async () => {
    show();
    act(() => field().click());
    await code.come();
    expect(screen.getAllByRole('option')).toHaveLength(options.length);
  });

  it('does not open if the visitor has moved on', async () => {
    show();
    act(() => {
      field().focus();
      field().click();
      screen.getByLabelText('Name').focus();
    });
    await code.come();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('works without its list if that cannot be fetched, and retries at the next interaction', async () => {
    show();
    act(() => field().focus());
    await code.fail();
    expect(field().tagName).toBe('SELECT');
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'More' } });
    expect(field()).toHaveProperty('value', 'More');
    expectRequest();
    act(() => screen.getByLabelText('Name').focus());
    await code.come();
    expect(field().textContent).toBe('More');
  });

  it('is empty after a reset of its form', () => {
    show();
    fireEvent.change(field(), { target: { value: 'More' } });
    act(() => field().closest('form')?.reset());
    expect(field()).toHaveProperty('value', '');
  });
});
