import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsThatFit, leastWidth, tracksFor } from '../../../../web/ui/grid/columns.ts'

const columns = [
  { id: 'date', width: '92px' },
  { id: 'what', width: 'minmax(160px, 1fr)' },
  { id: 'account', width: '168px', yields: 1 },
  { id: 'status', width: '172px', yields: 2 },
  { id: 'amount', width: '192px' },
]
const shownIn = (room: number) => columnsThatFit(columns, room).map(({ id }) => id)

test('all columns stand where there is room for the least of each', () => {
  expect(shownIn(784)).toEqual(['date', 'what', 'account', 'status', 'amount'])
})

test('the one that yields first leaves first, and no more than have to', () => {
  expect(shownIn(783)).toEqual(['date', 'what', 'status', 'amount'])
  expect(shownIn(616)).toEqual(['date', 'what', 'status', 'amount'])
  expect(shownIn(611)).toEqual(['date', 'what', 'amount'])
})

test('one that yields earlier stays where only the narrower of two fits', () => {
  expect(shownIn(615)).toEqual(['date', 'what', 'account', 'amount'])
  expect(shownIn(612)).toEqual(['date', 'what', 'account', 'amount'])
})

test('what does not yield stays, however little room there is', () => {
  expect(shownIn(0)).toEqual(['date', 'what', 'amount'])
})

test('before it is known how much room there is, all stand', () => {
  expect(shownIn(Infinity)).toHaveLength(columns.length)
})

describe('tracks', () => {
  const contents = new Map([
    ['date', 110],
    ['what', 240],
    ['account', 120],
    ['status', 210],
    ['amount', 130],
  ])
  const tracks = (room: number) => tracksFor(columns, contents, room)

  test('are as wide as what stands in them, and what is left goes to one that takes the rest', () => {
    expect(tracks(1_000)).toEqual(['110px', 'minmax(240px, 1fr)', '120px', '210px', '130px'])
    expect(tracks(810)).toEqual(['110px', 'minmax(240px, 1fr)', '120px', '210px', '130px'])
  })

  test('give way in the one that takes the rest first, and then as far as each declares', () => {
    expect(tracks(750)).toEqual(['110px', 'minmax(180px, 1fr)', '120px', '210px', '130px'])
    expect(tracks(702)).toEqual(['101px', 'minmax(160px, 1fr)', '120px', '191px', '130px'])
    expect(tracks(0)).toEqual(['92px', 'minmax(160px, 1fr)', '120px', '172px', '130px'])
  })

  test('are those that are declared before anything was measured', () => {
    expect(tracksFor(columns, new Map(), 2_000)).toEqual(columns.map(({ width }) => width))
    const capped = [{ id: 'alias', width: 'minmax(160px, 240px)' }]
    expect(tracksFor(capped, new Map(), 2_000)).toEqual(['minmax(160px, 240px)'])
    expect(tracksFor(capped, new Map([['alias', 300]]), 2_000)).toEqual(['minmax(300px, 300px)'])
  })

  test('cut nothing while there is room for all', () => {
    const width = fc.integer({ min: 20, max: 400 })
    fc.assert(
      fc.property(
        fc.array(width, { minLength: columns.length, maxLength: columns.length }),
        fc.nat(2_000),
        (wide, room) => {
          const needs = new Map(columns.map(({ id }, place) => [id, wide[place]!]))
          const given = tracksFor(columns, needs, room).map(leastWidth)
          const sum = wide.reduce((all, one) => all + one, 0)
          if (sum <= room) expect(given).toEqual(wide)
          else expect(given.every((least, place) => least <= wide[place]!)).toBe(true)
        },
      ),
    )
  })
})
