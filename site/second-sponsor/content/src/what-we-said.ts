import type { WhatWeSaidWords } from '@sponsor/domain';

export const whatWeSaid: WhatWeSaidWords | undefined = undefined;
