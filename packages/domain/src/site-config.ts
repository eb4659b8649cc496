import * as z from 'zod/mini';

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

const defaults = {
  phone: words('phone'),
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
  /** The Regulation D fund's memorandum: as a viewer that is shown in a frame, and as a plain document. */
  memorandum: z.exactOptional(settings({ viewerUrl: address('viewerUrl'), documentUrl: address('documentUrl') })),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What pages are drawn with: the settings of the deployment, and the sponsor's where it sets none. */
export type SiteConfig = SiteSettings & SiteDefaults;
