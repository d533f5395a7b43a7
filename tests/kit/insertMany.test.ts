import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activityLog } from '../../services/kit/activity/table.ts'
import { insertMany } from '../../services/kit/database/insertMany.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { file } from '../../services/kit/files/table.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'

const { database } = await freshDatabase()
const [organization, actor] = [newId(), newId()]
const fileRow = (name: string, sha256: Buffer | null = null) => ({
  organizationId: organization,
  id: newId(),
  purpose: 'STATEMENT' as const,
  name,
  size: 1,
  contentType: 'text/csv',
  sha256,
})

it('stores any text and any bytes as they are', async () => {
  // Postgres does not allow the NUL character.
  const text = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter(value => !value.includes('\0') && value.isWellFormed())
  const value = fc.tuple(text, fc.option(fc.uint8Array({ maxLength: 20 })))
  await fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 50 }), async values => {
      const rows = values.map(([name, bytes]) => fileRow(name, bytes && Buffer.from(bytes)))
      const stored = await database.inOrganization(organization, actor, async tx => {
        await insertMany(tx, file, rows, { batch: 7 })
        const found = await tx.select({ id: file.id, name: file.name, sha256: file.sha256 }).from(file)
        await tx.delete(file)
        return new Map(found.map(row => [row.id, row]))
      })
      for (const { id, name, sha256 } of rows) expect(stored.get(id)).toEqual({ id, name, sha256 })
    }),
    { numRuns: 60 },
  )
})

it('stores objects, nulls, words that look like null, and leaves the rest to defaults', async () => {
  const rows = [
    { changes: [{ field: 'alias', before: null, after: '{"a", \\b}' }], reason: null, recordLabel: 'NULL' },
    { changes: [], reason: 'null', recordLabel: '' },
  ].map(row => ({
    ...row,
    organizationId: organization,
    id: newId(),
    action: 'CREATED' as const,
    recordType: 'FILE' as const,
    recordId: newId(),
  }))
  const found = await database.inOrganization(organization, actor, async tx => {
    await insertMany(tx, activityLog, rows)
    return tx.select().from(activityLog)
  })
  for (const row of rows) expect(found.find(({ id }) => id === row.id)).toMatchObject({ ...row, counts: {} })
})

it('skips what is there already when asked to, and says how many it stored', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => fileRow(`f${index}`))
  const stored = await database.inOrganization(organization, actor, async tx => [
    await insertMany(tx, file, rows.slice(0, 10)),
    await insertMany(tx, file, rows, { onConflict: 'ignore', batch: 8 }),
  ])
  expect(stored).toEqual([10, 20])
  const again = database.inOrganization(organization, actor, tx => insertMany(tx, file, rows))
  await expect(again).rejects.toSatisfy((error: unknown) => postgresErrorOf(error)?.code === '23505')
})

it("cannot write into another organization's table", async () => {
  const foreign = { ...fileRow('x'), organizationId: newId() }
  const write = database.inOrganization(organization, actor, tx => insertMany(tx, file, [foreign]))
  await expect(write).rejects.toSatisfy((error: unknown) => postgresErrorOf(error)?.code === '42501')
})
