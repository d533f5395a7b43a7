// Overpayments at providers and their reversals, over HTTP and Postgres: the excess becomes credit, and exists only as long as its payment,
// whatever the credit pays concurrently.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelProviderPayment } from '../../../../../services/account/invoicing/receivedPayments/public.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { freshAccount, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { checkingOut, type Checkout } from './support.ts'
import { type StandInTransaction, startStandInTreasury } from './standInTreasury.ts'

const treasury = await startStandInTreasury()
const service = await freshAccount({}, { treasury })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { orders, written, issue, ofOrder, read: readInvoice } = invoicing(service, { maker, admin })
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
/** An invoice overpaid by three million, and the resulting credit. */
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
    await admin.get<{
      id: string
      status: string
      amount: { amount: string }
      refunded: { amount: string }
      replacedBy: string | null
      replaces: string | null
      overpaid: { creditMemoId: string } | null
    }>(`/v1/received-payments/${id}`)
  ).body
const memo = async (id: string) => (await admin.get<Memo>(`/v1/credit-memos/${id}`)).body
const apply = ({ id, version }: Memo, invoiceId: string) =>
  maker.post(`/v1/credit-memos/${id}/applications`, {
    version,
    applications: [{ invoiceId, amount: '3000000' }],
  })
const takenBack = (paid: Awaited<ReturnType<typeof overpaid>>['paid']) => report({ ...paid, status: 'REVERSED' })
const [user] = await service.sql<{ id: string }>('select id from person where email = $1', [people.maker.email])
/** As users could until PY-21; such payments are stored. */
const canceledByUser = (id: string) =>
  service.database.inOrganization(retail, user!.id, tx => cancelProviderPayment(tx, { id, reason: 'salah catat' }))
const stands = async (id: string, status: string, remaining: string) =>
  expect(await readInvoice(id)).toMatchObject({ status, remaining: { amount: remaining } })

it('above what is owed is credit, which is void once the provider takes the payment back', async () => {
  const of = await orders.customerWith(null)
  const { invoice, paid, payment, credit } = await overpaid(of)
  expect(credit).toMatchObject({ kind: 'OVERPAYMENT', status: 'OPEN', remaining: { amount: '3000000.00' } })
  const other = await invoiceOf(of)
  expect((await apply(credit, other.id)).status).toBe(200)
  await stands(other.id, 'PARTIALLY_PAID', '2000000.00')
  // A closed period does not stop a provider.
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
  expect(await paymentOf(payment.id)).toMatchObject({
    status: 'REFUNDED',
    refunded: { amount: '8000000.00' },
    replacedBy: null,
  })
})

it('a refund of a part ends a payment as refunded, and names the payment of the rest', async () => {
  const { invoice, paid, payment } = await overpaid(await orders.customerWith(null))
  const back = givenBack(paid, '1000000.00')
  await report(back)
  const refunded = await paymentOf(payment.id)
  expect(refunded).toMatchObject({ status: 'REFUNDED', refunded: { amount: '1000000.00' } })
  const rest = await paymentOf(refunded.replacedBy!)
  expect(rest).toMatchObject({
    status: 'SUCCEEDED',
    amount: { amount: '7000000.00' },
    refunded: { amount: '0.00' },
    replacedBy: null,
    replaces: payment.id,
  })
  expect(refunded.replaces).toBeNull()
  const idsOf = async (status: string) => {
    const { body } = await admin.get<{ items: { id: string }[] }>(
      `/v1/received-payments?status=${status}&customerId=${invoice.customerId}`,
    )
    return body.items.map(({ id }) => id).toSorted()
  }
  expect(await idsOf('REFUNDED')).toEqual([payment.id])
  expect(await idsOf('CANCELED')).toEqual([])
  // The provider takes the refund back: the rest is corrected, nothing of either went to the payer.
  await report({ ...back, status: 'REVERSED' })
  expect(await paymentOf(payment.id)).toMatchObject({ status: 'CANCELED', refunded: { amount: '0.00' } })
  const corrected = await paymentOf(rest.id)
  expect(corrected).toMatchObject({ status: 'CANCELED', refunded: { amount: '0.00' } })
  expect(await paymentOf(corrected.replacedBy!)).toMatchObject({
    status: 'SUCCEEDED',
    amount: { amount: '8000000.00' },
  })
  expect(await idsOf('REFUNDED')).toEqual([])
  expect(await idsOf('CANCELED')).toEqual([payment.id, rest.id].toSorted())
})

