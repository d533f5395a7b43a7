// Bills from a CSV file: what is stored, what is reported for each row, and that nothing is stored when there are errors.
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { importKinds } from '../../../../services/treasury/importKinds.ts'
import { kindOf } from '../../../../services/kit/recordImports/kinds.ts'
import { recordImportWorkers } from '../../../../services/kit/recordImports/workers.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { type BillBody, openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(api, recordImportWorkers)

type Issue = { severity: string; row: number | null; column: string | null; code: string }
type Import = {
  id: string
  version: number
  status: string
  counts: { total: number; ready: number; warnings: number; duplicates: number; errors: number }
  issues: Issue[]
}
type Taxed = BillBody & { tax: { withheldAmount: { amount: string } | null; vatAmount: { amount: string } } | null }

/** A separate organization, with one supplier with a tax number and one without. */
async function openOffice() {
  const scene = await openScene(api)
  const graha = await scene.party({ alias: 'Graha Teknik', taxNumber: '0016204011435000' })
  const karya = await scene.party({ alias: 'Karya Putra' })
  const person = scene.billMaker
  const rest = (id: string) =>
    until(
      async () => {
        const { body } = await person.get<Import>(`/v1/record-imports/${id}`)
        return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
      },
      { withinMs: 60_000 },
    )
  async function send(content: string, options: object = {}): Promise<Import> {
    const fileId = await person.upload('BILLS', 'bills.csv', content)
    const { body, status } = await person.post<Import & Problem>('/v1/bill-imports', { fileId, ...options })
    expect(status).toBe(202)
    return rest(body.id)
  }
  const confirm = async ({ id, version }: Import, options: object = {}) => {
    await person.post(`/v1/record-imports/${id}/confirm`, { version, ...options })
    return rest(id)
  }
  const all = async () => (await person.get<{ items: Taxed[] }>('/v1/bills?sort=createdAt&first=200')).body.items
  return { ...scene, graha, karya, send, confirm, all }
}

const HEADER =
  'date,due_date,counterparty_alias,category,description,amount,currency,tax_base,vat,vat_amount,withholding,withholding_base,withheld_amount,tax_object_code,tax_reason,tax_invoice_number,tax_invoice_date,entity'
const lines = (...rows: string[]) => [HEADER, ...rows].join('\r\n')
const told = (issues: Issue[]) => issues.map(({ row, column, code }) => [row, column, code])

