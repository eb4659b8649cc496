import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuditLog } from './AuditLog.tsx';

describe('<AuditLog>', () => {
  it('omits details with no value', () => {
    const entry = {
      entry: 7,
      at: '2026-11-21T14:02:14.000Z',
      actor: 'm.reyes@example.com',
      subject: '',
      hash: '9450dd07',
    };
    render(
      <AuditLog
        entries={[{ ...entry, action: 'leads exported', details: { format: 'csv', filtered: '' } }]}
        actors={[]}
        actor=""
        action=""
        brokenAt={undefined}
        timeZone="America/Indiana/Indianapolis"
        onFilter={() => {}}
        onOlder={undefined}
        onNewest={undefined}
      />,
    );
    expect(screen.getByText('format: csv')).toBeDefined();
    expect(screen.queryByText(/filtered/)).toBeNull();
  });
});
