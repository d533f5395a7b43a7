// Apart from where they are made: a thread that makes identifiers does without zod.
import { z } from 'zod'

/** An identifier on the wire. */
export const id = z.uuid()

/** `?ids=a,b`: up to 200 identifiers in one query parameter. */
export const idList = z
  .string()
  .max(200 * 37)
  .transform(text => text.split(',').filter(part => part !== ''))
  .pipe(z.array(z.uuid()).min(1).max(200))
