import type { Disclosures, LegalDocument } from '@sponsor/domain';
import { offerings } from './offerings.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';

export const sampleLegalNotice =
  'Sample text. It has not been reviewed by counsel, and it will be replaced by the sponsor’s own before anything is offered.';

export const terms: LegalDocument = {
  title: 'Terms of service',
  introduction: `These terms apply to this website, which is run by ${sponsor.holdingCompany} (“we”). By using the site or sending a form on it you accept them.`,
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        `The site describes the work of ${sponsor.name} and two offerings of securities, ${regulationAFund.name} and the ${regulationDFund.name}. It is information, not advice, and nothing on it takes account of your own circumstances.`,
        'Before you invest, please get advice on law, tax and investing from someone who knows those circumstances.',
      ],
    },
    {
      heading: 'No offer by the site itself',
      paragraphs: [
        `Securities of ${regulationAFund.name} are offered only by its offering circular, and those of the ${regulationDFund.name} only by its private placement memorandum and only to accredited investors whose status has been verified. If the site and one of those documents differ, the document is right.`,
        'No offer is made in a place where it would be unlawful.',
      ],
    },
    {
      heading: 'Targets and statements about the future',
      paragraphs: [
        'Targeted returns, distributions and dates are aims. Words such as “target”, “aim”, “plan” and “expect” mark them. What happens may differ widely, and we do not undertake to correct such statements beyond what the law requires.',
        'Returns are not guaranteed and may vary. Past performance is not indicative of future results. You could lose everything you invest.',
      ],
    },
    {
      heading: 'What you send us',
      paragraphs: [
        'Send only information that is true and yours to give. We may answer you by email, or by phone if you asked us to call. How we treat what you send is described in the privacy policy.',
        'Sending a form does not commit you to invest, and it does not commit us to accept an investment.',
      ],
    },
    {
      heading: 'Other companies’ sites',
      paragraphs: [
        'The shareholder portal and the investing platform are run by other companies under their own terms. A link to them does not make their content ours.',
      ],
    },
    {
      heading: 'Pictures and drawings',
      paragraphs: [
        'Drawings and models illustrate the kind of building we work on. They are not to scale, and unless a caption says so they do not show a specific property.',
      ],
    },
    {
      heading: 'Use of the site',
      paragraphs: [
        'You may read, print and link to the pages. You may not disturb the service, try to reach data that is not meant for you, or present our content as your own.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'The site is provided as it is. To the extent that the law allows, we are not liable for loss that follows from using it. Nothing here limits rights that you have under securities law or that cannot be waived.',
        'These terms are governed by the law of [State], and we may change them; the version on this page applies from [date].',
      ],
    },
  ],
  sample: true,
};

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  introduction: `This page says what ${sponsor.holdingCompany} (“we”) learns about you through this website, what we do with it, and what you can ask of us.`,
  sections: [
    {
      heading: 'What you give us',
      paragraphs: [
        'When you send a form we store what you typed in it: your email address and, where the form asks for them, your name, your phone number, the amount you consider and your message. We also store when you sent it. The contact form and the sign-up form always include the campaign tags (utm_source and the like) in the address of their page, if there are any, whatever you have chosen about privacy.',
        'We also keep the page you sent the form from and its version, how long it had been open, the sentence you agreed to, what you have chosen on the page “Your privacy choices”, and how you first and last came to the site in that tab: when, to which page, the page that linked here, without its search words, and the campaign tags and click IDs in the link. None of that is passed on. If your browser sends Global Privacy Control, or you have refused on the page “Your privacy choices”, how you came is neither kept nor sent with a form.',
        'Please send no account numbers and no documents of identity through this site.',
      ],
    },
    {
      heading: 'What the server notes',
      paragraphs: [
        'To keep the service running and safe, the server writes a log of requests with their time, the page and the result. It writes no email address and no form content into that log. Your network address is used for a short time to limit excessive requests.',
      ],
    },
    {
      heading: 'Cookies and tracking',
      consent: 'opt-out',
      paragraphs: [
        cookies(
          'they are loaded unless you refuse on the page “Your privacy choices”, or your browser sends Global Privacy Control',
        ),
      ],
    },
    {
      heading: 'Cookies and tracking',
      consent: 'opt-in',
      paragraphs: [
        cookies(
          'none is loaded before you allow it on the page “Your privacy choices”, nor where your browser sends Global Privacy Control',
        ),
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use what you sent to answer you, to tell you about the offerings, and to keep the records that securities law requires of us. We do not sell it. Where an advertising pixel is set up, California law may call that “sharing”; you can refuse it on the page “Your privacy choices”.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        `Our customer-relationship provider, [Provider], stores it for us, and ${sponsor.placementBrokerDealer} may see it where the offering requires. Authorities see it where the law obliges us.`,
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep it as long as we are in touch with you and for [period] after that, or longer where the law sets a longer time.',
      ],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        'You can ask what we hold about you, have it corrected, have it deleted where no law obliges us to keep it, and tell us not to write to you again. Use the email address at the foot of this page. We answer within [period].',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If this policy changes, the new text appears here with its date. This version applies from [date].',
      ],
    },
  ],
  sample: true,
};

