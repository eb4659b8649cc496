import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

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

/**
 * Everything that is public and differs from one deployment to the next. `{}` is valid: numbers and addresses are then
 * ones that belong to nobody, and a vendor that is left out is not configured.
 */
export const siteConfigSchema = settings({
  phone: withDefault(words('phone'), '(317) 555-0100'),
  email: withDefault(
    z.email({ pattern: z.regexes.html5Email, error: 'email must be an e-mail address.' }),
    'hello@limestone-main.example',
  ),
  shareholderPortalUrl: withDefault(address('shareholderPortalUrl'), 'https://shareholders.limestone-main.example/'),
  offeringCircularUrl: withDefault(
    address('offeringCircularUrl'),
    'https://documents.limestone-main.example/offering-circular',
  ),
  linkedInUrl: z.optional(address('linkedInUrl')),
  overviewVideo: z.optional(videoSchema),
  regulationAWebinar: z.optional(videoSchema),
  regulationDWebinar: z.optional(videoSchema),
  deckUrl: z.optional(address('deckUrl')),
  /** The Regulation D fund's memorandum: as a viewer that is shown in a frame, and as a plain document. */
  memorandum: z.optional(settings({ viewerUrl: address('viewerUrl'), documentUrl: address('documentUrl') })),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
