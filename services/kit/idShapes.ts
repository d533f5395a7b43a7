// Separate from ids.ts, so that a thread that creates ids doesn't load zod.
import { z } from 'zod'

/** The schema of an id in the API. */
export const id = z.uuid()

/** `?ids=a,b`: up to 200 identifiers in one query parameter. */
export const idList = z
  .string()
  .max(200 * 37)
  .transform(text => text.split(',').filter(part => part !== ''))
  .pipe(z.array(z.uuid()).min(1).max(200))
