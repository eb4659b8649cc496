export type EmbeddedCommand =
  | { kind: 'query'; text: string; params: readonly unknown[] }
  | { kind: 'exec'; text: string }
  | { kind: 'close' };

export interface EmbeddedRequest {
  id: number;
  command: EmbeddedCommand;
}

export interface EmbeddedAnswer {
  rows: unknown[];
  affectedRows: number;
}

export type EmbeddedReply =
  | { id: number; answer: EmbeddedAnswer }
  | { id: number; error: { message: string; code?: string; constraint?: string } };
