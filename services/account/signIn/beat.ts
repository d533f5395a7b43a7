// Refusals leave at the next beat and not when they are ready: what differs between a known and an unknown email, a row that is locked or a
// reference that is checked, is a tenth of a millisecond, and could be measured.
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 50

/** How long until the next beat of something that has taken so long, in milliseconds. */
export const restOfBeat = (elapsedMs: number): number => BEAT_MS - (elapsedMs % BEAT_MS)

/** Waits for the next beat since `startedAt` (`performance.now()`). No connection is held meanwhile. */
export const nextBeat = (startedAt: number): Promise<void> => sleep(restOfBeat(performance.now() - startedAt))
