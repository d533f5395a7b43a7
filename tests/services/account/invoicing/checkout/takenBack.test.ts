// What providers received above what was owed, and what they took back, over HTTP and Postgres: the rest is credit, and stands and falls with
// its payment, whatever is paid with it in the same moment.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { waitFor } from '../../../../support/patience.ts'
import { freshAccount, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { checkingOut } from './support.ts'
import { startStandInTreasury } from './standInTreasury.ts'

const treasury = await startStandInTreasury()
const service = await freshAccount({}, { treasury })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { orders, written, issue, ofOrder, read: readInvoice, must, resultOf } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const { linkTo, started, report } = checkingOut(service, maker)

type Memo = { id: string; kind: string; status: string; remaining: { amount: string }; version: number }

const invoiceOf = async (customerId: string) =>
  issue(
    (
      await written(customerId, {
        vatTreatment: 'EXEMPT',
        lines: [line({ kind: 'SERVICE', quantity: '1', price: '5000000' })],
      })
    ).id,
  )
/** An invoice that was overpaid by three millions, and the credit of it. */
async function overpaid(customerId: string) {
  const invoice = await invoiceOf(customerId)
  const paid = treasury.pay((await started(await linkTo(invoice.id))).id, '8000000.00')
  await report(paid)
  const { body } = await admin.get<{ items: { id: string }[] }>(
    `/v1/received-payments/of-invoices?invoiceIds=${invoice.id}`,
  )
  const payment = await paymentOf(body.items[0]!.id)
  return { invoice, paid, payment, credit: await memo(payment.overpaid!.creditMemoId) }
}
const paymentOf = async (id: string) =>
  (
    await admin.get<{ id: string; status: string; overpaid: { creditMemoId: string } | null }>(
      `/v1/received-payments/${id}`,
    )
  ).body
const memo = async (id: string) => (await admin.get<Memo>(`/v1/credit-memos/${id}`)).body
const apply = ({ id, version }: Memo, invoiceId: string) =>
  maker.post(`/v1/credit-memos/${id}/applications`, {
    version,
    applications: [{ invoiceId, amount: '3000000' }],
  })
const takenBack = (paid: Awaited<ReturnType<typeof overpaid>>['paid']) => report({ ...paid, status: 'REVERSED' })
const stands = async (id: string, status: string, remaining: string) =>
  expect(await readInvoice(id)).toMatchObject({ status, remaining: { amount: remaining } })

it('above what is owed is credit, which is void once the provider takes the payment back', async () => {
  const of = await orders.customerWith(null)
  const { invoice, paid, payment, credit } = await overpaid(of)
  expect(credit).toMatchObject({ kind: 'OVERPAYMENT', status: 'OPEN', remaining: { amount: '3000000.00' } })
  const other = await invoiceOf(of)
  expect((await apply(credit, other.id)).status).toBe(200)
  await stands(other.id, 'PARTIALLY_PAID', '2000000.00')
  // Books that are closed close no provider's.
  await service.sql(
    `update controls set locked_before = '2026-12-01', lock_set_at = now(), lock_reason = 'tutup buku', lock_set_by = gen_random_uuid()
     where organization_id = $1`,
    [retail],
  )
  await takenBack(paid)
  await service.sql('update controls set locked_before = null where organization_id = $1', [retail])
  await stands(invoice.id, 'ISSUED', '5000000.00')
  await stands(other.id, 'ISSUED', '5000000.00')
  expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED', remaining: { amount: '0.00' } })
  expect((await paymentOf(payment.id)).status).toBe('CANCELED')
})

it('a payment that people have canceled is not taken back again', async () => {
  const { invoice, paid, payment } = await overpaid(await orders.customerWith(null))
  await must(resultOf(maker, '/v1/received-payments/cancel', { ids: [payment.id], reason: 'salah catat' }))
  await takenBack(paid)
  expect((await paymentOf(payment.id)).status).toBe('CANCELED')
  await stands(invoice.id, 'ISSUED', '5000000.00')
})

it('takes nothing of an invoice back whose order it has not locked', async () => {
  const of = await orders.customerWith(null)
  const { invoice, paid, credit } = await overpaid(of)
  const order = await orders.approved(of, {
    vatTreatment: 'EXEMPT',
    lines: [line({ kind: 'SERVICE', price: '500000' })],
  })
  const other = await issue((await ofOrder(order.id)).id)
  const waiting = (count: number) =>
    waitFor(async () =>
      expect(
        await service.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(count),
    )
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = service.database.inOrganization(retail, null, async tx => {
    await tx.execute(sql`select from credit_memo where id = ${credit.id} for update`)
    held.resolve()
    await release.promise
  })
  await held.promise
  // The customer's credit pays the other invoice; the provider takes the payment back in the same moment, and comes second.
  const applied = apply(credit, other.id)
  await waiting(1)
  const first = takenBack(paid).then(
    () => 'taken back',
    (error: unknown) => error,
  )
  await waiting(2)
  release.resolve()
  await holder
  expect((await applied).status).toBe(200)
  expect(await first).toMatchObject({ row: { code: 'G-3' } })
  // All that it did is undone with it, and what follows the feed begins again.
  await takenBack(paid)
  await stands(invoice.id, 'ISSUED', '5000000.00')
  await stands(other.id, 'ISSUED', other.remaining.amount)
  expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED' })
  expect((await orders.read(order.id)).paymentStatus).toBe('UNPAID')
})

it('whatever is done with the credit at once, nothing is left paid', async () => {
  const of = await orders.customerWith(null)
  for (let round = 0; round < 4; round++) {
    const { invoice, paid, credit } = await overpaid(of)
    const others = [await invoiceOf(of), await invoiceOf(of)]
    // What holds another lock makes the worker begin again, as it does with its feed.
    const untilTakenBack = async (): Promise<void> => takenBack(paid).catch(untilTakenBack)
    await Promise.all([...others.map(({ id }) => apply(credit, id)), untilTakenBack(), untilTakenBack()])
    for (const { id } of [invoice, ...others]) await stands(id, 'ISSUED', '5000000.00')
    expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED' })
  }
})
