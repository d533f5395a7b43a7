// Refusals are sent at the next beat instead of when they are ready. A known email differs from an unknown one by a locked row or a checked
// reference, a tenth of a millisecond that could be measured.
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 50

/** Milliseconds until the next beat, after this elapsed time. */
export const restOfBeat = (elapsedMs: number): number => BEAT_MS - (elapsedMs % BEAT_MS)

/** Waits for the next beat since `startedAt` (`performance.now()`). No database connection is held meanwhile. */
export const nextBeat = (startedAt: number): Promise<void> => sleep(restOfBeat(performance.now() - startedAt))
