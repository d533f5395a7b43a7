// What a thread reads without Drizzle is as isolated as any transaction.
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asText } from '../../services/kit/database/asText.ts'
import { readText } from '../../services/kit/database/readText.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { file } from '../../services/kit/files/table.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'

const { database, url } = await freshDatabase()
const { service } = database
const [ours, theirs, actor] = [newId(), newId(), newId()]
const READ_ONLY = '25006'

for (const [organizationId, name] of [[ours, "it's ours"] as const, [theirs, 'theirs'] as const])
  await database.inOrganization(organizationId, actor, tx =>
    tx.insert(file).values({
      organizationId,
      id: newId(),
      purpose: 'STATEMENT',
      name,
      size: 1,
      contentType: 'text/csv',
    }),
  )

const reading = (organizationId: string) => ({ url, service, organizationId, timeoutMs: 5_000 })
const namesOf = (organizationId: string) =>
  readText(reading(organizationId), query => query<{ name: string }>(asText(sql`select ${file.name} from ${file}`)))

it('answers the rows of one organization', async () => {
  expect(await namesOf(ours)).toEqual([{ name: "it's ours" }])
  expect(await namesOf(theirs)).toEqual([{ name: 'theirs' }])
  expect(await namesOf(newId())).toEqual([])
})

it('gives a statement its values', async () => {
  const named = (name: string) =>
    readText(reading(ours), query => query(asText(sql`select 1 as found from ${file} where ${eq(file.name, name)}`)))
  expect(await named("it's ours")).toEqual([{ found: 1 }])
  expect(await named("' or true --")).toEqual([])
})

it('is refused any change', async () => {
  const change = readText(reading(ours), query => query(asText(sql`delete from ${file}`)))
  const code = await change.then(
    () => 'none',
    (error: unknown) => postgresErrorOf(error)?.code,
  )
  expect(code).toBe(READ_ONLY)
  expect(await namesOf(ours)).toHaveLength(1)
})
