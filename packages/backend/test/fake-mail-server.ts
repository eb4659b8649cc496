import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listenOnLoopback } from '../../../tools/listen-on-loopback.ts';

export interface FakeMailServer {
  url: string;
  /** The text of each letter, between DATA and its end. */
  letters: string[];
  close(): Promise<void>;
}

const answers: Readonly<Record<string, string>> = {
  EHLO: '250 ready',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 goodbye',
};

/** A mail server on its own port that accepts every letter, unless told to answer a command otherwise. */
export async function startFakeMailServer(
  otherAnswers: Readonly<Record<string, string>> = {},
): Promise<FakeMailServer> {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let letter: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 hello');
    createInterface({ input: socket }).on('line', (line) => {
      if (letter === undefined) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'DATA') letter = [];
        say(otherAnswers[command] ?? answers[command] ?? '502 not understood');
      } else if (line === '.') {
        letters.push(letter.join('\n'));
        letter = undefined;
        say('250 taken');
      } else letter.push(line);
    });
  });
  const origin = await listenOnLoopback(server);
  return {
    url: origin.replace('http:', 'smtp:'),
    letters,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
