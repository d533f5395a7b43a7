// The bank's journal is its memory: it is restored after a restart, and a half-written line is ignored.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { openBank } from '../../../services/sandbox-bank/bank.ts'
import type { NewEntry } from '../../../services/sandbox-bank/entries.ts'
import { dueAt, isOpen } from '../../../services/sandbox-bank/rails.ts'

const directory = mkdtempSync(join(tmpdir(), 'sandbox-journal-'))
afterAll(() => rmSync(directory, { recursive: true }))
const clock = stoppedClock('2026-11-20T03:00:00Z')

const account = (bankCode: string, accountNumber: string, openingMinor: string): NewEntry => ({
  kind: 'ACCOUNT_OPENED',
  bankCode,
  accountNumber,
  name: 'PT SATU',
  currency: 'IDR',
  openingMinor,
})
const transfer = (reference: string, willReturn: boolean, remark = ''): NewEntry => ({
  kind: 'TRANSFER_EXECUTED',
  bankCode: '014',
  clientId: 'c',
  reference,
  referenceNo: `R${reference}`,
  externalId: '1',
  rail: 'BI_FAST',
  service: '18',
  sourceAccountNumber: '11111',
  beneficiary: { bankCode: '008', accountNumber: '22222', name: 'CV DUA' },
  amountMinor: '5000',
  currency: 'IDR',
  feeMinor: '250',
  remark,
  dueAt: '2026-11-20T03:00:03Z',
  willReturn,
})

const balances = (bank: ReturnType<typeof openBank>) => bank.ledger.accounts().map(({ balanceMinor }) => balanceMinor)

test('money leaves at once, arrives or comes back when it is due, and a restart changes nothing', () => {
  const bank = openBank({ directory, clock })
  bank.record(account('014', '11111', '100000'), account('008', '22222', '0'))
  bank.record(transfer('A', false), transfer('B', true, 'Meter 5312'))
  expect(balances(bank)).toEqual([89_500n, 0n])
  const lines = bank.ledger.accounts()[0]?.lines.map(({ description }) => description)
  expect(lines).toEqual(['TRF A CV DUA', 'BIAYA TRF A', 'TRF B CV DUA / Meter 5312', 'BIAYA TRF B'])
  bank.settle()
  expect(balances(bank)).toEqual([89_500n, 0n])
  clock.set('2026-11-20T03:00:03Z')
  bank.settle()
  expect(balances(bank)).toEqual([94_750n, 5_000n])
  bank.close()
  // Truncated by a crash.
  appendFileSync(join(directory, 'journal.jsonl'), '{"seq": 9, "kind": "ENTRY_')

  const again = openBank({ directory, clock })
  expect(balances(again)).toEqual([94_750n, 5_000n])
  expect(again.journal.entries).toHaveLength(6)
  const states = ['A', 'B'].map(
    reference => again.ledger.transfer({ bankCode: '014', clientId: 'c', reference })?.state,
  )
  expect(states).toEqual(['SETTLED', 'RETURNED'])
  again.record(account('014', '33333', '7'))
  again.close()
  const third = openBank({ directory, clock })
  expect(third.ledger.account('014', '33333')?.balanceMinor).toBe(7n)
  third.close()
})

test('rails run and settle at their hours', () => {
  const at = (time: string) => Temporal.Instant.from(`${time}+07:00`)
  expect(isOpen('RTGS', at('2026-11-20T06:29'))).toBe(false)
  expect(isOpen('RTGS', at('2026-11-20T16:30'))).toBe(true)
  expect(isOpen('SKN', at('2026-11-20T16:31'))).toBe(false)
  expect(isOpen('SKN', at('2026-11-21T10:00'))).toBe(false)
  expect(isOpen('BI_FAST', at('2026-11-22T23:00'))).toBe(true)
  expect(dueAt('SKN', at('2026-11-20T14:31'), 'real').equals(at('2026-11-20T15:30'))).toBe(true)
  expect(dueAt('SKN', at('2026-11-20T16:20'), 'real').equals(at('2026-11-20T16:45'))).toBe(true)
  expect(dueAt('BI_FAST', at('2026-11-20T16:20'), 'real').equals(at('2026-11-20T16:20:25'))).toBe(true)
})
