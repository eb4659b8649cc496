import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a machine under load what a test waits for may take long; it never takes as long as this.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
