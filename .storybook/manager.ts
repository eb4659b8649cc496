import { addons } from 'storybook/manager-api';
import { limestone } from '../packages/ui/src/tokens/brands/limestone.ts';
import { workplaceOf } from './brand.ts';

addons.setConfig({ theme: workplaceOf(limestone) });
