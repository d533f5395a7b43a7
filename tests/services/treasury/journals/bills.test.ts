// Bills in treasury's journals over HTTP and Postgres: owed from their own date once approved, paid by their bank line, reverted.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openScene } from '../bills/support.ts'
import { openTreasuryApi } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const clerk = api.as(scene.organization.id, ['treasury.journals.view'])

type Amount = { amount: string } | null
type Entry = {
  kind: string
  recordId: string
  day: string
  lines: { account: { key: string }; debit: Amount; credit: Amount }[]
}
const of = async (id: string) => {
  const { status, body } = await clerk.get<{ entries: Entry[] }>('/v1/journals?month=2026-11')
  expect(status, JSON.stringify(body)).toBe(200)
  return body.entries
    .filter(({ recordId }) => recordId === id)
    .map(({ day, lines }) => [
      day,
      ...lines.map(({ account, debit, credit }) => `${account.key} ${debit?.amount ?? `-${credit?.amount}`}`),
    ])
}

it('post expense, VAT-in and what is withheld, and are cleared by the line that pays them', async () => {
  const tax = {
    base: '100000000.00',
    vat: 'STANDARD',
    withholding: 'PPH23',
    taxObjectCode: '24-104-01',
    taxInvoiceNumber: '040.026-00.09881120.4',
    taxInvoiceDate: '2026-11-20',
  }
  const graha = await scene.party({ legalName: 'PT Graha Teknik Perkasa', taxNumber: '0016204011435000' })
  const amount = { amount: '109000000.00', currency: 'IDR' }
  const draft = await scene.createBill({ counterpartyId: graha.id, amount, tax, date: '2026-11-18' })
  expect(await of(draft.id)).toEqual([])
  await scene.submit(draft)
  await scene.approveBill(draft)
  expect(await of(draft.id)).toEqual([
    [
      '2026-11-18',
      'EXPENSE:office 100000000.00',
      'VAT_IN 11000000.00',
      'WITHHELD_PAYABLE -2000000.00',
      'PAYABLES -109000000.00',
    ],
  ])
  const { id } = await scene.line('109000000.00')
  expect((await scene.markPaid(draft, id)).body.status).toBe('PAID')
  expect(await of(id)).toEqual([['2026-11-20', 'PAYABLES 109000000.00', `BANK:${scene.bca.id} -109000000.00`]])
})

it('are taken back on the day on which they were cancelled', async () => {
  const bill = await scene.approvedBill({ amount: { amount: '2000.00', currency: 'IDR' } })
  await scene.cancelBill(bill)
  expect(await of(bill.id)).toEqual([
    ['2026-11-20', 'EXPENSE:office 2000.00', 'PAYABLES -2000.00'],
    ['2026-11-23', 'PAYABLES 2000.00', 'EXPENSE:office -2000.00'],
  ])
})
