import fc from 'fast-check'
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertMany } from '../../services/kit/database/insertMany.ts'
import { file } from '../../services/kit/files/table.ts'
import { newId } from '../../services/kit/ids.ts'
import { openPage, type Sort } from '../../services/kit/page.ts'
import { freshDatabase } from '../support/database.ts'

const { database } = await freshDatabase()
const [organization, actor] = [newId(), newId()]

type Row = typeof file.$inferSelect
const sorts: Record<string, Sort<Row>> = {
  size: { column: file.size, valueOf: row => row.size },
  name: { column: file.name, valueOf: row => row.name },
  createdAt: { column: file.createdAt, valueOf: row => row.createdAt },
}
const spec = { sorts, id: file.id }

// Few distinct sizes and times a microsecond apart: ties, and what rounding to milliseconds would lose.
const rows = Array.from({ length: 500 }, (_, index) => ({
  organizationId: organization,
  id: newId(),
  purpose: 'STATEMENT' as const,
  name: `b${index % 7} "quoted", ${index % 3}`,
  size: 1 + (index % 5),
  contentType: 'text/csv',
  createdAt: `2026-11-21T08:00:00.${String(100_000 + (index % 250)).padStart(6, '0')}Z`,
}))
await database.inOrganization(organization, actor, tx => insertMany(tx, file, rows))

const list = (query: { first: number; after?: string; sort: string; status?: string }) =>
  database.inOrganization(organization, actor, async tx => {
    const page = openPage<Row>(query, spec)
    const found = await tx
      .select()
      .from(file)
      .where(page.after)
      .orderBy(...page.orderBy)
      .limit(page.limit)
    return page.answer(found, row => row.id)
  })

async function walk(sort: string, first: number) {
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await list({ first, sort, ...(after !== undefined && { after }) })
    seen.push(...page.items)
    if (page.next === null) return seen
    after = page.next
  }
}

describe('paging', () => {
  it('shows every row once and in order, whatever the sort and the size of a page', async () => {
    const all = await database.inOrganization(organization, actor, tx => tx.select().from(file).orderBy(asc(file.id)))
    const choice = fc.record({
      field: fc.constantFrom('size', 'name', 'createdAt'),
      descending: fc.boolean(),
      first: fc.integer({ min: 1, max: 200 }),
    })
    await fc.assert(
      fc.asyncProperty(choice, async ({ field, descending, first }) => {
        const of = sorts[field]!.valueOf
        const sign = descending ? -1 : 1
        const expected = all
          .toSorted((a, b) => (of(a) < of(b) ? -sign : of(a) > of(b) ? sign : a.id < b.id ? -sign : sign))
          .map(row => row.id)
        expect(await walk(`${descending ? '-' : ''}${field}`, Math.max(first, 25))).toEqual(expected)
      }),
      { numRuns: 20 },
    )
  })

  it('loses and doubles nothing while rows are added', async () => {
    const first = await list({ first: 10, sort: 'size' })
    const added = { ...rows[0]!, id: newId(), size: 1 }
    await database.inOrganization(organization, actor, tx => insertMany(tx, file, [added]))
    const second = await list({ first: 10, sort: 'size', after: first.next! })
    expect(new Set([...first.items, ...second.items]).size).toBe(20)
  })

  it('gives each item a cursor of its own', async () => {
    const page = await list({ first: 10, sort: '-size' })
    expect(page.cursors).toHaveLength(10)
    expect(page.cursors.at(-1)).toBe(page.next)
    const rest = await list({ first: 7, sort: '-size', after: page.cursors[2]! })
    expect(rest.items).toEqual(page.items.slice(3))
  })

  it('refuses a cursor of another order, another filter, or none at all', async () => {
    const { next } = await list({ first: 10, sort: 'size' })
    const after = next!
    const refused = { row: { code: 'G-2' }, errors: [{ path: 'after', error: 'INVALID_CURSOR' }] }
    await expect(list({ first: 10, sort: '-size', after })).rejects.toMatchObject(refused)
    await expect(list({ first: 10, sort: 'size', status: 'STORED', after })).rejects.toMatchObject(refused)
    await expect(list({ first: 50, sort: 'size', after })).resolves.toBeDefined()
    const [binding] = JSON.parse(Buffer.from(after, 'base64url').toString()) as string[]
    for (const forged of ['', 'x', '{}', '[1]', '["a","b"]', JSON.stringify([binding, '1; drop', newId()])])
      await expect(
        list({ first: 10, sort: 'size', after: Buffer.from(forged).toString('base64url') }),
      ).rejects.toMatchObject(refused)
    const page = await list({ first: 10, sort: 'createdAt' })
    const [byTime] = JSON.parse(Buffer.from(page.next ?? '', 'base64url').toString()) as string[]
    const ofYearZero = JSON.stringify([byTime, '0000-01-01T00:00:00Z', newId()])
    const forged = Buffer.from(ofYearZero).toString('base64url')
    await expect(list({ first: 10, sort: 'createdAt', after: forged })).rejects.toMatchObject(refused)
  })
})
