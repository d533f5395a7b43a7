import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Log } from '../../../bff/modules/activity/activityLog.ts'
import { mergePages, placesOf } from '../../../bff/modules/activity/mergedLog.ts'

type Entry = { id: string; at: string }
const newestFirst = (a: Entry, b: Entry) =>
  Temporal.Instant.compare(b.at, a.at) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** A service's pages, as kit serves them: the cursor is the id of the last entry. */
const pageOf = (entries: Entry[], first: number, after: string | null) => {
  const start = after === null ? 0 : entries.findIndex(({ id }) => id === after) + 1
  const items = entries.slice(start, start + first)
  return {
    items,
    cursors: items.map(({ id }) => id),
    next: start + first < entries.length ? (items.at(-1)?.id ?? null) : null,
  }
}

const entries = (prefix: string) =>
  fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 }).map(seconds =>
    seconds
      .map((second, n) => ({
        id: `${prefix}${String(n).padStart(3, '0')}`,
        at: `2026-11-21T08:00:${String(second).padStart(2, '0')}.${n % 2 ? '5' : '05'}Z`,
      }))
      .toSorted(newestFirst),
  )

it('is one log in order, whatever the parts and the pages: nothing lost, nothing twice', () => {
  fc.assert(
    fc.property(entries('a'), entries('t'), fc.integer({ min: 1, max: 9 }), (account, treasury, first) => {
      const parts: Record<Log, Entry[]> = { account, treasury }
      const seen: Entry[] = []
      let after: string | null = null
      for (;;) {
        const places = placesOf(after)
        const pages = {
          account: pageOf(parts.account, first, places.account),
          treasury: pageOf(parts.treasury, first, places.treasury),
        }
        const { edges, pageInfo } = mergePages(pages, places, first)
        seen.push(...edges.map(({ node }) => node))
        expect(edges.length).toBeLessThanOrEqual(first)
        if (!pageInfo.hasNextPage) break
        expect(edges.length).toBe(first)
        after = pageInfo.endCursor
      }
      expect(seen.map(({ id }) => id)).toEqual([...account, ...treasury].toSorted(newestFirst).map(({ id }) => id))
    }),
  )
})

it('goes on after any edge, not only after the last', () => {
  const parts = {
    account: ['a3', 'a2', 'a1'].map((id, n) => ({ id, at: `2026-11-21T08:00:${30 - n * 10}Z` })),
    treasury: ['t2', 't1'].map((id, n) => ({ id, at: `2026-11-21T08:00:${25 - n * 10}Z` })),
  }
  const read = (after: string | null) => {
    const places = placesOf(after)
    return mergePages(
      { account: pageOf(parts.account, 10, places.account), treasury: pageOf(parts.treasury, 10, places.treasury) },
      places,
      10,
    )
  }
  const all = read(null).edges
  expect(all.map(({ node }) => node.id)).toEqual(['a3', 't2', 'a2', 't1', 'a1'])
  for (const [index, { cursor }] of all.entries()) {
    expect(read(cursor).edges.map(({ node }) => node.id)).toEqual(all.slice(index + 1).map(({ node }) => node.id))
  }
})

it('refuses cursors that are none of its own', () => {
  for (const cursor of ['x', Buffer.from('["a"]').toString('base64url'), Buffer.from('{}').toString('base64url')]) {
    expect(() => placesOf(cursor)).toThrow('G-2')
  }
})
