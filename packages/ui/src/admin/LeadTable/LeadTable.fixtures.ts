import type { InvestmentLead } from '@sponsor/domain';

const lead = (number: number, email: string, day: string, status: string, contacted?: string): InvestmentLead => ({
  id: `019a8f3c-0000-7000-8000-${String(number).padStart(12, '0')}`,
  email,
  created_at: `2026-11-${day}T15:04:09.120Z`,
  status,
  contacted_at: contacted === undefined ? null : `2026-11-${contacted}T19:30:00.000Z`,
});

/** Every status that staff can choose, newest first. */
export const leads: readonly InvestmentLead[] = [
  lead(12, 'ann.hollis@example.com', '21', 'new'),
  lead(11, 'b.okafor@example.com', '20', 'new'),
  lead(10, 'carla.mendez@example.com', '20', 'contacted', '20'),
  lead(9, 'd.whitfield@example.com', '19', 'qualified', '20'),
  lead(8, 'esther.lund@example.com', '19', 'new'),
  lead(7, 'farid.n@example.com', '18', 'contacted', '19'),
  lead(6, 'grace.tan@example.com', '18', 'invested', '18'),
  lead(5, 'h.brandt@example.com', '17', 'not_interested', '18'),
  lead(4, 'ines.carver@example.com', '16', 'contacted', '17'),
  lead(3, 'j.redbird@example.com', '15', 'qualified', '17'),
  lead(2, 'kofi.asare@example.com', '14', 'do_not_contact', '14'),
  lead(1, 'l.novak@example.com', '13', 'contacted', '14'),
];

/** An address of the maximum length, one that cannot break, a status that is not in the list, and the last minutes of a day in Indiana. */
export const unusualLeads: readonly InvestmentLead[] = [
  lead(
    3,
    `the.trustees.of.the.quartermaster.family.irrevocable.trust@${'long-name-of-a-municipal-employees-pension-fund.'.repeat(4)}example.com`,
    '21',
    'wEiRd_1',
  ),
  lead(4, 'christophermontgomerywhitfieldthethird@example.com', '21', 'new'),
  { ...lead(2, 'o’neil+regd@example.com', '20', 'do_not_contact', '20'), created_at: '2026-11-21T04:59:59.999Z' },
  lead(1, 'x@y.example', '19', 'waiting for the second signature of the custodian', '20'),
];
