// kill -9 of the worker while it stores a bulk import.
import { afterAll, expect, test } from 'vitest'
import { startTreasuryProcesses } from '../support/treasuryProcesses.ts'
import { count, type Import, isAtRest, killHard, reach } from './processes.ts'
import { violationsAt } from './invariants/violations.ts'

const arus = await startTreasuryProcesses({ port: 15_130, durable: false })
afterAll(() => arus.stop())

type Case = { what: string; purpose: string; path: string; table: string; header: string; line: (at: number) => string }

const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
const ROWS = 10_000

const CASES: readonly Case[] = [
  {
    what: 'expected transactions',
    purpose: 'EXPECTED_TRANSACTIONS',
    path: '/v1/expected-transaction-imports',
    table: 'expected_transaction',
    header: 'date,description,direction,amount,currency,external_id',
    line: at => `${today},Invoice ${at},CREDIT,${1_000 + at}.00,IDR,F-${at}`,
  },
  {
    what: 'counterparties',
    purpose: 'COUNTERPARTIES',
    path: '/v1/counterparty-imports',
    table: 'counterparty',
    header: 'legal_name,alias,type,bank_code,account_number,account_name',
    line: at => `PT Sumber ${at},Sumber ${at},COMPANY,014,${2_081_000_000 + at},PT SUMBER ${at}`,
  },
]

test.each(CASES)(
  'a bulk import of $what whose worker is killed while it stores is stored whole and once in the end',
  async ({ purpose, path, table, header, line }) => {
    const before = await count(arus, table)
    const worker = await arus.startWorker()
    const file = Buffer.from([header, ...Array.from({ length: ROWS }, (_, at) => line(at))].join('\n'))
    const fileId = await arus.upload('records.csv', file, purpose)
    const { status, body } = await arus.send<Import>('POST', path, { fileId })
    expect(status).toBe(202)
    const now = async () => (await arus.send<Import>('GET', `/v1/record-imports/${body.id}`)).body
    await reach(now, ({ status: present, done }) => present === 'IMPORTING' && done > 0)
    await killHard(worker)
    expect(await count(arus, table)).toBe(before)
    expect(await violationsAt(arus.cluster.url('treasury'))).toEqual([])

    const next = await arus.startWorker()
    expect(await reach(now, isAtRest)).toMatchObject({ status: 'IMPORTED' })
    expect(await count(arus, table)).toBe(before + ROWS)
    expect(await violationsAt(arus.cluster.url('treasury'))).toEqual([])
    await killHard(next)
  },
  240_000,
)