it('what is left after a refund pays the invoice that its credit paid', async () => {
  const of = await orders.customerWith(null)
  const { invoice, paid, credit } = await overpaid(of)
  const other = await invoiceOf(of)
  expect((await apply(credit, other.id)).status).toBe(200)
  await report(givenBack(paid, '1000000.00'))
  await stands(invoice.id, 'PAID', '0.00')
  await stands(other.id, 'PARTIALLY_PAID', '3000000.00')
})

it('a payment that people have canceled is not taken back again', async () => {
  const { invoice, paid, payment } = await overpaid(await orders.customerWith(null))
  await canceledByUser(payment.id)
  await takenBack(paid)
  expect((await paymentOf(payment.id)).status).toBe('CANCELED')
  await stands(invoice.id, 'ISSUED', '5000000.00')
})

/** Part of a payment is refunded as a separate transaction: the payment itself stays unchanged at the provider. */
const givenBack = (
  { id: originalId, chargeKey, reference }: StandInTransaction,
  amount: string,
  more: Partial<StandInTransaction> = {},
): StandInTransaction => ({
  id: randomUUID(),
  provider: 'SANDBOX',
  chargeKey,
  reference: `${reference}-R`,
  kind: 'REFUND',
  method: null,
  amount: `-${amount}`,
  currency: 'IDR',
  status: 'SUCCESS',
  paidAt: '2026-11-21T03:07:00Z',
  originalId,
  settlement: null,
  version: 1,
  ...more,
})
/** The amounts that currently pay an invoice. */
async function standing(invoiceId: string): Promise<string[]> {
  const { items } = (
    await admin.get<{ items: { id: string }[] }>(`/v1/received-payments/of-invoices?invoiceIds=${invoiceId}`)
  ).body
  const payments = await Promise.all(items.map(({ id }) => paymentOf(id)))
  return payments.filter(({ status }) => status === 'SUCCEEDED').map(({ amount }) => amount.amount)
}
async function paidWhole() {
  const invoice = await invoiceOf(await orders.customerWith(null))
  const token = await linkTo(invoice.id)
  const paid = treasury.pay((await started(token)).id)
  await report(paid)
  await stands(invoice.id, 'PAID', '0.00')
  return { invoice, token, paid }
}
const shown = async (token: string) =>
  (await service.send<Checkout>('POST', '/v1/checkout/check', { body: { token } })).body

it('what a provider gives back is owed again: a part, another part, and all of it', async () => {
  const { invoice, token, paid } = await paidWhole()
  const part = givenBack(paid, '1500000.00')
  await Promise.all(Array.from({ length: 10 }, () => report(part)))
  await stands(invoice.id, 'PARTIALLY_PAID', '1500000.00')
  expect(await standing(invoice.id)).toEqual(['3500000.00'])
  expect((await shown(token)).receipts).toMatchObject([{ amount: { amount: '3500000.00' } }])
  await report(givenBack(paid, '500000.00', { status: 'PENDING' }))
  await report(givenBack(paid, '500000.00', { status: 'FAILED' }))
  await stands(invoice.id, 'PARTIALLY_PAID', '1500000.00')
  await Promise.all([report(givenBack(paid, '1000000.00')), report(givenBack(paid, '2000000.00'))])
  await stands(invoice.id, 'PARTIALLY_PAID', '4500000.00')
  await report(givenBack(paid, '500000.00', { kind: 'CHARGEBACK' }))
  await stands(invoice.id, 'ISSUED', '5000000.00')
  expect(await standing(invoice.id)).toEqual([])
  expect((await shown(token)).receipts).toEqual([])
  // Whatever is reported again, or with another description.
  await report(part)
  await report(paid)
  await report({ ...paid, status: 'REVERSED' })
  await stands(invoice.id, 'ISSUED', '5000000.00')
})

