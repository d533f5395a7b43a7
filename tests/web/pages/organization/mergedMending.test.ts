import { describe, expect, test } from 'vitest'
import { mergedMending } from '../../../../web/pages/organization/_lib/mergedMending.ts'
import type { Mending } from '../../../../web/pages/organization/_lib/mending.ts'

const cell = (row: number, value: string) => ({ row, column: 'Jumlah', was: 'x', value })
const mending = (more: Partial<Mending> = {}): Mending => ({
  corrections: [],
  skippedRows: [],
  keptRows: [],
  decimalMark: null,
  ...more,
})

describe('changes on top of what is stored now', () => {
  test('keep what others corrected meanwhile', () => {
    const merged = mergedMending(
      mending(),
      mending({ corrections: [cell(3, '100')] }),
      mending({ corrections: [cell(6, '200')], skippedRows: [9] }),
    )
    expect(merged).toEqual(mending({ corrections: [cell(6, '200'), cell(3, '100')], skippedRows: [9] }))
  })

  test('win in the cell that both corrected', () => {
    const merged = mergedMending(
      mending(),
      mending({ corrections: [cell(3, '100')] }),
      mending({ corrections: [cell(3, '1')] }),
    )
    expect(merged.corrections).toEqual([cell(3, '100')])
  })

  test('take back what was taken back, and nothing else', () => {
    const before = mending({ corrections: [cell(3, '1')], skippedRows: [5, 7], decimalMark: ',' })
    const merged = mergedMending(before, mending({ skippedRows: [7] }), { ...before, skippedRows: [5, 7, 8] })
    expect(merged).toEqual(mending({ skippedRows: [7, 8] }))
  })

  test('are what was wanted where nothing else has changed', () => {
    const wanted = mending({ keptRows: [4], decimalMark: '.' })
    expect(mergedMending(mending(), wanted, mending())).toEqual(wanted)
  })
})
