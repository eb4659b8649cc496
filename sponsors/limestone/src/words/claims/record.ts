import type { FactClaim, FigureClaim } from '@sponsor/domain';

export const propertiesDeveloped: FigureClaim<FactClaim> = {
  id: 'properties-developed',
  kind: 'fact',
  figure: '60+',
  text: 'properties developed',
  notes: [14],
  sample: true,
};

export const companiesTakenPublic: FigureClaim<FactClaim> = {
  id: 'companies-taken-public',
  kind: 'fact',
  figure: '2',
  text: 'companies taken public',
  notes: [14],
  sample: true,
};

export const totalDevelopment: FigureClaim<FactClaim> = {
  id: 'total-development',
  kind: 'fact',
  figure: '$2B+',
  text: 'in total development and acquisitions',
  notes: [14],
  sample: true,
};

export const publicOffering: FigureClaim<FactClaim> = {
  id: 'public-offering',
  kind: 'fact',
  figure: '$121MM',
  text: 'IPO',
  notes: [14],
  sample: true,
};

export const billionDeal: FactClaim = {
  id: 'billion-deal',
  kind: 'fact',
  text: 'a deal of about $1\u00a0billion',
  notes: [14],
  sample: true,
};

export const groundUpBuilds: FigureClaim<FactClaim> = {
  id: 'ground-up-builds',
  kind: 'fact',
  figure: '5',
  text: 'ground-up builds with under 1% average budget variance',
  notes: [17],
  sample: true,
};

export const strategicAcquisitions: FigureClaim<FactClaim> = {
  id: 'strategic-acquisitions',
  kind: 'fact',
  figure: '5',
  text: 'strategic acquisitions',
  notes: [14],
  sample: true,
};

export const buildTimes: FigureClaim<FactClaim> = {
  id: 'build-times',
  kind: 'fact',
  figure: '6-8 month',
  text: 'build times',
  notes: [17],
  sample: true,
};

export const groundUpDevelopments: FigureClaim<FactClaim> = {
  id: 'ground-up-developments',
  kind: 'fact',
  figure: '60+',
  text: 'ground-up developments',
  notes: [14],
  sample: true,
};

export const initialPublicOfferings: FigureClaim<FactClaim> = {
  id: 'initial-public-offerings',
  kind: 'fact',
  figure: '2',
  text: 'IPOs',
  notes: [14],
  sample: true,
};

export const teamMembers: FigureClaim<FactClaim> = {
  id: 'team-members',
  kind: 'fact',
  figure: '50+',
  text: 'team members',
  notes: [14],
  sample: true,
};

export const yearsOfExperience: FigureClaim<FactClaim> = {
  id: 'years-of-experience',
  kind: 'fact',
  figure: '20+',
  text: 'years of experience',
  notes: [14],
  sample: true,
};
