import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { pageAt, SitePage } from './SitePage.tsx';

/** The site's whole pages. Stories of their sections have the pictures, and journeys visit the pages as served. */
const meta = {
  title: 'Pages/Site',
  tags: ['!autodocs'],
  parameters: { frame: 'none', visual: { widths: [] }, controls: { disable: true } },
  loaders: [async ({ args }) => ({ Page: await pageAt(args.path) })],
  render: ({ path }, { loaded: { Page } }) => <SitePage path={path} Page={Page} />,
} satisfies Meta<{ path: string; Page: ComponentType }>;
export default meta;

type Story = StoryObj<{ path: string }>;

export const Home: Story = { args: { path: '/' } };
export const ChooseAFund: Story = { args: { path: '/investment-selection' } };
export const SparkFundOne: Story = { args: { path: '/invest' } };
export const OpportunityFund: Story = { args: { path: '/regd' } };
export const FlexIndustrial: Story = { args: { path: '/flex-industrial' } };
export const About: Story = { args: { path: '/about' } };
export const Contact: Story = { args: { path: '/contact' } };
export const Webinar: Story = { args: { path: '/webinar' } };
export const Deck: Story = { args: { path: '/deck-download' } };
export const Blog: Story = { args: { path: '/blog' } };
export const WhatWeSaid: Story = { args: { path: '/what-we-said' } };
export const Glossary: Story = { args: { path: '/glossary' } };
export const Terms: Story = { args: { path: '/terms' } };
export const NotFound: Story = { args: { path: '/404' } };