describe('a file of bills', () => {
  it('makes drafts with their tax, numbered in its order, by whoever brought it', async () => {
    const office = await openOffice()
    const imported = await office.send(
      lines(
        '2026-11-20,2026-12-20,graha teknik,Maintenance,GTP/INV/1120,109000000.00,IDR,100000000.00,STANDARD,,PPH23,,,24-104-01,,040.026-00.09881120.4,2026-11-20,',
        '2026-11-20,2026-12-20,Karya Putra,,,,IDR,"12,000,000.00",none,,pph23,,,,,,,PT Nusantara Retail',
        '2026-11-21,2026-12-01,Graha Teknik,Office,Paper,2500000.00,IDR,,,,,,,,,,,',
      ),
    )
    expect([imported.status, imported.issues, imported.counts.ready]).toEqual(['IMPORTED', [], 3])
    const bills = await office.all()
    // One log row for the file.
    const log = await api.database.runAs<{ recordType: string }>(
      'system',
      'select record_type as "recordType" from activity_log where record_id = any ($1)',
      [[imported.id, ...bills.map(({ id }) => id)]],
    )
    expect(log).toEqual([{ recordType: 'RECORD_IMPORT' }])
    expect(bills).toMatchObject([
      {
        number: expect.stringMatching(/-000001$/),
        status: 'DRAFT',
        description: 'GTP/INV/1120',
        counterpartyId: office.graha.id,
        amount: { amount: '109000000.00' },
        tax: {
          withheldAmount: { amount: '2000000.00' },
          taxInvoiceNumber: '04002600098811204',
          taxObjectCode: '24-104-01',
        },
        createdBy: office.billMaker.actorId,
        allowedActions: ['UPDATE', 'SUBMIT', 'CANCEL', 'DELETE'],
      },
      // Without a tax number at twice the rate, which determines the amount.
      {
        number: expect.stringMatching(/-000002$/),
        amount: { amount: '11520000.00' },
        tax: { withholdingRate: '4', isRateDoubled: true, withheldAmount: { amount: '480000.00' } },
      },
      { number: expect.stringMatching(/-000003$/), amount: { amount: '2500000.00' }, tax: null },
    ])
  })

  it('tells of each wrong cell by row and column, and stores nothing', async () => {
    const office = await openOffice()
    const { status, issues } = await office.send(
      lines(
        '2026-11-20,2026-11-19,Graha Teknik,,,1.00,IDR,,,,,,,,,,,',
        '20/11/2026,2026-12-20,Nobody,,,1e6,XYZ,,,,,,,,,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,111000000.00,IDR,100000000.00,STANDARD,,PPH23,,,,,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,,IDR,100000000.00,STANDARD,12000000.00,PPH99,,,2410401,,123,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,,IDR,,STANDARD,,,,,,,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,,IDR,100000000.00,STANDARD,11000001.00,,,,,,,,PT Lain',
        '2026-11-20,2026-12-20,Graha Teknik,,,5.00,IDR,,,,,,,,,,,',
      ),
    )
    expect(status).toBe('HAS_ERRORS')
    expect(told(issues)).toEqual([
      [2, 'due_date', 'U-TRSY-BI-11'],
      [3, 'date', 'INVALID_DATE'],
      [3, 'currency', 'INVALID_VALUE'],
      [3, 'amount', 'INVALID_AMOUNT'],
      [3, 'counterparty_alias', 'U-TRSY-BI-21'],
      [4, 'amount', 'U-TRSY-BI-16'],
      [5, 'withholding', 'INVALID_VALUE'],
      [5, 'tax_object_code', 'U-TRSY-BI-25'],
      [5, 'tax_invoice_number', 'U-TRSY-BI-17'],
      [6, 'tax_base', 'REQUIRED'],
      [7, 'entity', 'U-TRSY-BI-22'],
    ])
    expect(await office.all()).toEqual([])
  })

  it('takes a tax of nothing as a form does, and refuses one below it', async () => {
    const office = await openOffice()
    const { status, issues } = await office.send(
      lines(
        '2026-11-20,2026-12-20,Graha Teknik,,Not collected,,IDR,1000.00,OTHER,0,,,,,Code 07,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,No VAT,,IDR,2000.00,NONE,0.00,,,,,,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,Below the least,,IDR,3000.00,NONE,,PPH23,,0,,Below the least,,,',
      ),
    )
    expect([status, told(issues)]).toEqual(['IMPORTED', []])
    expect((await office.all()).map(({ amount }) => amount.amount).toSorted()).toEqual([
      '1000.00',
      '2000.00',
      '3000.00',
    ])
    const refused = await office.send(
      lines(
        '2026-11-20,2026-12-20,Graha Teknik,,,,IDR,1000.00,OTHER,-1,,,,,Less,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,,IDR,1000.00,NONE,,PPH23,0,,,,,,',
        '2026-11-20,2026-12-20,Graha Teknik,,,0,IDR,,,,,,,,,,,',
      ),
    )
    expect(told(refused.issues)).toEqual([
      [2, 'vat_amount', 'AMOUNT_NOT_POSITIVE'],
      [3, 'withholding_base', 'AMOUNT_NOT_POSITIVE'],
      [4, 'amount', 'AMOUNT_NOT_POSITIVE'],
    ])
  })

  it('warns of rows that are stored already or stand in it twice, and stores them when told to', async () => {
    const office = await openOffice()
    const stored = await office.createBill({
      counterpartyId: office.graha.id,
      amount: { amount: '5000000.00', currency: 'IDR' },
    })
    const file = lines(
      '2026-11-27,2026-12-20,Graha Teknik,,,5000000.00,IDR,,,,,,,,,,,',
      '2026-11-28,2026-12-20,Graha Teknik,,,5000000.00,IDR,,,,,,,,,,,',
      '2026-12-06,2026-12-20,Graha Teknik,,,5000000.00,IDR,,,,,,,,,,,',
      '2026-11-20,2026-12-20,Karya Putra,,,5000000.00,IDR,,,,,,,,,,,',
    )
    const checked = await office.send(file)
    expect(checked.status).toBe('HAS_WARNINGS')
    expect(told(checked.issues)).toEqual([
      [2, 'amount', 'U-TRSY-BI-20'],
      [3, 'amount', 'U-TRSY-BI-26'],
    ])
    expect(await office.all()).toHaveLength(1)
    expect((await office.confirm(checked, { ignoreWarnings: true })).status).toBe('IMPORTED')
    expect(await office.all()).toHaveLength(5)
    expect(stored.number).toMatch(/-000001$/)
  })

  it('holds what the organization asks of its bills', async () => {
    const office = await openOffice()
    const company = api.as(office.organization.id, ['treasury.bills.view', 'account.company.manage'])
    const field = { key: 'po_number', label: 'PO number', kind: 'TEXT', required: true, choices: [] }
    await company.put('/v1/bill-settings', { metadataFields: [field], version: 0 })
    const row = '2026-11-20,2026-12-20,Graha Teknik,7.00,IDR'
    const header = 'date,due_date,counterparty_alias,amount,currency'
    expect(told((await office.send(`${header}\n${row}`)).issues)).toEqual([[2, 'metadata.po_number', 'U-TRSY-BI-6']])
    expect((await office.send(`${header},metadata.po_number\n${row},PO-1`)).status).toBe('IMPORTED')
    expect(await office.all()).toMatchObject([{ metadata: [{ key: 'po_number', value: 'PO-1' }] }])
  })

  it('is stored as a whole or not at all, and never more than 10,000', async () => {
    const office = await openOffice()
    const row = (n: number) => `2026-11-20,2026-12-20,Graha Teknik,,Row ${n},${n}.00,IDR,,,,,,,,,,,`
    const rows = Array.from({ length: 10_000 }, (_, at) => row(at + 1))
    const { status, counts } = await office.send(lines(...rows))
    expect([status, counts.ready]).toEqual(['IMPORTED', 10_000])
    const { body } = await office.billMaker.get<{ draft: number }>('/v1/bills/counts')
    expect(body.draft).toBe(10_000)
    const more = await office.send(lines(...rows, row(10_001)), { dryRun: true })
    expect([more.status, more.issues[0]?.code]).toEqual(['HAS_ERRORS', 'U-TRSY-RI-3'])
  }, 240_000)

  it('has a template that can be imported as it is', async () => {
    const office = await openOffice()
    await office.party({ alias: 'Sinar Makmur' })
    const { template } = kindOf(importKinds, 'BILLS')
    const content = template.rows.map(cells => cells.join(',')).join('\n')
    expect((await office.send(content)).status).toBe('IMPORTED')
    expect(template.rows.every(cells => cells.length === template.rows[0]?.length)).toBe(true)
    expect(parse(content)).toHaveLength(3)
  })
})

it('needs the permission to make bills', async () => {
  const office = await openOffice()
  const fileId = await office.billMaker.upload('BILLS', 'bills.csv', HEADER)
  const viewer = office.asBilled('viewer')
  expect((await viewer.post<Problem>('/v1/bill-imports', { fileId })).body.code).toBe('G-20')
})

it('refuses a row that is dated before the lock', async () => {
  const office = await openOffice()
  await office.control({ lockedBefore: '2026-11-20' })
  const { status, issues } = await office.send(
    lines(
      `2026-11-19,2026-12-19,Karya Putra,Office,One,10.00,IDR${','.repeat(11)}`,
      `2026-11-20,2026-12-20,Karya Putra,Office,Two,11.00,IDR${','.repeat(11)}`,
    ),
  )
  expect(status).toBe('HAS_ERRORS')
  expect(told(issues)).toEqual([[2, 'date', 'U-TRSY-ST-104']])
})
