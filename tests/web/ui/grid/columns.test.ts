import { expect, test } from 'vitest'
import { columnsThatFit } from '../../../../web/ui/grid/columns.ts'

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
  expect(shownIn(615)).toEqual(['date', 'what', 'amount'])
})

test('what does not yield stays, however little room there is', () => {
  expect(shownIn(0)).toEqual(['date', 'what', 'amount'])
})

test('before it is known how much room there is, all stand', () => {
  expect(shownIn(Infinity)).toHaveLength(columns.length)
})
