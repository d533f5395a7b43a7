import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const RANDOM_BYTES = 16
/** Random bytes for many ids at once: requesting them one by one is most of an id's cost. */
const pool = Buffer.alloc(256 * RANDOM_BYTES)
let used = pool.length
let msecs = 0
let seq = 0

/** A new id. UUIDv7: sorts by time, strictly ascending within a process. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, (used += RANDOM_BYTES))
  countUp(random)
  return v7({ random, msecs, seq })
}

/** Sets the counter of the next id: random in each millisecond, counted up within it. */
function countUp(random: Buffer): void {
  const now = Date.now()
  if (now > msecs) {
    msecs = now
    seq = random.readUInt32BE(6) >>> 1
  } else if (seq === LAST_SEQUENCE) {
    msecs++
    seq = 0
  } else seq++
}
const LAST_SEQUENCE = 2 ** 32 - 1
