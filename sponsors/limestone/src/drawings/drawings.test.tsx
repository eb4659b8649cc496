import { brotliCompressSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AgeStair } from './AgeStair/AgeStair.tsx';
import { ApartmentsElevation } from './ApartmentsElevation/ApartmentsElevation.tsx';
import { CountyDensity } from './CountyDensity/CountyDensity.tsx';
import { DeckCover } from './DeckCover/DeckCover.tsx';
import { EmptyLot } from './EmptyLot/EmptyLot.tsx';
import { FlexAxonometric } from './FlexAxonometric/FlexAxonometric.tsx';
import { FlexBayPlan } from './FlexBayPlan/FlexBayPlan.tsx';
import { FlexElevation } from './FlexElevation/FlexElevation.tsx';
import { FlexTrait } from './FlexTrait/FlexTrait.tsx';
import { FlowStation } from './FlowStation/FlowStation.tsx';
import { LotPlan } from './LotPlan/LotPlan.tsx';
import { milesPerUnit } from './map/map-projection.ts';
import { OneBedroomPlan } from './OneBedroomPlan/OneBedroomPlan.tsx';
import { type MapSite, PipelineMap } from './PipelineMap/PipelineMap.tsx';
import { PorchDetail } from './PorchDetail/PorchDetail.tsx';
import { RentSection } from './RentSection/RentSection.tsx';
import { SeniorElevation } from './SeniorElevation/SeniorElevation.tsx';
import { SitePlan } from './SitePlan/SitePlan.tsx';
import { StorageElevation } from './StorageElevation/StorageElevation.tsx';
import { StudioPlan } from './StudioPlan/StudioPlan.tsx';
import { UnbuiltElevation } from './UnbuiltElevation/UnbuiltElevation.tsx';
import { WayOutPlan } from './WayOutPlan/WayOutPlan.tsx';

const label = 'Measured drawing of a building';

const site: MapSite = {
  name: 'Westfield',
  detail: 'Flex',
  status: 'upcoming',
  at: [-86.1275, 40.0428],
  label: [-174, -54],
};

const flow = {
  phases: { in: 'In', while: 'While', out: 'Out' },
  into: 'into',
  back: 'back',
  taps: { costs: 'costs', lender: 'lender', fees: 'fees', preferred: 'preferred', sponsor: 'sponsor' },
  sale: 'sale',
};

const drawings: Record<string, ReactElement> = {
  AgeStair: <AgeStair label={label} years={['2024', '2025', '2026']} />,
  ApartmentsElevation: <ApartmentsElevation label={label} />,
  CountyDensity: <CountyDensity label={label} counted="Residents" />,
  DeckCover: <DeckCover label={label} title={['Spark Fund One', 'Investor deck']} issuer={['[Issuer]', '[Edition]']} />,
  EmptyLot: <EmptyLot label={label} />,
  FlexAxonometric: <FlexAxonometric label={label} />,
  FlexBayPlan: <FlexBayPlan label={label} rooms={{ shop: 'Shop', office: 'Office' }} />,
  FlexElevation: <FlexElevation label={label} />,
  'FlexTrait nearby': <FlexTrait label={label} trait="nearby" />,
  'FlexTrait tenants': <FlexTrait label={label} trait="tenants" />,
  'FlexTrait building': <FlexTrait label={label} trait="building" />,
  'FlexTrait leases': <FlexTrait label={label} trait="leases" />,
  'FlowStation investor': <FlowStation label={label} place="investor" words={flow} />,
  'FlowStation escrow': <FlowStation label={label} place="escrow" words={flow} />,
  'FlowStation fund': <FlowStation label={label} place="fund" words={flow} />,
  'FlowStation building': <FlowStation label={label} place="building" words={flow} />,
  'FlowStation exits': <FlowStation label={label} place="exits" words={flow} />,
  'LotPlan flood': <LotPlan label={label} obstacle="flood" />,
  'LotPlan access': <LotPlan label={label} obstacle="access" />,
  'LotPlan competition': <LotPlan label={label} obstacle="competition" />,
  'LotPlan price': <LotPlan label={label} obstacle="price" />,
  OneBedroomPlan: (
    <OneBedroomPlan label={label} rooms={{ bedroom: 'Bedroom', living: 'Living', kitchen: 'Kitchen', bath: 'Bath' }} />
  ),
  PipelineMap: <PipelineMap label={label} sites={[site]} />,
  PorchDetail: <PorchDetail label={label} />,
  RentSection: <RentSection label={label} />,
  SeniorElevation: <SeniorElevation label={label} />,
  SitePlan: <SitePlan label={label} doors={['A', 'D']} />,
  StorageElevation: <StorageElevation label={label} />,
  StudioPlan: <StudioPlan label={label} rooms={{ living: 'Living', bath: 'Bath' }} />,
  UnbuiltElevation: <UnbuiltElevation label={label} />,
  WayOutPlan: (
    <WayOutPlan
      label={label}
      start="start"
      target={{ years: [4, 5], label: 'target', longer: 'longer', year: 'year' }}
    />
  ),
};

/** The stylesheet shows one of the two. */
const sheetsForWidths = 2;

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

