import { expect, test } from 'vitest'
import {
  atReceiptLine,
  completeLines,
  emptyReceipt,
  minus,
  type OpenLine,
  toInput,
} from '../../../../../web/pages/organization/goodsReceipts/_lib/receiptValues.ts'

const lines: readonly OpenLine[] = [
  { uuid: 'A', description: 'Kardus', code: '', unit: 'lbr', ordered: '10.0000', kept: '4.0000', left: '6.0000' },
  { uuid: 'B', description: 'Palet', code: '', unit: 'pcs', ordered: '10.0000', kept: '10.0000', left: '0.0000' },
  { uuid: 'C', description: 'Film', code: '', unit: 'rol', ordered: '0.3', kept: '0', left: '0.3' },
]

test('a receipt begins with all that is left, a return with nothing', () => {
  expect(emptyReceipt(lines, 'RECEIPT', '2026-11-23').lines.map(({ quantity }) => quantity)).toEqual(['6', null, '0.3'])
  expect(emptyReceipt(lines, 'RETURN', '2026-11-23').lines.every(({ quantity }) => quantity === null)).toBe(true)
})

test('lines without a quantity are not sent, and errors find the line that was meant', () => {
  const values = emptyReceipt(lines, 'RECEIPT', '2026-11-23')
  expect(toInput(values).lines).toEqual([
    { lineUuid: 'A', quantity: '6.0000' },
    { lineUuid: 'C', quantity: '0.3000' },
  ])
  expect(atReceiptLine('lines.1.quantity', values.lines)).toBe('lines.2.quantity')
  expect(atReceiptLine('date', values.lines)).toBe('date')
})

test('quantities are exact, and a line is complete with the last of it alone', () => {
  expect(minus('0.3', '0.1')).toBe('0.2')
  expect(minus('100', '0')).toBe('100')
  expect(completeLines(lines, [])).toBe(1)
  expect(completeLines(lines, [60_000n, 0n, 3_000n])).toBe(3)
  expect(completeLines(lines, [60_000n, -1n, 2_999n])).toBe(1)
})
