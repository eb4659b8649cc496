import * as z from 'zod/mini';

function address(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be a web address that begins with https:// or http://.` });
}

function words(name: string) {
  return z.string(`${name} must be text.`).check(z.minLength(1, `${name} must not be empty.`));
}

const investingPlatformSchema = z.strictObject({
  scriptUrl: address('scriptUrl'),
  stylesheetUrl: address('stylesheetUrl'),
  listingId: words('listingId'),
  clientToken: words('clientToken'),
});

const overviewVideoSchema = z.strictObject({ embedUrl: address('embedUrl') });

/**
 * Everything that is public and differs from one deployment to the next. `{}` is valid: numbers and addresses are then
 * ones that belong to nobody, and a vendor that is left out is not configured.
 */
export const siteConfigSchema = z.strictObject({
  phone: z._default(words('phone'), '(317) 555-0100'),
  email: z._default(
    z.email({ pattern: z.regexes.html5Email, error: 'email must be an e-mail address.' }),
    'hello@limestone-main.example',
  ),
  shareholderPortalUrl: z._default(address('shareholderPortalUrl'), 'https://shareholders.limestone-main.example/'),
  offeringCircularUrl: z._default(
    address('offeringCircularUrl'),
    'https://documents.limestone-main.example/offering-circular',
  ),
  linkedInUrl: z.optional(address('linkedInUrl')),
  investingPlatform: z._default(z.strictObject({ regulationA: z.optional(investingPlatformSchema) }), {}),
  overviewVideo: z.optional(overviewVideoSchema),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
