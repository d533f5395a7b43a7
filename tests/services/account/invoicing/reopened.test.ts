// The creator of an invoice is notified when a match that paid it is undone in treasury (spec invoicing.md §8): once for everything undone
// together.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountModules } from '../../../../services/account/modules.ts'
import type { InvoiceReceipt } from '../../../../services/account/invoicing/receivables/receiptClient.ts'
import { storeReceipt } from '../../../../services/account/invoicing/receivables/receipts.ts'
import { emailAllAuthors } from '../../../../services/account/invoicing/receivables/emailAuthors.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { freshAccount, emailsOf, people, retail } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'
import { line } from './salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { orders, written, issue } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

/** A worker with its own clock. */
const clock = stoppedClock(new Date().toISOString())
const database = openDatabase({ url: service.database.url, service: 'account', modules: accountModules, max: 4, clock })
atFileEnd(() => database.close())
const later = (seconds: number) => clock.set(clock.now().add({ seconds }).toString())
const log = { warn: (told: unknown) => expect.unreachable(JSON.stringify(told)) }
const tell = () => emailAllAuthors({ account: { ...service.account, database }, log })

/** Emails about reopened invoices, by recipient and invoice. */
const told = async () =>
  (await emailsOf(service)).flatMap(mail =>
    mail.template === 'invoicesReopened' ? [{ to: mail.to.email, ...mail.values }] : [],
  )

const matchOf = (invoiceId: string, amount: bigint): InvoiceReceipt => {
  const lineId = randomUUID()
  return {
    id: randomUUID(),
    removedAt: null,
    lines: [{ id: lineId, date: '2026-11-21' }],
    allocations: [{ lineId, invoiceId, partId: invoiceId, amount, adjustments: [] }],
  }
}
const book = (receipt: InvoiceReceipt) => storeReceipt(database, retail, receipt)
const undo = (receipt: InvoiceReceipt) => book({ ...receipt, removedAt: '2026-11-22T00:00:00Z' })

const of = await orders.customerWith(null)
const invoiceOf = async (price: string) =>
  issue((await written(of, { lines: [line({ kind: 'SERVICE', quantity: '1', price })] })).id)

it('in one email of all that a moment brought, with what its credit had paid', async () => {
  const [first, second, other] = [await invoiceOf('100000000'), await invoiceOf('5000000'), await invoiceOf('1000000')]
  const [above, exact] = [matchOf(first.id, 11_200_000_000n), matchOf(other.id, 111_000_000n)]
  await book(above)
  await book(exact)
  const { body } = await admin.get<{ items: { overpaid: { creditMemoId: string } | null }[] }>(
    `/v1/received-payments?customerId=${of}&first=50`,
  )
  const memoId = body.items.find(each => each.overpaid)!.overpaid!.creditMemoId
  expect((await maker.post('/v1/credit-memos/apply', { ids: [memoId] })).status).toBe(200)
  await undo(above)
  await tell()
  expect(await told(), 'more may be undone in this moment').toEqual([])
  later(30)
  await undo(exact)
  await undo(exact)
  later(61)
  await Promise.all([tell(), tell()])
  const [email, ...more] = await told()
  expect(more).toEqual([])
  // The approver is not the creator.
  expect(email).toMatchObject({ to: people.maker.email, more: 0 })
  expect(email?.invoices.map(({ name }) => name.slice(0, 15))).toEqual(
    [first, second, other].map(({ number }) => number).toSorted(),
  )
  expect(email?.invoices.map(({ owed }) => owed.replace(/[^\d]/g, ''))).toEqual([
    '11100000000',
    '555000000',
    '111000000',
  ])
  later(3_600)
  await tell()
  expect(await told()).toHaveLength(1)
})

it('after ten minutes at the latest, while matches are still being undone', async () => {
  const before = (await told()).length
  const invoice = await invoiceOf('2000000')
  for (let minute = 0; minute < 11; minute++) {
    const match = matchOf(invoice.id, 222_000_000n)
    await book(match)
    await undo(match)
    later(59)
    await tell()
  }
  const emails = (await told()).slice(before)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.invoices).toHaveLength(1)
})

it('and nobody who may not see invoices, or has left', async () => {
  const before = (await told()).length
  const invoice = await invoiceOf('3000000')
  const match = matchOf(invoice.id, 333_000_000n)
  await book(match)
  await undo(match)
  later(61)
  await service.sql(
    `update membership set status = 'DEACTIVATED' where organization_id = $1 and person_id = (select id from person where email = $2)`,
    [retail, people.maker.email],
  )
  await tell()
  expect((await told()).length).toBe(before)
  await service.sql(
    `update membership set status = 'ACTIVE' where organization_id = $1 and person_id = (select id from person where email = $2)`,
    [retail, people.maker.email],
  )
  await tell()
  expect((await told()).length).toBe(before)
})
