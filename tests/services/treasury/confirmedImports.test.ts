// Confirming a file of records accepts the warnings of the check that was shown: new ones found before storing must be confirmed again.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { recordImportWorkers } from '../../../services/kit/recordImports/workers.ts'
import { until } from '../../support/until.ts'
import { openScene } from './bills/support.ts'
import { openTreasuryApi, type Problem } from './support/api.ts'
import { openWorker } from './support/worker.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(api, recordImportWorkers)

type Import = {
  id: string
  version: number
  status: string
  counts: { warnings: number; ready: number }
  issues: { row: number | null; code: string }[]
  allowedActions: string[]
}

const HEADER =
  'date,due_date,counterparty_alias,category,description,amount,currency,tax_base,vat,vat_amount,withholding,withholding_base,withheld_amount,tax_object_code,tax_reason,tax_invoice_number,tax_invoice_date,entity'
const bill = (amount: string, date = '2026-11-20') => `${date},2026-12-20,Graha Teknik,,,${amount},IDR,,,,,,,,,,,`
const fileOf = (...rows: string[]) => [HEADER, ...rows].join('\r\n')
const LIKE_STORED = 'U-TRSY-BI-20'
const FILE_REPEATED = 'U-TRSY-RI-7'

async function openOffice() {
  const scene = await openScene(api)
  const graha = await scene.party({ alias: 'Graha Teknik', taxNumber: '0016204011435000' })
  const person = scene.billMaker
  const rest = (id: string) =>
    until(
      async () => {
        const { body } = await person.get<Import>(`/v1/record-imports/${id}`)
        return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
      },
      { withinMs: 60_000 },
    )
  async function send(content: string, options: object = {}) {
    const fileId = await person.upload('BILLS', 'bills.csv', content)
    const { body, status } = await person.post<Import & Problem>('/v1/bill-imports', { fileId, ...options })
    expect(status).toBe(202)
    return rest(body.id)
  }
  const confirm = async ({ id, version }: Import) => {
    const { status } = await person.post(`/v1/record-imports/${id}/confirm`, { version, ignoreWarnings: true })
    expect(status).toBe(202)
    return rest(id)
  }
  const stored = async () => (await person.get<{ totalCount: number }>('/v1/bills/summary')).body.totalCount
  const store = (amount: string) =>
    scene.createBill({ counterpartyId: graha.id, amount: { amount, currency: 'IDR' }, date: '2026-11-20' })
  return { send, confirm, stored, store }
}
const told = ({ issues }: Import) => issues.map(({ row, code }) => [row, code])

it('a warning that came up after the confirmation stops the file, and passes once it was seen', async () => {
  const office = await openOffice()
  await office.store('5000000.00')
  const checked = await office.send(fileOf(bill('5000000.00'), bill('7000000.00')), { dryRun: true })
  expect([checked.status, told(checked)]).toEqual(['HAS_WARNINGS', [[2, LIKE_STORED]]])
  // Meanwhile a user enters the file's other bill manually.
  await office.store('7000000.00')
  const again = await office.confirm(checked)
  expect(again).toMatchObject({ status: 'HAS_WARNINGS', allowedActions: ['CONFIRM', 'CORRECT'] })
  expect(told(again)).toEqual([
    [2, LIKE_STORED],
    [3, LIKE_STORED],
  ])
  expect(await office.stored()).toBe(2)
  expect((await office.confirm(again)).status).toBe('IMPORTED')
  expect(await office.stored()).toBe(4)
})

it('a file that had no warning is not stored with one, whatever the confirmation says', async () => {
  const office = await openOffice()
  const checked = await office.send(fileOf(bill('5000000.00')), { dryRun: true })
  expect(checked.status).toBe('READY')
  await office.store('5000000.00')
  expect((await office.confirm(checked)).status).toBe('HAS_WARNINGS')
  expect(await office.stored()).toBe(1)
})

it('a check alone stops at warnings, and who starts an import with them ignored has said so of all', async () => {
  const office = await openOffice()
  await office.store('5000000.00')
  const file = fileOf(bill('5000000.00'))
  expect((await office.send(file, { dryRun: true, ignoreWarnings: true })).status).toBe('HAS_WARNINGS')
  expect((await office.send(file, { ignoreWarnings: true })).status).toBe('IMPORTED')
})

it('of two files of one content that are confirmed at once, both are never stored', async () => {
  const office = await openOffice()
  for (const round of Array.from({ length: 8 }, (_, at) => at)) {
    const file = fileOf(bill(`${round + 1}000000.00`))
    const [one, other] = [await office.send(file, { dryRun: true }), await office.send(file, { dryRun: true })]
    expect([one.status, other.status]).toEqual(['READY', 'READY'])
    const before = await office.stored()
    const ended = await Promise.all([office.confirm(one), office.confirm(other)])
    const isStopped = ({ status }: Import) => status === 'HAS_WARNINGS'
    expect(ended.filter(isStopped).length).toBeGreaterThan(0)
    expect(await office.stored()).toBe(before + ended.filter(each => !isStopped(each)).length)
    // A stopped import reports why.
    for (const each of ended.filter(isStopped)) expect(told(each).map(([, code]) => code)).toContain(FILE_REPEATED)
  }
})
