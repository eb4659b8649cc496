import type { LeadOrigins } from '@sponsor/domain';

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
);

/** Figures that rise and fall like those of a real month. */
const wave = (size: number, phase: number) =>
  days.map((_, index) => Math.round(size * (1.1 + Math.sin(index / 4 + phase) + ((index * 7) % 5) / 9)));

export const origins: LeadOrigins = {
  days,
  forms: [
    { name: 'sign-up', counts: wave(9, 0) },
    { name: 'webinar-reg-a', counts: wave(4, 2) },
    { name: 'contact', counts: wave(2, 4) },
  ],
  campaigns: [
    { name: '', counts: wave(6, 0) },
    { name: 'november_letter', counts: wave(4, 2) },
    { name: 'podcast', counts: wave(3, 3) },
    { name: 'search', counts: wave(2, 1) },
    { name: 'road_signs', counts: wave(1, 4) },
  ],
  otherCampaigns: wave(1, 2),
  pages: [
    { name: '/', counts: wave(90, 0) },
    { name: '/invest', counts: wave(60, 1) },
    { name: '/webinar', counts: wave(30, 2) },
    { name: '/blog', counts: wave(20, 3) },
    { name: '/contact', counts: wave(10, 4) },
  ],
  otherPages: wave(40, 5),
};
