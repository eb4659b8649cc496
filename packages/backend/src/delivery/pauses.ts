import type { FormId } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** The lane whose pause holds for every form. */
export const laneOfAll = '*';

export const longestFullPauseMs = 60 * 60_000;
export const longestFormPauseMs = 5 * 60_000;

/**
 * Holds deliveries of the lane back on every server.
 *
 * @param pauseMs at most the longest pause of such a lane: a longer one is not believed.
 * @returns whether the pause began with this call; false when there was one already.
 */
export async function pauseLane(
  database: Queryable,
  lane: FormId | typeof laneOfAll,
  pauseMs: number,
): Promise<boolean> {
  const { rows } = await database.query<{ began: boolean }>(
    `with before as (select paused_until > statement_timestamp() as paused from delivery_lanes where lane = $1)
     insert into delivery_lanes as known (lane, paused_until)
     values ($1, statement_timestamp() + $2::int * interval '1 millisecond')
     on conflict (lane) do update set paused_until = excluded.paused_until
     returning not coalesce((select paused from before), false) as began`,
    [lane, pauseMs],
  );
  return rows[0]?.began ?? false;
}
