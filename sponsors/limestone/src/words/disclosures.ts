import type { DisclosuresContent, RisksContent } from '@sponsor/contract';
import type { LegalParagraph, LegalSection } from '@sponsor/domain';
import { regulationADisclosures } from './legal.ts';
import { offerings } from './offerings.ts';
import { regulationARisks, regulationDRisks } from './risks.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';

/** Another part states the status. The limit has no figure here, because a figure is a claim and needs a note. */
const saidOtherwise: ReadonlySet<string> = new Set(['Status.', 'Purchase limit.']);

function present(paragraphs: readonly LegalParagraph[]): LegalSection['paragraphs'] {
  const [first, ...others] = paragraphs;
  if (first === undefined) throw new Error('There is nothing to disclose here.');
  return [first, ...others];
}

function risksOf(fund: string, { introduction, points }: RisksContent): LegalSection {
  const risks = points.map(({ title, text }) => ({
    lead: `${title}.`,
    text: text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  }));
  return { heading: `${fund}: what can go wrong`, paragraphs: [introduction, ...risks] };
}

export const disclosures: DisclosuresContent = {
  text: {
    title: 'Disclosures',
    introduction: `The disclosures for the offerings of ${sponsor.name}, all in one place. Each offering has a document of its own, which prevails over this site.`,
    sections: [
      {
        heading: 'Who is who',
        paragraphs: [
          `${sponsor.holdingCompany} owns ${sponsor.name}, which develops and runs the buildings. ${sponsor.capitalFormationArm} sponsors the funds and raises their money.`,
          `${sponsor.placementBrokerDealer}, member FINRA and SIPC, is the broker-dealer through which ${regulationAFund.name} is offered. [Link to its public record, to be supplied.]`,
          'The sponsor and companies of the same group are paid by the funds for work on the buildings. These are conflicts of interest; the document of each fund lists the fees and says how the conflicts are dealt with.',
        ],
      },
      {
        heading: `${offerings.regulationA.name}: ${offerings.regulationA.status}`,
        paragraphs: present(offerings.regulationA.legend),
      },
      {
        heading: `${regulationAFund.name}: an offering under ${regulationAFund.offering}`,
        paragraphs: [
          ...present(regulationADisclosures.items.filter(({ lead }) => !saidOtherwise.has(lead))),
          {
            lead: 'Purchase limit.',
            text: 'The offering is open to all investors, and there is no income or net-worth requirement. An investor who is not accredited may invest no more than a tenth of the greater of annual income or net worth, and an entity no more than a tenth of the greater of its revenue or net assets. See 17 CFR 230.251(d)(2)(i)(C).',
          },
        ],
      },
      risksOf(regulationAFund.name, regulationARisks),
      {
        heading: `${offerings.regulationD.name}: ${offerings.regulationD.status}`,
        paragraphs: present(offerings.regulationD.legend),
      },
      {
        heading: `${regulationDFund.name}: an offering under ${regulationDFund.offering}`,
        paragraphs: [
          'Rule 506(c) allows a placement to be advertised, on the condition that everyone who buys is an accredited investor and that reasonable steps have been taken to verify it. Saying that you are accredited is not enough: you must provide a letter from an adviser, or records of income or assets, before you may sign.',
          'A placement has no offering statement and no circular, and nobody at the SEC reviews its memorandum. A notice on Form D is filed once units have been sold; it is not an approval. [Date of the notice, to be supplied.]',
          'The units are restricted securities: they may be sold again only if they are registered or an exemption allows it. Plan to hold them to the end.',
        ],
      },
      risksOf(regulationDFund.name, regulationDRisks),
      {
        heading: 'Which fund builds what',
        paragraphs: [
          'Both funds look for the same kinds of building. [How it is decided which fund takes a site, to be supplied.]',
        ],
      },
      {
        heading: 'Targets, records and pictures',
        paragraphs: [
          'Targeted returns, distributions and dates are aims, and may not be met. A preferred return is a priority in the payment of cash that is available; it does not mean that cash will be available. The calculators are arithmetic on an amount that you choose, before fees and taxes.',
          'What members of the team have built or sold before, here or at earlier companies, is not a result of either fund. Past performance is not indicative of future results.',
          'Drawings and models are illustrative and not to scale. They show kinds of building, and no property unless a caption says so.',
        ],
      },
      {
        heading: 'No advice, and no offer where it would be unlawful',
        paragraphs: [
          'Nothing on this site is advice on investing, law or tax, and nothing takes account of your own circumstances. An offer is made only by the document of an offering, and only where that is lawful.',
        ],
      },
    ],
    sample: true,
  },
  next: {
    heading: 'Read the documents first',
    text: 'The offering circular and the memorandum say all of this in more detail. Ask us about anything in them.',
    actions: [{ label: 'Ask us a question', href: '/contact' }],
  },
};
