/** The server's secrets, newest first: the first one signs and seals; values made with the earlier ones stay valid. */
export type Secrets = readonly [string, ...string[]];
