import type { YourMoneyWords } from '@sponsor/domain';

export const regulationAMoney: YourMoneyWords | undefined = undefined;
export const regulationDMoney: YourMoneyWords | undefined = undefined;
