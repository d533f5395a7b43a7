// kill -9 of the worker while it stores a bulk import.
import { afterAll, expect, test } from 'vitest'
import { startTreasuryProcesses } from '../support/treasuryProcesses.ts'
import { count, type Import, isAtRest, killHard, reach } from './processes.ts'
import { faultsIn } from './soundness.ts'

const arus = await startTreasuryProcesses({ port: 15_130, durable: false })
afterAll(() => arus.stop())

test('a bulk import of expected transactions whose worker is killed while it stores is stored whole and once in the end', async () => {
  const rows = 10_000
  const worker = await arus.startWorker()
  const today = Temporal.Now.plainDateISO('Asia/Jakarta').toString()
  const lines = Array.from({ length: rows }, (_, at) => `${today},Invoice ${at},CREDIT,${1_000 + at}.00,IDR,F-${at}`)
  const file = Buffer.from(['date,description,direction,amount,currency,external_id', ...lines].join('\n'))
  const fileId = await arus.upload('expected.csv', file, 'EXPECTED_TRANSACTIONS')
  const { status, body } = await arus.send<Import>('POST', '/v1/expected-transaction-imports', { fileId })
  expect(status).toBe(202)
  const now = async () => (await arus.send<Import>('GET', `/v1/record-imports/${body.id}`)).body
  await reach(now, ({ status: present, done }) => present === 'IMPORTING' && done > 0)
  await killHard(worker)
  expect(await count(arus, 'expected_transaction')).toBe(0)
  expect(await faultsIn(arus.cluster.url('treasury'))).toEqual([])

  await arus.startWorker()
  expect(await reach(now, isAtRest)).toMatchObject({ status: 'IMPORTED' })
  expect(await count(arus, 'expected_transaction')).toBe(rows)
  expect(await faultsIn(arus.cluster.url('treasury'))).toEqual([])
}, 90_000)
