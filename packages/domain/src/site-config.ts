import * as z from 'zod/mini';
import { readTelephone } from './telephone.ts';

function address(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be a web address that begins with https:// or http://.` });
}

function words(name: string) {
  return z.string(`${name} must be text.`).check(z.minLength(1, `${name} must not be empty.`));
}

function settings<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no setting named ${issue.keys.join(', ')}.`
        : 'settings must be given as an object.',
  });
}

const videoSchema = settings({ embedUrl: address('embedUrl') });

/** Whatever else a vendor's script fetches from, besides the origins of its own addresses. */
const origins = z.exactOptional(z.array(address('origins'), 'origins must be a list.'));

function scripts() {
  return z.array(address('scripts'), 'scripts must be a list.').check(z.minLength(1, 'scripts must not be empty.'));
}

const elementName = z
  .string('elementName must be text.')
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'elementName must be the name of a custom element, with a hyphen.'));

const listingSchema = settings({ listingId: words('listingId'), clientToken: words('clientToken') });
const filmSchema = settings({ mediaId: words('mediaId'), previewUrl: address('previewUrl') });

const vendorSchemas = {
  /** Counts pages and events besides our own server. */
  analytics: settings({ scriptUrl: address('scriptUrl'), measurementId: words('measurementId'), origins }),
  /** Where investments are made: its scripts fill the container that names the fund's listing. */
  investingPlatform: settings({
    scripts: scripts(),
    stylesheet: address('stylesheet'),
    regulationA: z.exactOptional(listingSchema),
    regulationD: z.exactOptional(listingSchema),
    origins,
  }),
  /** Tells an advertiser of visits to the page where an investment in the Regulation D fund is made. */
  trackingPixel: settings({
    scriptUrl: address('scriptUrl'),
    id: z.string('id must be text.').check(z.regex(/^\d+$/, 'id must be digits alone.')),
    origins,
  }),
  /** Talks with visitors on the Regulation A page; `vendor` is who records them. */
  voiceAssistant: settings({
    scriptUrl: address('scriptUrl'),
    elementName,
    agentId: words('agentId'),
    vendor: words('vendor'),
    origins,
  }),
  /** Plays the webinars in an element of its own, in the place of a player in a frame. */
  hostedPlayer: settings({
    scripts: scripts(),
    elementName,
    regulationA: filmSchema,
    regulationD: z.exactOptional(filmSchema),
    origins,
  }),
};

/** Companies whose scripts run in the pages. */
export type Vendor = keyof typeof vendorSchemas;

const defaults = {
  phone: z
    .string('phone must be text.')
    .check(
      z.refine(
        (phone) => readTelephone(phone) !== undefined,
        'phone must be one number, such as +1 317 555 0142 ext. 5.',
      ),
    ),
  email: z.email({ pattern: z.regexes.html5Email, error: 'email must be an e-mail address.' }),
  shareholderPortalUrl: address('shareholderPortalUrl'),
  offeringCircularUrl: address('offeringCircularUrl'),
};

/** Public settings that every sponsor has a default of. */
export type SiteDefaults = z.infer<z.ZodMiniObject<typeof defaults>>;

/**
 * Everything that is public and differs from one deployment to the next. `{}` is valid: numbers and addresses are then
 * those of the sponsor, and a vendor that is left out is not configured.
 */
export const siteSettingsSchema = settings({
  phone: z.exactOptional(defaults.phone),
  email: z.exactOptional(defaults.email),
  shareholderPortalUrl: z.exactOptional(defaults.shareholderPortalUrl),
  offeringCircularUrl: z.exactOptional(defaults.offeringCircularUrl),
  linkedInUrl: z.exactOptional(address('linkedInUrl')),
  overviewVideo: z.exactOptional(videoSchema),
  regulationAWebinar: z.exactOptional(videoSchema),
  regulationDWebinar: z.exactOptional(videoSchema),
  /** Where an investment in the Regulation D fund is made outside the site; `/ppm` otherwise leads to the site's own page. */
  regulationDInvestUrl: z.exactOptional(address('regulationDInvestUrl')),
  deckUrl: z.exactOptional(address('deckUrl')),
  /** What holds for a visitor who has chosen nothing: with `opt-in` nothing is counted before it is allowed. */
  consent: z.exactOptional(z.enum(['opt-out', 'opt-in'], 'consent must be opt-out or opt-in.')),
  crm: z.exactOptional(
    settings({
      /** A form on a page whose address names no campaign tells the CRM of the one by which the visit began; without it, of none. */
      utmFromSession: z.boolean('utmFromSession must be true or false.'),
    }),
  ),
  analytics: z.exactOptional(vendorSchemas.analytics),
  investingPlatform: z.exactOptional(vendorSchemas.investingPlatform),
  trackingPixel: z.exactOptional(vendorSchemas.trackingPixel),
  voiceAssistant: z.exactOptional(vendorSchemas.voiceAssistant),
  hostedPlayer: z.exactOptional(vendorSchemas.hostedPlayer),
  /** The Regulation D fund's memorandum: as a viewer that is shown in a frame, and as a plain document. */
  memorandum: z.exactOptional(settings({ viewerUrl: address('viewerUrl'), documentUrl: address('documentUrl') })),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What pages are drawn with: the settings of the deployment, and the sponsor's where it sets none. */
export type SiteConfig = SiteSettings & SiteDefaults;