function cookies(loaded: string): string {
  return `The public pages set no cookies of ours. Our server adds up how often pages are opened and buttons are pressed, without anything about who did. Where this site is set up with an analytics service, an advertising pixel or a voice assistant of another company, ${loaded}. Players and the investing platform of other companies are loaded on their own pages. Staff receive a cookie when they sign in.`;
}

/** The long disclosures in the footer of the Regulation A page. */
export const regulationADisclosures: Disclosures = {
  heading: 'Regulation A disclosures',
  items: [
    {
      lead: 'Offering circular.',
      text: `${regulationAFund.name} offers its securities under Regulation A, Tier II, and only by means of its offering circular. Read the circular and every supplement before you invest; where it and this page differ, the circular is right.`,
    },
    {
      lead: 'No approval by the SEC.',
      text: 'The U.S. Securities and Exchange Commission does not pass upon the merits of or give its approval to any securities offered or the terms of the offering, nor does it pass upon the accuracy or completeness of any offering circular or other solicitation materials. The securities are offered under an exemption from registration, and the Commission has made no independent determination that they are exempt.',
    },
    {
      lead: 'Status.',
      text: `${offerings.regulationA.status}. ${offerings.regulationA.legend.join(' ')}`,
    },
    {
      lead: 'Who offers.',
      text: `The fund is sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}, member FINRA and SIPC. [Link to the broker-dealer’s public record, to be supplied.] The sponsor and its affiliates receive fees from the fund; the circular describes them and the conflicts of interest they bring.`,
    },
    {
      lead: 'Purchase limit.',
      text: 'The offering is open to all investors, and there is no income or net-worth requirement. An investor who is not accredited may invest no more than 10% of the greater of annual income or net worth, and an entity no more than 10% of the greater of its revenue or net assets. See 17 CFR 230.251(d)(2)(i)(C).',
    },
    {
      lead: 'Targets.',
      text: 'A target return, a target distribution and a target timeline are aims of the sponsor. They are neither forecasts nor promises. A preferred return is a priority in the payment of cash that is available; it does not mean that cash will be available. Returns are not guaranteed and may vary. Past performance is not indicative of future results.',
    },
    {
      lead: 'Risk.',
      text: 'The securities are speculative and illiquid. There is no public market for them and none may develop. The fund is new and has little history. Construction can cost more and take longer, space can stay empty, and lenders are paid before investors. You could lose all of what you invest.',
    },
    {
      lead: 'Statements about the future.',
      text: 'Words such as “target”, “aim”, “plan” and “expect” mark statements about the future as it was seen when they were written. Results may differ widely, and there is no undertaking to correct such statements beyond what the law requires.',
    },
  ],
  sample: true,
};
