import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

const partsOf = (address: string) => {
  const { container } = render(<EmailAddress>{address}</EmailAddress>);
  expect(container.textContent).toBe(address);
  return container.firstElementChild?.innerHTML.split('<wbr>');
};

describe('<EmailAddress>', () => {
  it.each([
    ['b.okafor@example.com', ['b.', 'okafor', '@example.com']],
    ['ann@mail.office.example', ['ann', '@mail.', 'office.example']],
    ['ann@example.com', ['ann', '@example.com']],
    ['nobody', ['nobody']],
  ])('allows %s to break between its parts, but not before its ending', (address, parts) => {
    expect(partsOf(address)).toEqual(parts);
  });
});
