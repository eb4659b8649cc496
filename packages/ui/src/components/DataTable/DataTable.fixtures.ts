export interface Lead {
  id: string;
  email: string;
  status: string;
  date: string;
  messages: number;
}

export const leads: Lead[] = [
  { id: '1', email: 'ann.hollis@example.com', status: 'New', date: 'Nov 21, 2026', messages: 1 },
  { id: '2', email: 'b.okafor@example.com', status: 'New', date: 'Nov 20, 2026', messages: 3 },
  { id: '3', email: 'carla.mendez@example.com', status: 'Contacted', date: 'Nov 20, 2026', messages: 12 },
  { id: '4', email: 'd.whitfield@example.com', status: 'Qualified', date: 'Nov 19, 2026', messages: 2 },
];
