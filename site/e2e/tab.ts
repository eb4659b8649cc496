import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findBrowser } from '../../tools/chromium.ts';

/** A DevTools message: the answer to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
  params?: { sessionId?: string; status?: string; targetInfo?: { type: string } };
}

type Parameters = Readonly<Record<string, unknown>>;

/**
 * A tab, in its own browser, that prerenders pages. Chromium does not prerender while a client such as Playwright is
 * attached to the page; this client attaches to the tab, and to pages only as they appear.
 *
 * @param prepare Commands sent to every page of the tab before it loads anything, such as throttling.
 */
export async function openTab(prepare: readonly (readonly [method: string, parameters: Parameters])[] = []) {
  const { launch } = await findBrowser();
  const { executablePath = 'chrome', args, env } = launch;
  const browser = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(
    await new Promise<string>((resolve) => {
      createInterface(browser.stderr).on('line', (line) => {
        const address = /listening on (ws:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }),
  );
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const answers = new Map<number, (message: Message) => void>();
  const pages: string[] = [];
  let commands = 0;
  let prerendered = 0;
  const command = (method: string, params: Parameters = {}, sessionId?: string): Promise<Message> =>
    new Promise((resolve) => {
      commands += 1;
      answers.set(commands, resolve);
      socket.send(JSON.stringify({ id: commands, method, params, sessionId }));
    });

  const attached = async (session: string, type: string | undefined): Promise<void> => {
    if (type === 'tab') return void (await follow(session, [{}]));
    if (type === 'page') {
      for (const [method, parameters] of prepare) void command(method, parameters, session);
      void command('Preload.enable', {}, session);
      pages.push(session);
    }
    void command('Runtime.runIfWaitingForDebugger', {}, session);
  };
  const follow = (session: string | undefined, filter: readonly Parameters[]) =>
    command('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: true, filter }, session);

  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else if (message.method === 'Target.attachedToTarget') {
      void attached(message.params?.sessionId ?? '', message.params?.targetInfo?.type);
    } else if (message.method === 'Preload.prerenderStatusUpdated' && message.params?.status === 'Ready') {
      prerendered += 1;
    }
  });
  await follow(undefined, [{ type: 'page', exclude: true }, {}]);
  await until(() => pages.length > 0);

  /** The page attached last is the prerendered one, which is shown after the click. */
  const evaluateIn = async (session: string | undefined, expression: string): Promise<unknown> => {
    const { result } = await command(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    const { value }: { value?: unknown } = Object(result?.['result']);
    return value;
  };
  const mouse = (type: string, x: number, y: number) =>
    command(
      'Input.dispatchMouseEvent',
      { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      pages[0],
    );

  return {
    async goto(url: string) {
      await command('Page.navigate', { url }, pages[0]);
      await until(async () => (await evaluateIn(pages[0], 'location.href + document.readyState')) === `${url}complete`);
    },
    /** Keeps the pointer there until the browser has prerendered the link's target. */
    async prerenderAt(x: number, y: number) {
      const before = prerendered;
      await mouse('mouseMoved', x, y);
      await until(() => prerendered > before);
    },
    async click(x: number, y: number) {
      await mouse('mousePressed', x, y);
      void mouse('mouseReleased', x, y);
    },
    /** Runs in the page that was shown first. */
    evaluate: (expression: string) => evaluateIn(pages[0], expression),
    /** Runs in the newest page: the prerendered one, before and after it is shown. */
    evaluateInLast: (expression: string) => evaluateIn(pages.at(-1), expression),
    close() {
      socket.close();
      browser.kill();
    },
  };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const given = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > given) throw new Error('The browser did not do in 15 s what was waited for.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
