// A rejected file of bills, counterparties, expected transactions, payments or transfers leaves nothing open in the worker.
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RECORD_IMPORT_KINDS } from '../../services/kit/recordImports/kinds.generated.ts'
import { rounds, roundsLimit } from '../support/campaign.ts'
import { freePorts } from '../support/freePorts.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { openFilesOf } from './openFiles/openFilesOf.ts'
import { SIZES } from './openFiles/refused.ts'
import { REFUSED_RECORDS } from './openFiles/refusedRecords.ts'
import { openAccount, reach } from './processes.ts'

const TIMES = rounds({ '64 KB': 3, '1 MB': 1, '20 MB': 0 }, { '64 KB': 40, '1 MB': 40, '20 MB': 40 })

type Kind = (typeof RECORD_IMPORT_KINDS)[number]
/** Treasury's record types; account uses the same engine. */
const PATHS: ReadonlyMap<Kind, string> = new Map([
  ['BILLS', 'bill-imports'],
  ['COUNTERPARTIES', 'counterparty-imports'],
  ['EXPECTED_TRANSACTIONS', 'expected-transaction-imports'],
  ['PAYMENTS', 'payment-imports'],
  ['TRANSFERS', 'transfer-imports'],
])

let arus: TreasuryProcesses
let worker: ChildProcess
beforeAll(async () => {
  const at = 'tests/faults/openFiles'
  arus = await startTreasuryProcesses({
    port: await freePorts(3),
    durable: false,
    // The full counts don't fit in memory.
    filesOnDisk: true,
    entries: { api: `${at}/api.ts`, worker: `${at}/worker.ts` },
  })
  worker = await arus.startWorker()
  await openAccount(arus, 1)
}, 400_000)
afterAll(() => arus.stop())

type Import = { id: string; status: string; issues: { code: string; severity: string }[] }

async function importFile(kind: Kind, content: Buffer | string): Promise<Import> {
  const fileId = await arus.upload('rows.csv', Buffer.from(content), kind)
  const started = await arus.send<Import>('POST', `/v1/${PATHS.get(kind)}`, { fileId })
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const now = async () => (await arus.send<Import>('GET', `/v1/record-imports/${started.body.id}`)).body
  return reach(now, ({ status }) => status !== 'CHECKING' && status !== 'IMPORTING')
}

let people = 0
/** Valid files are still accepted. */
async function importGood() {
  people++
  const file = `legal_name,alias,type\r\nPT Baik ${people},Baik ${people},COMPANY\r\n`
  const { id, status } = await importFile('COUNTERPARTIES', file)
  expect(['READY', 'IMPORTED']).toContain(status)
  return id
}

describe('T26: a file of records that is refused leaves nothing open in the worker', () => {
  // One engine reads all: tests one type whose rows become money, and one whose rows become something else.
  const kinds = rounds<readonly Kind[]>(['COUNTERPARTIES', 'PAYMENTS'], [...PATHS.keys()])
  const cases = kinds.flatMap(kind => Object.entries(REFUSED_RECORDS).map(([what, file]) => ({ kind, what, ...file })))
  it.each(cases)(
    '$kind, $what',
    async ({ kind, ofSize, code }) => {
      await importGood()
      const before = await openFilesOf(worker)
      for (const [size, bytes] of Object.entries(SIZES))
        for (let time = 0; time < TIMES[size as keyof typeof SIZES]; time++) {
          const { status, issues } = await importFile(kind, ofSize(bytes))
          expect([status, issues.length > 0]).toEqual(['HAS_ERRORS', true])
          expect(issues[0]?.code).toContain(code ?? 'U-TRSY-')
        }
      expect(await openFilesOf(worker)).toEqual(before)
      await importGood()
      expect(await openFilesOf(worker)).toEqual(before)
    },
    roundsLimit(120_000),
  )
})
