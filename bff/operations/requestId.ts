// Request ids, in every log and in the response to a fault: W3C trace ids, sixteen random bytes each.
import { randomBytes } from 'node:crypto'

const BYTES = 16
/** Generated in batches: the call costs more than the bytes. */
const AT_ONCE = 256

let pool = ''
let next = 0

export function newRequestId(): string {
  if (next === pool.length) {
    pool = randomBytes(BYTES * AT_ONCE).toString('hex')
    next = 0
  }
  const id = pool.slice(next, next + 2 * BYTES)
  next += 2 * BYTES
  return id
}
