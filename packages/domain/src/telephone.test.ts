import { describe, expect, it } from 'vitest';
import { telephoneLink } from './telephone.ts';

describe('telephoneLink', () => {
  it.each([
    ['(317) 555-0100', 'tel:3175550100'],
    ['+1 317 555 0100', 'tel:+13175550100'],
  ])('reads %s and dials %s', (phone, href) => {
    expect(telephoneLink(phone)).toEqual({ label: phone, href });
  });
});
