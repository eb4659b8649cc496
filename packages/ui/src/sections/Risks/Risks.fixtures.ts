import { regulationARisks, regulationDRisks } from '@sponsor/content/risks';
import type { RisksProps } from './Risks.tsx';

const { linkLabel: circular, ...ofFund } = regulationARisks;
const { linkLabel: memorandum, ...ofOther } = regulationDRisks;

export const eightRisks: RisksProps = {
  ...ofFund,
  link: { label: circular, href: 'https://documents.limestone-main.example/offering-circular', external: true },
};

export const ofPlacement: RisksProps = { ...ofOther, link: { label: memorandum, href: '/ppm' } };
