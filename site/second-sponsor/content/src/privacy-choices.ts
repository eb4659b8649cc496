import type { PrivacyChoicesWords } from '@sponsor/contract';

export const privacyChoices: PrivacyChoicesWords | undefined = undefined;
