import type { PrivacyChoicesWords } from '@sponsor/domain';

export const privacyChoices: PrivacyChoicesWords | undefined = undefined;
