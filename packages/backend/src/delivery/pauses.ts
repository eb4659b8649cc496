import type { CrmFormId } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** The lane whose pause applies to every form. */
export const globalLane = '*';

export const maxFullPauseMs = 60 * 60_000;
export const maxFormPauseMs = 5 * 60_000;

type Lane = CrmFormId | typeof globalLane;

interface LockedLane {
  /** How many submissions of the form the CRM has accepted. */
  accepted: number;
  paused: boolean;
}

/** Reads the lane and locks it until the transaction ends. */
export async function lockLane(transaction: Queryable, lane: Lane): Promise<LockedLane> {
  const { rows } = await transaction.query<LockedLane>(
    `insert into delivery_lanes (lane) values ($1) on conflict (lane) do update set lane = excluded.lane
     returning accepted, coalesce(paused_until > statement_timestamp(), false) as paused`,
    [lane],
  );
  const [held] = rows;
  if (held === undefined) throw new Error('The lane could not be read.');
  return held;
}

/**
 * Pauses deliveries of the lane on every server.
 *
 * @param pauseMs is capped at the longest pause of such a lane.
 * @returns whether the pause began with this call; false if there already was one.
 */
export async function pauseLane(transaction: Queryable, lane: Lane, pauseMs: number): Promise<boolean> {
  const { paused } = await lockLane(transaction, lane);
  await transaction.query(
    `update delivery_lanes set paused_until = statement_timestamp() + $2::int * interval '1 millisecond' where lane = $1`,
    [lane, pauseMs],
  );
  return !paused;
}
