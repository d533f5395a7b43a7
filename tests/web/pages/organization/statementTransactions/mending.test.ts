import { describe, expect, test } from 'vitest'
import {
  countChanges,
  mergedWith,
  NOTHING_MENDED,
  withCell,
  withKeptToggled,
  withRowToggled,
} from '../../../../../web/pages/organization/statementTransactions/_lib/mending.ts'

const cell = { row: 3, column: 'Jumlah', was: '1O0.00' }

describe('what is changed of a file', () => {
  test('holds one text for a cell, and none that is the rejected one', () => {
    const first = withCell(NOTHING_MENDED, { ...cell, value: '10.00' })
    const second = withCell(first, { ...cell, value: '100.00' })
    expect(second.corrections).toEqual([{ ...cell, value: '100.00' }])
    expect(withCell(second, { ...cell, value: cell.was })).toEqual(NOTHING_MENDED)
  })

  test('leaves a row out, and takes it in again', () => {
    const leftOut = withRowToggled(NOTHING_MENDED, 4)
    expect(countChanges(leftOut)).toBe(1)
    expect(withRowToggled(leftOut, 4)).toEqual(NOTHING_MENDED)
  })

  test('stores a duplicate all the same, and leaves it out again', () => {
    const kept = withKeptToggled(NOTHING_MENDED, 7)
    expect([kept.keptRows, countChanges(kept), countChanges({ ...kept, decimalMark: '.' })]).toEqual([[7], 1, 2])
    expect(withKeptToggled(kept, 7)).toEqual(NOTHING_MENDED)
  })

  test('keeps what the file says of a cell that is changed a second time', () => {
    const checked = {
      ...NOTHING_MENDED,
      corrections: [{ ...cell, value: '1,00.00 DB' }],
      skippedRows: [4],
      keptRows: [9],
    }
    const since = {
      corrections: [{ ...cell, was: '1,00.00', value: '100.00' }],
      skippedRows: [4, 5],
      keptRows: [8],
      decimalMark: ',',
    }
    expect(mergedWith(checked, since)).toEqual({
      corrections: [{ ...cell, value: '100.00 DB' }],
      skippedRows: [4, 5],
      keptRows: [9, 8],
      decimalMark: ',',
    })
  })
})
