import { v7 } from 'uuid'
import { z } from 'zod'

/** A new identifier. UUIDv7: sorts by time, and strictly upward within a process. */
export const newId = (): string => v7()

/** An identifier on the wire. */
export const id = z.uuid()

/** `?ids=a,b`: up to 200 identifiers in one query parameter. */
export const idList = z
  .string()
  .max(200 * 37)
  .transform(text => text.split(',').filter(part => part !== ''))
  .pipe(z.array(z.uuid()).min(1).max(200))
