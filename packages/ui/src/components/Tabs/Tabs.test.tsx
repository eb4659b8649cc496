import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'history', label: 'History', content: 'Signed up' },
  { value: 'deliveries', label: 'Deliveries', content: 'Delivered' },
  { value: 'consent', label: 'Consent', content: 'Agreed' },
];
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').textContent;

describe('<Tabs>', () => {
  it('shows the first tab, or `defaultValue`', () => {
    const { rerender } = render(<Tabs key="first" label="Lead" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Lead' })).toBeTruthy();
    expect(shown()).toBe('Signed up');
    rerender(<Tabs key="told" label="Lead" tabs={tabs} defaultValue="consent" />);
    expect(shown()).toBe('Agreed');
  });

  it('focuses the chosen tab when the focused element in its panel is removed', () => {
    const withButton = (there: boolean) => (
      <Tabs
        label="Lead"
        tabs={[
          tabs[0]!,
          { value: 'consent', label: 'Consent', content: there && <button type="button">Approve</button> },
        ]}
      />
    );
    const { rerender } = render(withButton(true));
    fireEvent.mouseDown(tab('Consent'));
    act(() => tab('Consent').focus());
    act(() => screen.getByRole('button', { name: 'Approve' }).focus());
    rerender(withButton(false));
    expect(document.activeElement).toBe(tab('Consent'));
  });

  it('moves from tab to tab with the arrow keys, and wraps', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Lead" tabs={tabs} onValueChange={handleValueChange} />);
    act(() => tab('History').focus());
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      vi.useFakeTimers();
      act(() => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key });
        vi.runAllTimers();
      });
      vi.useRealTimers();
    }
    expect(handleValueChange.mock.calls.flat()).toEqual(['deliveries', 'consent', 'history', 'consent', 'history']);
    expect(document.activeElement).toBe(tab('History'));
    expect(tab('History').getAttribute('aria-selected')).toBe('true');
    expect(shown()).toBe('Signed up');
  });

  it('names each view by its tab, even if values contain spaces', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const words = [
      { value: 'All leads', label: 'All leads', content: 'Forty' },
      { value: '100 % new', label: 'New', content: 'Two' },
    ];
    render(<Tabs label="Leads" tabs={words} defaultValue="100 % new" onValueChange={handleValueChange} />);
    expect(screen.getByRole('tabpanel', { name: 'New' }).textContent).toBe('Two');
    fireEvent.mouseDown(tab('All leads'));
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('All leads');
    expect(tab('All leads').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
    expect(screen.getByRole('tabpanel', { name: 'All leads' }).textContent).toBe('Forty');
  });

  it('shows the first tab when the chosen one is removed', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const { rerender } = render(<Tabs label="Lead" tabs={tabs} onValueChange={handleValueChange} />);
    fireEvent.mouseDown(tab('Consent'));
    expect(shown()).toBe('Agreed');
    rerender(<Tabs label="Lead" tabs={tabs.slice(0, 2)} onValueChange={handleValueChange} />);
    expect(shown()).toBe('Signed up');
    expect(tab('History').getAttribute('aria-selected')).toBe('true');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('consent');
  });

  it('keeps its tab if controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Lead" tabs={tabs} value="history" onValueChange={handleValueChange} />);
    // A press also focuses, and focus chooses a tab too.
    fireEvent.mouseDown(tab('Consent'));
    act(() => tab('Consent').focus());
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('consent');
    expect(shown()).toBe('Signed up');
  });
});
