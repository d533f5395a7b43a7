// What a scenario excludes and adds, as encoded in the address: `out=<uuid>.<uuid>` and `extra=2026-12-01*-500.00_2026-12-15*900.00`,
// characters that no browser escapes.
import { isDate } from '../../../../i18n/calendarDate.ts'
import { isDecimal, isZero } from '../../../../i18n/decimal.ts'
import { isUuid, type Param } from '../../../../ui/list/listState.ts'

/** The server's maximum of each per scenario. */
export const MAX_LEFT_OUT = 10
export const MAX_EXTRA_LINES = 5

export type ExtraLine = { direction: 'CREDIT' | 'DEBIT'; amount: string; date: string }

export const leftOutParam: Param<readonly string[]> = {
  read: text => [...new Set((text ?? '').split('.').filter(isUuid))].slice(0, MAX_LEFT_OUT),
  write: uuids => uuids.join('.') || null,
}

export const extraLinesParam: Param<readonly ExtraLine[]> = {
  read: text => (text ?? '').split('_').flatMap(readLine).slice(0, MAX_EXTRA_LINES),
  write: lines =>
    lines.map(({ direction, amount, date }) => `${date}*${direction === 'DEBIT' ? '-' : ''}${amount}`).join('_') ||
    null,
}

function readLine(text: string): ExtraLine[] {
  const [, date = '', sign, amount = ''] = /^([\d-]{10})\*(-?)(\d{1,17}(?:\.\d{1,2})?)$/.exec(text) ?? []
  if (!isDate(date) || !isDecimal(amount) || isZero(amount)) return []
  return [{ direction: sign === '-' ? 'DEBIT' : 'CREDIT', amount, date }]
}
