import { describe, expect, it } from 'vitest';
import { internationalTelephone, readTelephone, telephoneLink } from './telephone.ts';

describe('readTelephone', () => {
  it.each([
    ['(317) 555-0100', 'tel:3175550100'],
    ['+1 317 555 0100', 'tel:+13175550100'],
    ['1.317.555.0100', 'tel:13175550100'],
    ['+1 317–555–0100', 'tel:+13175550100'],
    ['317-555-0100 ext. 5', 'tel:3175550100;ext=5'],
    ['317-555-0100 x12', 'tel:3175550100;ext=12'],
    ['317-555-0100 EXT 5', 'tel:3175550100;ext=5'],
    ['317-555-0100 (extension 7)', 'tel:3175550100;ext=7'],
    ['+13175550100,5', 'tel:+13175550100;ext=5'],
    ['+13175550100;ext=5', 'tel:+13175550100;ext=5'],
    ['317-555-0100 #5', 'tel:3175550100;ext=5'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['00 44 20 7946 0000', 'tel:00442079460000'],
    ['1-800-LIMESTONE', 'tel:1800546378663'],
    ['1-800-NEXTCAR', 'tel:18006398227'],
  ])('reads %s and dials %s', (phone, href) => {
    expect(readTelephone(phone)).toEqual({ label: phone, href });
  });

  it.each([
    '',
    'call us',
    '911',
    '555-0100 or 555-0101',
    '317-555-0100 317-555-0101',
    '+1 317 555 0100 +1 317 555 0101',
    '317-555-0100 / 317-555-0101',
    '555-0100/555-0101',
    '317-555-0100 ext. 5 or 6',
    '+1 317 555 0100, +1 317 555 0101',
    'Tel. 317 555 0100',
    '12345678901234567',
  ])('links to nothing for %j', (phone) => {
    expect(readTelephone(phone)).toBeUndefined();
    expect(() => telephoneLink(phone)).toThrow('does not read as one telephone number');
  });
});

describe('internationalTelephone', () => {
  it.each([
    ['(317) 555-0100', '1', '+13175550100'],
    ['1-317-555-0100 ext. 5', '1', '+13175550100;ext=5'],
    ['+44 (0)20 7946 0000', '1', '+442079460000'],
    ['020 7946 0000', '44', '+442079460000'],
    ['00 44 20 7946 0000', '49', '+442079460000'],
    ['011 44 20 7946 0000', '1', '+442079460000'],
    ['1-800-LIMESTONE', '1', '+1800546378663'],
  ])('writes %s in the country +%s as %s', (phone, callingCode, dialed) => {
    expect(internationalTelephone(phone, callingCode)).toBe(dialed);
  });
});
