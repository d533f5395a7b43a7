// Query parameters that hold more than text.
import { z } from 'zod'

/** `?status=A,B`: several values in one parameter. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item, most = 50) =>
  z
    .string()
    .max(4_000)
    .transform(text => text.split(',').filter(part => part !== ''))
    .pipe(z.array(item).min(1).max(most))

/** `?ignoreWarnings=true`. */
export const flag = z.enum(['true', 'false']).transform(text => text === 'true')
