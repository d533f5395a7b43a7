import type { z } from 'zod'

/** Rejects a list at the second item with the same key; items whose key is `null` are ignored. */
export const eachOnce =
  <Item>(field: string, keyOf: (item: Item) => string | null) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const seen = new Set<string>()
    for (const [place, item] of items.entries()) {
      const key = keyOf(item)
      if (key !== null && seen.has(key))
        context.addIssue({ code: 'custom', path: [place, field], params: { code: 'INVALID_VALUE' }, input: key })
      if (key !== null) seen.add(key)
    }
  }
