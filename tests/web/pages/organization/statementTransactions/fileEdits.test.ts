import { describe, expect, test } from 'vitest'
import {
  countChanges,
  areSameEdits,
  type FileEdits,
  withCell,
  withKeptToggled,
  withRowToggled,
} from '../../../../../web/pages/organization/_lib/fileEdits.ts'
import { steadied } from '../../../../../web/pages/organization/_lib/steadyIssues.ts'

const NO_EDITS: FileEdits = { corrections: [], skippedRows: [], keptRows: [], decimalMark: null }
const cell = { row: 3, column: 'Jumlah' }

describe('what is changed of a file', () => {
  test('holds one text for a cell, and none that is what the file says', () => {
    const first = withCell(NO_EDITS, { ...cell, rejected: '1O0.00', value: '10.00' })
    // The next check rejects the replaced text; the file still has its own.
    const second = withCell(first, { ...cell, rejected: '10.00', value: '100.00' })
    expect(second.corrections).toEqual([{ ...cell, was: '1O0.00', value: '100.00' }])
    expect(withCell(second, { ...cell, rejected: '100.00', value: '1O0.00' })).toEqual(NO_EDITS)
  })

  test('leaves a row out, and takes it in again', () => {
    const leftOut = withRowToggled(NO_EDITS, 4)
    expect(countChanges(leftOut)).toBe(1)
    expect(withRowToggled(leftOut, 4)).toEqual(NO_EDITS)
  })

  test('stores a duplicate all the same, and leaves it out again', () => {
    const kept = withKeptToggled(NO_EDITS, 7)
    expect([kept.keptRows, countChanges(kept), countChanges({ ...kept, decimalMark: '.' })]).toEqual([[7], 1, 2])
    expect(withKeptToggled(kept, 7)).toEqual(NO_EDITS)
  })

  test('comes to the same in whatever order it was made', () => {
    const one = { ...cell, was: 'x', value: '1' }
    const other = { row: 4, column: 'Saldo', was: 'y', value: '2' }
    const a = { ...NO_EDITS, corrections: [one, other], skippedRows: [2, 10] }
    expect(areSameEdits(a, { ...a, corrections: [other, one], skippedRows: [10, 2] })).toBe(true)
    expect(areSameEdits(a, { ...a, skippedRows: [10] })).toBe(false)
  })
})

describe('the list of what is wrong', () => {
  const issue = (row: number, column: string, code = 'A') => ({ severity: 'ERROR', row, column, code, message: code })
  const shown = (list: ReturnType<typeof steadied>) =>
    list.map(({ issue: { row, column, code }, isFixed }) => `${row}${column}${code}${isFixed ? ' fixed' : ''}`)
  const first = steadied([], [issue(3, 'x'), issue(5, 'y'), issue(8, 'z')], false)

  test('keeps each in its place: fixed ones, those that are wrong otherwise now, and new ones at the end', () => {
    const again = steadied(first, [issue(2, 'new'), issue(5, 'y', 'B'), issue(8, 'z')], false)
    expect(shown(again)).toEqual(['3xA fixed', '5yB', '8zA', '2newA'])
    expect(again.map(({ key }) => key).slice(0, 3)).toEqual(first.map(({ key }) => key))
    expect(shown(steadied(again, [issue(3, 'x')], false))).toEqual(['3xA', '5yB fixed', '8zA fixed', '2newA fixed'])
  })

  test('says nothing of rows behind those that were read', () => {
    expect(shown(steadied(first, [issue(3, 'x')], true))).toEqual(['3xA', '5yA', '8zA'])
  })

  test('tells two things apart that are wrong with one cell', () => {
    const both = steadied([], [issue(3, 'x', 'A'), issue(3, 'x', 'B')], false)
    expect(shown(steadied(both, [issue(3, 'x', 'B')], false))).toEqual(['3xB', '3xB fixed'])
  })
})
