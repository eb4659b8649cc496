/** The sponsor's office and its projects, with the pipeline targeted for 2025. */
export const sites = [
  {
    name: 'Westlake',
    detail: 'Parkview Residences · senior living',
    status: 'open',
    at: [-81.9179, 41.4553],
    label: [-44, 52],
  },
  { name: 'Marion', detail: 'Flex · upcoming', status: 'upcoming', at: [-85.6591, 40.5584], label: [-224, -76] },
  { name: 'Noblesville', detail: 'Office', status: 'office', at: [-86.0086, 40.0456], label: [36, -38] },
  { name: 'Westfield', detail: 'Flex · upcoming', status: 'upcoming', at: [-86.1275, 40.0428], label: [-174, -54] },
  { name: 'Zionsville', detail: 'Flex · open', status: 'open', at: [-86.2619, 39.9509], label: [-166, 6] },
  { name: 'Eagledale', detail: 'Flex · upcoming', status: 'upcoming', at: [-86.229, 39.817], label: [-172, 48] },
  { name: 'Bloomington', detail: 'Flex · upcoming', status: 'upcoming', at: [-86.5264, 39.1653], label: [44, 26] },
] as const;
