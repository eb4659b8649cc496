import type { PressOutlet } from '@sponsor/domain';
import type { PressCarouselWords } from '@sponsor/ui/sections';

/** Sample outlets: the brackets prevent confusion with real newspapers. */
export const outlets = [
  { name: '[Outlet one]', url: 'https://outlet-one.example/', width: 'medium', cut: 'ledger', sample: true },
  { name: '[Outlet two]', url: 'https://outlet-two.example/', width: 'wide', cut: 'spaced', sample: true },
  { name: '[Outlet three]', url: 'https://outlet-three.example/', width: 'medium', cut: 'tight', sample: true },
  { name: '[Outlet four]', url: 'https://outlet-four.example/', width: 'medium', cut: 'framed', sample: true },
  { name: '[Outlet five]', url: 'https://outlet-five.example/', width: 'narrow', cut: 'block', sample: true },
] as const satisfies readonly (PressOutlet & { cut: string })[];

export const press: PressCarouselWords = {
  heading: 'Featured In',
  outlets,
  caption: 'Sample outlets. A mention in one is not an endorsement of the offering.',
};
