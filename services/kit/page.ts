// Keyset pagination. A cursor is the sort key of the last row, bound to its sort order, opaque to callers.
import { z } from 'zod'

export const pageQuery = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  first: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(500).optional(),
  sort: z.enum(sorts).default(sorts[0] as never),
})
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('Pass as `after` for the next page; null at the end'),
  })

export const toCursor = (sort: string, key: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify([sort, ...key])).toString('base64url')
/** The key of the cursor, or undefined if it is forged, damaged, or of another order. */
export function fromCursor<K extends z.ZodType>(cursor: string, sort: string, key: K): z.infer<K> | undefined {
  try {
    const [of, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return of === sort ? key.safeParse(values).data : undefined
  } catch {
    return undefined
  }
}
export function toPage<T>(rows: T[], first: number, cursorOf: (row: T) => string) {
  const items = rows.slice(0, first)
  return { items, next: rows.length > first ? cursorOf(items.at(-1)!) : null }
}