describe.each(Object.entries(drawings))('<%s>', (name, drawing) => {
  it('is one image with one accessible name', () => {
    render(drawing);
    expect(screen.getAllByRole('img', { name: label })).toHaveLength(name === 'UnbuiltElevation' ? sheetsForWidths : 1);
  });

  it('adds at most 14 kB to a page', () => {
    expect(brotliCompressSync(renderToStaticMarkup(drawing)).byteLength).toBeLessThanOrEqual(14_000);
  });

  it('renders the same markup every time, so that hydration matches', () => {
    expect(renderToStaticMarkup(drawing)).toBe(renderToStaticMarkup(drawing));
  });

  it('contains only valid numbers', () => {
    expect(renderToStaticMarkup(drawing)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the dimension strings', () => {
  it.each([
    ['ApartmentsElevation', 180],
    ['FlexElevation', 200],
    ['StorageElevation', 160],
  ])('of %s show every length and their sum, %d feet', (name, whole) => {
    const lengths = lengthsOf(drawings[name] ?? <></>);
    expect(lengths.at(-1)).toBe(whole);
    expect(lengths.slice(0, -1).reduce((sum, length) => sum + length, 0)).toBe(whole);
  });

  it('of the axonometric match the street elevation of the same row', () => {
    const street = lengthsOf(<FlexElevation label={label} />).slice(0, -1);
    expect(lengthsOf(<FlexAxonometric label={label} />)).toEqual([...street, 60]);
  });

  it('of the porch are between its columns, within an inch of 26 feet 6', () => {
    const lengths = lengthsOf(<PorchDetail label={label} />);
    expect(lengths).toHaveLength(3);
    expect(Math.abs(lengths.reduce((sum, length) => sum + length, 0) - 26.5)).toBeLessThan(1 / 12);
  });
});

describe('<FlexBayPlan>', () => {
  it('has the same bay widths as the street elevation of the same row', () => {
    const street = lengthsOf(<FlexElevation label={label} />);
    const plan = lengthsOf(<FlexBayPlan label={label} rooms={{ shop: 'Shop', office: 'Office' }} />);
    expect(plan).toEqual(street.slice(0, plan.length));
  });
});

describe('<PipelineMap>', () => {
  it('lists its sites for people who cannot see the map', () => {
    render(<PipelineMap label={label} sites={[site]} />);
    expect(screen.getByRole('listitem').textContent).toBe('WestfieldFlex');
  });

  it('rounds the positions of its names to hundredths, because programs compute the last digits of a sine differently', () => {
    const html = renderToStaticMarkup(<PipelineMap label={label} sites={[site]} />);
    const places = Array.from(html.matchAll(/<text[^>]* x="([^"]+)" y="([^"]+)"/g), ([, x, y]) => [x, y]).flat();
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => /\.\d{3}/.test(place ?? ''))).toEqual([]);
  });
});

describe('<CountyDensity>', () => {
  it('names every class without a gap or an overlap', () => {
    render(<CountyDensity label={label} counted="Residents" />);
    expect(screen.getAllByText(/^\d+(–\d+|\+)$/).map((name) => name.textContent)).toEqual([
      '0–49',
      '50–99',
      '100–199',
      '200–499',
      '500+',
    ]);
  });

  it('leaves out the legend if it only announces an article', () => {
    render(<CountyDensity label={label} />);
    expect(screen.queryByText(/\d/)).toBeNull();
  });
});

describe('<AgeStair>', () => {
  it('has a step for each year', () => {
    render(<AgeStair label={label} years={['2024', '2025', '2026']} />);
    expect(screen.getAllByText(/^\d{4}$/).map((year) => year.textContent)).toEqual(['2024', '2025', '2026']);
  });
});

describe('<StorageElevation>', () => {
  it('ends at the ground without its dimensions', () => {
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

describe('<UnbuiltElevation>', () => {
  it('has 560 windows on both sheets, and says so', () => {
    const { container } = render(<UnbuiltElevation label={label} />);
    const windows = [...container.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.split('z').length ?? 0,
    );
    expect(windows.filter((count) => count === 560 + 1)).toHaveLength(2);
    expect(screen.getAllByText(/= 560 windows$/)).toHaveLength(2);
  });
});

describe('<WayOutPlan>', () => {
  it.each([3, 7])('numbers the years up to the last target year, %d', (last) => {
    render(
      <WayOutPlan
        label={label}
        start="start"
        target={{ years: [last - 1, last], label: 'target', longer: 'longer', year: 'year' }}
      />,
    );
    expect(screen.getAllByText(/^year \d$/).map((year) => year.textContent)).toEqual(
      Array.from({ length: last }, (_, index) => `year ${index + 1}`),
    );
  });

  it('numbers no years without a target', () => {
    const { container } = render(<WayOutPlan label={label} start="start" />);
    expect(Array.from(container.querySelectorAll('text'), (text) => text.textContent)).toEqual([
      'A',
      'B',
      'C',
      'start',
    ]);
  });
});

describe('<FlowStation>', () => {
  it('shows running costs before the lender in the flow of rent, which comes from the right', () => {
    render(<FlowStation label={label} place="building" words={flow} />);
    const [costs, lender] = ['costs', 'lender'].map((tap) => Number(screen.getByText(tap).getAttribute('x')));
    expect(costs).toBeGreaterThan(lender ?? Number.NaN);
  });
});

describe('the scale of the map', () => {
  it('has the length of its label, converted by the miles of a map unit', () => {
    render(<PipelineMap label={label} sites={[]} />);
    const placeOf = (words: string) => Number(/^translate\(([\d.]+)/.exec(transformOf(words))?.[1]);
    const transformOf = (words: string) => screen.getByText(words).getAttribute('transform') ?? '';
    expect((placeOf('50 mi') - placeOf('0')) * milesPerUnit).toBe(50);
  });
});