it('what is given back of a payment above its invoice takes its credit first', async () => {
  const { invoice, paid, credit } = await overpaid(await orders.customerWith(null))
  await report(givenBack(paid, '3000000.00'))
  await stands(invoice.id, 'PAID', '0.00')
  expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED' })
  expect(await standing(invoice.id)).toEqual(['5000000.00'])
})

it('what was given back before its payment is known is taken off it all the same', async () => {
  const invoice = await invoiceOf(await orders.customerWith(null))
  const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
  const back = givenBack(paid, '1500000.00')
  // Another lock makes the worker retry, as its feed does.
  const untilReported = async (): Promise<void> => report(back).catch(untilReported)
  await untilReported()
  await Promise.all([report(paid), untilReported()])
  await stands(invoice.id, 'PARTIALLY_PAID', '1500000.00')
  const other = await invoiceOf(await orders.customerWith(null))
  const received = treasury.pay((await started(await linkTo(other.id))).id)
  const returned = givenBack(received, '1500000.00')
  const untilReturned = async (): Promise<void> => report(returned).catch(untilReturned)
  await Promise.all([report(received), ...Array.from({ length: 6 }, untilReturned)])
  await stands(other.id, 'PARTIALLY_PAID', '1500000.00')
  expect(await standing(other.id)).toEqual(['3500000.00'])
})

/** The provider reverses a refund: the payer did not get the money. */
const returned = (back: StandInTransaction) => report({ ...back, status: 'REVERSED' })

it('a refund that the provider takes back is paid again, once: all of it, and one part of several', async () => {
  const { invoice, token, paid } = await paidWhole()
  const whole = givenBack(paid, '5000000.00')
  await report(whole)
  await stands(invoice.id, 'ISSUED', '5000000.00')
  await Promise.all(Array.from({ length: 10 }, () => returned(whole)))
  await stands(invoice.id, 'PAID', '0.00')
  expect(await standing(invoice.id)).toEqual(['5000000.00'])
  expect((await shown(token)).receipts).toMatchObject([{ amount: { amount: '5000000.00' } }])
  const parts = [givenBack(paid, '1500000.00'), givenBack(paid, '3500000.00')] as const
  await Promise.all(parts.map(part => report(part)))
  await stands(invoice.id, 'ISSUED', '5000000.00')
  await returned(parts[0])
  await stands(invoice.id, 'PARTIALLY_PAID', '3500000.00')
  expect(await standing(invoice.id)).toEqual(['1500000.00'])
  await Promise.all([returned(parts[1]), report(paid), returned(whole)])
  await stands(invoice.id, 'PAID', '0.00')
  expect(await standing(invoice.id)).toEqual(['5000000.00'])
})

it('of more than was received, what another refund has given stays given', async () => {
  const { invoice, paid } = await paidWhole()
  const [one, other] = [givenBack(paid, '4000000.00'), givenBack(paid, '3000000.00')]
  await report(one)
  await report(other)
  await stands(invoice.id, 'ISSUED', '5000000.00')
  await returned(one)
  await stands(invoice.id, 'PARTIALLY_PAID', '3000000.00')
  expect(await standing(invoice.id)).toEqual(['2000000.00'])
})

it('a refund that was taken back before its payment is known, or before it was known itself, takes nothing off', async () => {
  const invoice = await invoiceOf(await orders.customerWith(null))
  const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
  const [early, unheard] = [givenBack(paid, '1500000.00'), givenBack(paid, '2000000.00')]
  await report(early)
  await returned(early)
  await returned(unheard)
  await report(paid)
  // Its successful state arrives last, although it was read before the reversal.
  await report(unheard)
  await stands(invoice.id, 'PAID', '0.00')
  expect(await standing(invoice.id)).toEqual(['5000000.00'])
})

