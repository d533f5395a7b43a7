import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { binaryArray, type ElementType } from '../../services/kit/database/binaryArray.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'

const { database } = await freshDatabase()
const organization = newId()

/** How Postgres reads an array, element by element as text. */
const readBack = (type: ElementType, values: readonly unknown[]) =>
  database.inOrganization(organization, null, async tx => {
    const { rows } = await tx.execute<{ element: string | null }>(
      sql`select element::text from unnest(${binaryArray(type, values)}::${sql.raw(type)}[]) with ordinality as each (element, place) order by place`,
    )
    return rows.map(({ element }) => element)
  })

const MOST = 2n ** 63n - 1n
const ELEMENTS: Readonly<Record<ElementType, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  bigint: fc.bigInt({ min: -MOST - 1n, max: MOST }),
  integer: fc.integer(),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10)),
  text: fc.string({ unit: 'binary' }).filter(text => !text.includes('\0') && text.isWellFormed()),
}
const TYPES: readonly ElementType[] = ['uuid', 'bigint', 'integer', 'date', 'text']

it.each(TYPES)('Postgres reads every %s, and null, as it was meant', async type => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(ELEMENTS[type]), { maxLength: 30 }), async values => {
      expect(await readBack(type, values)).toEqual(values.map(value => (value === null ? null : String(value))))
    }),
    { numRuns: 40 },
  )
})

it('refuses what Postgres would refuse as text', () => {
  expect(() => binaryArray('date', ['2026-02-30'])).toThrow(RangeError)
  const id = newId()
  for (const wrong of ['not an id', `${id}0`, id.slice(1), id.replace(/.$/, 'g')])
    expect(() => binaryArray('uuid', [wrong])).toThrow(TypeError)
  expect(() => binaryArray('integer', [1.5])).toThrow(TypeError)
  expect(() => binaryArray('bigint', [MOST + 1n])).toThrow(RangeError)
})
