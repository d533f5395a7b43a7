// Reads the subjects of events from another service: whole records in their current state.
import { request } from 'undici'
import { z } from 'zod'

const MAX_IDS = 200
const PAGE_SIZE = 100

/** Another service's origin, and our token for it. */
export type Connection = { origin: string; token: () => Promise<string> }

/** Reads records that a service exposes to our other services: by ids, or all, page by page. */
export function readingOf<Item>({ origin, token }: Connection, path: string, item: z.ZodType<Item>) {
  const page = z.object({ items: z.array(item), next: z.string().nullable() })
  async function read(query: Record<string, string>) {
    const { statusCode, body } = await request(`${origin}${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
      headersTimeout: 5_000,
      bodyTimeout: 10_000,
    })
    if (statusCode === 200) return page.parse(await body.json())
    await body.dump()
    throw new Error(`the other service answered ${statusCode} to a read of ${path}`)
  }

  return {
    /** Records by ids; deleted ones are left out. */
    async byIds(ids: readonly string[], query: Record<string, string> = {}): Promise<Item[]> {
      const found: Item[] = []
      for (let at = 0; at < ids.length; at += MAX_IDS)
        found.push(...(await read({ ...query, ids: ids.slice(at, at + MAX_IDS).join(',') })).items)
      return found
    },
    /** All records, page by page. */
    async *every(query: Record<string, string> = {}): AsyncGenerator<Item[]> {
      let after: string | null = ''
      while (after !== null) {
        const { items, next }: z.infer<typeof page> = await read({
          ...query,
          first: String(PAGE_SIZE),
          ...(after !== '' && { after }),
        })
        yield items
        after = next
      }
    },
  }
}
