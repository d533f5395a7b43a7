import { describe, expect, test } from 'vitest'
import { mergedEdits } from '../../../../web/pages/organization/_lib/mergedEdits.ts'
import type { FileEdits } from '../../../../web/pages/organization/_lib/fileEdits.ts'

const cell = (row: number, value: string) => ({ row, column: 'Jumlah', was: 'x', value })
const edits = (more: Partial<FileEdits> = {}): FileEdits => ({
  corrections: [],
  skippedRows: [],
  keptRows: [],
  decimalMark: null,
  ...more,
})

describe('changes on top of what is stored now', () => {
  test('keep what others corrected meanwhile', () => {
    const merged = mergedEdits(
      edits(),
      edits({ corrections: [cell(3, '100')] }),
      edits({ corrections: [cell(6, '200')], skippedRows: [9] }),
    )
    expect(merged).toEqual(edits({ corrections: [cell(6, '200'), cell(3, '100')], skippedRows: [9] }))
  })

  test('win in the cell that both corrected', () => {
    const merged = mergedEdits(
      edits(),
      edits({ corrections: [cell(3, '100')] }),
      edits({ corrections: [cell(3, '1')] }),
    )
    expect(merged.corrections).toEqual([cell(3, '100')])
  })

  test('take back what was taken back, and nothing else', () => {
    const before = edits({ corrections: [cell(3, '1')], skippedRows: [5, 7], decimalMark: ',' })
    const merged = mergedEdits(before, edits({ skippedRows: [7] }), { ...before, skippedRows: [5, 7, 8] })
    expect(merged).toEqual(edits({ skippedRows: [7, 8] }))
  })

  test('are what was wanted where nothing else has changed', () => {
    const wanted = edits({ keptRows: [4], decimalMark: '.' })
    expect(mergedEdits(edits(), wanted, edits())).toEqual(wanted)
  })
})
