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

/** Other origins that a vendor's script loads from, besides those of its own addresses. */
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
  /** Counts pages and events, in addition to our own server. */
  analytics: settings({ scriptUrl: address('scriptUrl'), measurementId: words('measurementId'), origins }),
  /** The platform for investments: its scripts fill the container that names the fund's listing. */
  investingPlatform: settings({
    scripts: scripts(),
    stylesheet: address('stylesheet'),
    regulationA: z.exactOptional(listingSchema),
    regulationD: z.exactOptional(listingSchema),
    origins,
  }),
  /** Reports visits to the page for investing in the Regulation D fund to an advertiser. */
  trackingPixel: settings({
    scriptUrl: address('scriptUrl'),
    id: z.string('id must be text.').check(z.regex(/^\d+$/, 'id must be digits alone.')),
    origins,
  }),
  /** Talks with visitors on the Regulation A page; `vendor` is the company that records them. */
  voiceAssistant: settings({
    scriptUrl: address('scriptUrl'),
    elementName,
    agentId: words('agentId'),
    vendor: words('vendor'),
    origins,
  }),
  /** Plays the webinars in its own element, instead of a player in a frame. */
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
  email: z.email({ pattern: z.regexes.html5Email, error: 'email must be an email address.' }),
  shareholderPortalUrl: address('shareholderPortalUrl'),
  offeringCircularUrl: address('offeringCircularUrl'),
};

/** Public settings for which every sponsor has a default. */
export type SiteDefaults = z.infer<z.ZodMiniObject<typeof defaults>>;

/**
 * All public settings that differ between deployments. `{}` is valid: numbers and addresses are then the sponsor's, and
 * omitted vendors are not configured.
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
  /** The external address for investing in the Regulation D fund; by default `/ppm` links to the site's own page. */
  regulationDInvestUrl: z.exactOptional(address('regulationDInvestUrl')),
  deckUrl: z.exactOptional(address('deckUrl')),
  /** Applies to visitors who have not chosen: with `opt-in` nothing is counted before it is allowed. */
  consent: z.exactOptional(z.enum(['opt-out', 'opt-in'], 'consent must be opt-out or opt-in.')),
  crm: z.exactOptional(
    settings({
      /**
       * If set, a form on a page whose address names no campaign reports the campaign with which the visit began to the
       * CRM; otherwise it reports none.
       */
      utmFromSession: z.boolean('utmFromSession must be true or false.'),
    }),
  ),
  analytics: z.exactOptional(vendorSchemas.analytics),
  investingPlatform: z.exactOptional(vendorSchemas.investingPlatform),
  trackingPixel: z.exactOptional(vendorSchemas.trackingPixel),
  voiceAssistant: z.exactOptional(vendorSchemas.voiceAssistant),
  hostedPlayer: z.exactOptional(vendorSchemas.hostedPlayer),
  /** The Regulation D fund's memorandum: as a viewer in a frame, and as a plain document. */
  memorandum: z.exactOptional(settings({ viewerUrl: address('viewerUrl'), documentUrl: address('documentUrl') })),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The configuration of pages: the settings of the deployment, with the sponsor's defaults. */
export type SiteConfig = SiteSettings & SiteDefaults;