it('what is paid again of an invoice that was paid otherwise meanwhile is credit', async () => {
  const { invoice, paid } = await paidWhole()
  const back = givenBack(paid, '5000000.00')
  await report(back)
  const again = treasury.pay((await started(await linkTo(invoice.id))).id)
  await report(again)
  await stands(invoice.id, 'PAID', '0.00')
  await returned(back)
  await stands(invoice.id, 'PAID', '0.00')
  expect((await standing(invoice.id)).length).toBe(1)
  const credit = await service.sql(
    `select m.remaining_minor::text as minor from checkout_receipt r
     join credit_memo m on m.organization_id = r.organization_id and m.payment_id = r.payment_id where r.transaction_id = $1`,
    [paid.id],
  )
  expect(credit).toEqual([{ minor: '500000000' }])
})

it('a payment that people have canceled is not paid again by it', async () => {
  const { invoice, paid } = await paidWhole()
  const { items } = (
    await admin.get<{ items: { id: string }[] }>(`/v1/received-payments/of-invoices?invoiceIds=${invoice.id}`)
  ).body
  await canceledByUser(items[0]!.id)
  const back = givenBack(paid, '5000000.00')
  await report(back)
  await returned(back)
  await stands(invoice.id, 'ISSUED', '5000000.00')
  expect(await standing(invoice.id)).toEqual([])
})

it('whatever comes in whichever order, the invoice owes what was given back and not taken back again', async () => {
  for (let round = 0; round < 6; round++) {
    const invoice = await invoiceOf(await orders.customerWith(null))
    const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
    const backs = ['1000000.00', '2000000.00', '500000.00'].map(amount => givenBack(paid, amount))
    const isReturned = backs.map((_back, at) => ((round >> at) & 1) === 1)
    const untilDone = async (one: StandInTransaction): Promise<void> => report(one).catch(() => untilDone(one))
    // Each report has the current state, so the first report of a reversed refund may already say reversed.
    await Promise.all([
      untilDone(paid),
      ...backs.map(async (back, at) => {
        if (round % 2 === 0 || !isReturned[at]) await untilDone(back)
        if (isReturned[at]) await untilDone({ ...back, status: 'REVERSED' })
      }),
    ])
    const owed = [1, 2, 0.5].reduce((sum, millions, at) => (isReturned[at] ? sum : sum + millions), 0) * 1_000_000
    await stands(invoice.id, owed === 0 ? 'PAID' : 'PARTIALLY_PAID', `${owed}.00`)
    expect(await standing(invoice.id), `round ${round}`).toEqual([`${5_000_000 - owed}.00`])
  }
})

it('a payment that people have canceled gives nothing back again, and its receipt is shown no more', async () => {
  const { invoice, token, paid } = await paidWhole()
  const { items } = (
    await admin.get<{ items: { id: string }[] }>(`/v1/received-payments/of-invoices?invoiceIds=${invoice.id}`)
  ).body
  await canceledByUser(items[0]!.id)
  expect((await shown(token)).receipts).toEqual([])
  await report(givenBack(paid, '1500000.00'))
  await stands(invoice.id, 'ISSUED', '5000000.00')
  expect(await standing(invoice.id)).toEqual([])
})

/** An invoice paid twice at one session, with the amounts of both. */
async function paidTwice(first: string, second: string) {
  const invoice = await invoiceOf(await orders.customerWith(null))
  const { id } = await started(await linkTo(invoice.id))
  const paid = [treasury.pay(id, first), treasury.pay(id, second)] as const
  for (const each of paid) await report(each)
  return { invoice, paid }
}
/** The amount of the payment booked for a provider's transaction, and its status. */
async function bookedOf({ id }: StandInTransaction): Promise<string> {
  const [row] = await service.sql<{ payment: string }>(
    'select payment_id as payment from checkout_receipt where transaction_id = $1',
    [id],
  )
  const { status, amount } = await paymentOf(row!.payment)
  return `${amount.amount} ${status}`
}

it('of an order that was paid twice, a refund is taken off the payment that it belongs to', async () => {
  const { invoice, paid } = await paidTwice('5000000.00', '2000000.00')
  await stands(invoice.id, 'PAID', '0.00')
  await report(givenBack(paid[0], '5000000.00'))
  expect(await bookedOf(paid[0])).toBe('5000000.00 REFUNDED')
  expect(await bookedOf(paid[1])).toBe('2000000.00 SUCCEEDED')
  await report(givenBack(paid[1], '500000.00'))
  expect(await bookedOf(paid[1])).toBe('1500000.00 SUCCEEDED')
})

