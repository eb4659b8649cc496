import { createServer } from 'node:http';
import type { SiteSettings } from '@sponsor/domain';
import { listenOnLoopback } from '../../tools/listen-on-loopback.ts';

type Answer = readonly [type: string, body: string];

/**
 * Stand-ins for every vendor a site can connect, running on this machine, and the settings that connect them: so the
 * whole site can be tried and tested without any account.
 */
export async function startVendors(port = 0) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    requested.push(request.url ?? '');
    const [type, body] = answers[pathname] ?? page(titles[pathname] ?? 'Nothing here');
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  const url = await listenOnLoopback(server, port);
  return {
    url,
    settings: settingsOf(url),
    /** Requests so far, path and query. */
    requested,
    close: () => server.close(),
  };
}

function settingsOf(url: string): SiteSettings {
  return {
    shareholderPortalUrl: `${url}/portal`,
    offeringCircularUrl: `${url}/circular`,
    regulationDInvestUrl: `${url}/invest`,
    memorandum: { viewerUrl: `${url}/book`, documentUrl: `${url}/memorandum` },
    overviewVideo: { embedUrl: `${url}/overview` },
    analytics: { scriptUrl: `${url}/analytics.js`, measurementId: 'G-STANDIN' },
    investingPlatform: {
      scripts: [`${url}/platform.js`],
      stylesheet: `${url}/platform.css`,
      regulationA: { listingId: 'listing-a', clientToken: 'token-a' },
      regulationD: { listingId: 'listing-d', clientToken: 'token-d' },
    },
    trackingPixel: { scriptUrl: `${url}/pixel.js`, id: '1234567890' },
    voiceAssistant: {
      scriptUrl: `${url}/assistant.js`,
      elementName: 'stand-in-assistant',
      agentId: 'agent-1',
      vendor: 'the stand-in',
    },
    hostedPlayer: {
      scripts: [`${url}/player.js`],
      elementName: 'stand-in-player',
      regulationA: { mediaId: 'film-a', previewUrl: `${url}/film-a.svg` },
      regulationD: { mediaId: 'film-d', previewUrl: `${url}/film-d.svg` },
    },
  };
}

const titles: Readonly<Partial<Record<string, string>>> = {
  '/portal': 'Shareholder portal (stand-in)',
  '/circular': 'Offering circular (stand-in)',
  '/memorandum': 'Memorandum (stand-in)',
  '/invest': 'Investing platform (stand-in)',
  '/book': 'Memorandum to leaf through (stand-in)',
  '/overview': 'Player (stand-in)',
};

function page(title: string): Answer {
  return ['text/html; charset=utf-8', `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`];
}

const javascript = (body: string): Answer => ['text/javascript; charset=utf-8', body];
const still: Answer = [
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#456" d="M0 0h16v9H0z"/></svg>',
];

const answers: Readonly<Partial<Record<string, Answer>>> = {
  '/analytics.js': javascript('window.standInCounted = (window.dataLayer || []).map((command) => [...command]);'),
  '/pixel.js': javascript(
    'window.standInPixel = []; fbq.callMethod = (...command) => window.standInPixel.push(command); for (const command of fbq.queue.splice(0)) fbq.callMethod(...command);',
  ),
  '/platform.css': ['text/css', '.stand-in-platform { display: grid; gap: 1em; justify-items: start; padding: 2em; }'],
  '/platform.js': javascript(`
    for (const container of document.querySelectorAll('[data-listing-id][data-client-token]')) {
      const form = document.createElement('form');
      form.className = 'stand-in-platform';
      form.innerHTML = '<p>Stand-in of an investing platform. No money moves.</p><label>Amount <input name="amount" inputmode="numeric" required></label><button>Invest</button><output></output>';
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        form.querySelector('output').textContent = 'Invested ' + new FormData(form).get('amount') + ' in ' + container.dataset.listingId + '.';
      });
      container.replaceChildren(form);
    }`),
  '/assistant.js': javascript(
    "customElements.define('stand-in-assistant', class extends HTMLElement { connectedCallback() { this.textContent = 'Listening as ' + this.getAttribute('agent-id'); } });",
  ),
  '/player.js': javascript(
    "customElements.define('stand-in-player', class extends HTMLElement { connectedCallback() { this.textContent = 'Playing ' + this.getAttribute('media-id'); } });",
  ),
  '/film-a.svg': still,
  '/film-d.svg': still,
};
