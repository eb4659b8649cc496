import { brotliCompressSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApartmentsElevation } from './ApartmentsElevation/ApartmentsElevation.tsx';
import { EmptyLot } from './EmptyLot/EmptyLot.tsx';
import { FlexAxonometric } from './FlexAxonometric/FlexAxonometric.tsx';
import { FlexElevation } from './FlexElevation/FlexElevation.tsx';
import { PorchDetail } from './PorchDetail/PorchDetail.tsx';
import { RentSection } from './RentSection/RentSection.tsx';
import { SeniorElevation } from './SeniorElevation/SeniorElevation.tsx';
import { StorageElevation } from './StorageElevation/StorageElevation.tsx';

const label = 'Measured drawing of a building';

const drawings: Record<string, ReactElement> = {
  ApartmentsElevation: <ApartmentsElevation label={label} />,
  EmptyLot: <EmptyLot label={label} />,
  FlexAxonometric: <FlexAxonometric label={label} />,
  FlexElevation: <FlexElevation label={label} />,
  PorchDetail: <PorchDetail label={label} />,
  RentSection: <RentSection label={label} />,
  SeniorElevation: <SeniorElevation label={label} />,
  StorageElevation: <StorageElevation label={label} />,
};

function feetIn(text: string): number {
  const [, feet, inches] = text.match(/^(\d+)'-(\d+)"$/) ?? [];
  return Number(feet) + Number(inches) / 12;
}

const lengthsOf = (drawing: ReactElement): number[] => {
  const { unmount } = render(drawing);
  const lengths = screen.getAllByText(/^\d+'-\d+"$/).map((text) => feetIn(text.textContent));
  unmount();
  return lengths;
};

describe.each(Object.entries(drawings))('<%s>', (_name, drawing) => {
  it('is one picture with one name', () => {
    render(drawing);
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
  });

  it('adds at most 14 kB to a page', () => {
    expect(brotliCompressSync(renderToStaticMarkup(drawing)).byteLength).toBeLessThanOrEqual(14_000);
  });

  it('draws the same sheet every time, so that the browser finds what the server sent', () => {
    expect(renderToStaticMarkup(drawing)).toBe(renderToStaticMarkup(drawing));
  });

  it('holds only numbers that a browser can draw', () => {
    expect(renderToStaticMarkup(drawing)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the dimension strings', () => {
  it.each([
    ['ApartmentsElevation', 180],
    ['FlexElevation', 200],
    ['StorageElevation', 160],
  ])('of %s name every length and then their sum, %d feet', (name, whole) => {
    const lengths = lengthsOf(drawings[name] ?? <></>);
    expect(lengths.at(-1)).toBe(whole);
    expect(lengths.slice(0, -1).reduce((sum, length) => sum + length, 0)).toBe(whole);
  });

  it('of the axonometric agree with the street elevation of the same row', () => {
    const street = lengthsOf(<FlexElevation label={label} />).slice(0, -1);
    expect(lengthsOf(<FlexAxonometric label={label} />)).toEqual([...street, 60]);
  });

  it('of the porch lie between its columns, within an inch of 26 feet 6', () => {
    const lengths = lengthsOf(<PorchDetail label={label} />);
    expect(lengths).toHaveLength(3);
    expect(Math.abs(lengths.reduce((sum, length) => sum + length, 0) - 26.5)).toBeLessThan(1 / 12);
  });
});

describe('<StorageElevation>', () => {
  it('can stand on an edge without its measures', () => {
    render(<StorageElevation label={label} measured={false} />);
    expect(screen.queryByText(/"$/)).toBeNull();
  });
});

describe('<RentSection>', () => {
  it('names its five levels from the tenants down to the sale', () => {
    render(<RentSection label={label} />);
    expect(screen.getAllByText(/^[A-Z]$/).map((letter) => letter.textContent)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