it('while it is not certain which payment a refund belongs to, it is taken off none', async () => {
  const { invoice, paid } = await paidTwice('5000000.00', '5000000.00')
  const back = givenBack(paid[0], '5000000.00', { originalId: null })
  await report(back)
  await stands(invoice.id, 'PAID', '0.00')
  for (const each of paid) expect(await bookedOf(each)).toBe('5000000.00 SUCCEEDED')
  // It becomes certain, and what was read before that comes late.
  await report({ ...back, originalId: paid[1].id, version: 2 })
  await report(back)
  await stands(invoice.id, 'PAID', '0.00')
  expect(await bookedOf(paid[0])).toBe('5000000.00 SUCCEEDED')
  expect(await bookedOf(paid[1])).toBe('5000000.00 REFUNDED')
})

it('a refund moves to another payment once treasury knows better, and counts once', async () => {
  const { paid } = await paidTwice('5000000.00', '2000000.00')
  const back = givenBack(paid[1], '1000000.00')
  await report(back)
  expect(await bookedOf(paid[1])).toBe('1000000.00 SUCCEEDED')
  await report({ ...back, originalId: paid[0].id, version: 2 })
  expect(await bookedOf(paid[0])).toBe('4000000.00 SUCCEEDED')
  expect(await bookedOf(paid[1])).toBe('2000000.00 SUCCEEDED')
  await report({ ...back, originalId: null, version: 3 })
  expect(await bookedOf(paid[0])).toBe('5000000.00 SUCCEEDED')
})

it.each(['first', 'second'])('two refunds change places, the %s one before the other', async which => {
  const { invoice, paid } = await paidTwice('5000000.00', '2000000.00')
  const [small, large] = [givenBack(paid[1], '1500000.00'), givenBack(paid[0], '2000000.00')]
  for (const back of [small, large]) await report(back)
  expect(await bookedOf(paid[0])).toBe('3000000.00 SUCCEEDED')
  expect(await bookedOf(paid[1])).toBe('500000.00 SUCCEEDED')
  const moved = [
    { ...small, originalId: paid[0].id, version: 2 },
    { ...large, originalId: paid[1].id, version: 2 },
  ]
  for (const back of which === 'first' ? moved : moved.toReversed()) await report(back)
  expect(await bookedOf(paid[0])).toBe('3500000.00 SUCCEEDED')
  // Of the payment that was refunded whole, the last rest ends.
  expect(await bookedOf(paid[1])).toMatch(/ REFUNDED$/)
  await stands(invoice.id, 'PARTIALLY_PAID', '1500000.00')
})

it('what was booked before refunds named their payment stays until all of them are read again', async () => {
  const { paid } = await paidTwice('5000000.00', '2000000.00')
  const backs = [givenBack(paid[1], '1000000.00'), givenBack(paid[1], '500000.00')] as const
  for (const back of backs) await report(back)
  await service.sql('update checkout_refund set original_id = null, version = null where session_id = $1', [
    paid[0].chargeKey,
  ])
  await report(backs[0])
  expect(await bookedOf(paid[1])).toBe('500000.00 SUCCEEDED')
  await report(backs[1])
  expect(await bookedOf(paid[1])).toBe('500000.00 SUCCEEDED')
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
  // The customer's credit pays the other invoice; the provider reverses the payment concurrently, and comes second.
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
  // All that it did is rolled back, and the feed's reader retries.
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
    // Another lock makes the worker retry, as its feed does.
    const untilTakenBack = async (): Promise<void> => takenBack(paid).catch(untilTakenBack)
    await Promise.all([...others.map(({ id }) => apply(credit, id)), untilTakenBack(), untilTakenBack()])
    for (const { id } of [invoice, ...others]) await stands(id, 'ISSUED', '5000000.00')
    expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED' })
  }
})
