// Checkout over HTTP and Postgres, with a treasury stub that follows the contract: what a link opens, what is charged, and what is booked.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { storeTransaction } from '../../../../../services/account/invoicing/checkout/book.ts'
import { openChargeClient } from '../../../../../services/account/invoicing/checkout/chargeClient.ts'
import { followCancels, followCharges } from '../../../../../services/account/invoicing/checkout/follow.ts'
import {
  cancelCharge,
  requestCharge,
  storeCharge,
} from '../../../../../services/account/invoicing/checkout/sessions.ts'
import { peerOf } from '../../../../../services/account/protectedActions/public.ts'
import { openLog } from '../../../../../services/kit/http/log.ts'
import { minorOf } from '../../../../../services/kit/money.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { emailsOf, freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { type Amount, type Checkout, checkingOut } from './support.ts'
import { startStandInTreasury } from './standInTreasury.ts'

const treasury = await startStandInTreasury()
const service = await freshAccount({}, { treasury })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, read: readInvoice, cancel: cancelInvoice, must } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customer = await orders.customerWith(null)
const connection = peerOf(treasury)
const { linkTo, start, started, report } = checkingOut(service, maker)
const client = openChargeClient(connection)
const log = openLog('test', { LOG_LEVEL: 'silent' })

type Payment = {
  id: string
  number: string
  status: string
  method: string
  amount: Amount
  unapplied: Amount
  overpaid: { amount: Amount } | null
}

const invoiceOf = async (price = '5000000') =>
  issue(
    (
      await written(customer, {
        vatTreatment: 'EXEMPT',
        lines: [line({ kind: 'SERVICE', quantity: '1', price })],
      })
    ).id,
  )
const check = (token: string) => service.send<Checkout & Problem>('POST', '/v1/checkout/check', { body: { token } })
const methods = (token: string) =>
  service.send<
    { items: { method: string; bankCode: string | null; isPossible: boolean; reason: string | null }[] } & Problem
  >('POST', '/v1/checkout/methods', { body: { token } })
const paymentsOf = async (invoiceId: string): Promise<Payment[]> => {
  const { body } = await viewer.get<{ items: { id: string }[] }>(
    `/v1/received-payments/of-invoices?invoiceIds=${invoiceId}`,
  )
  return Promise.all(body.items.map(async ({ id }) => (await viewer.get<Payment>(`/v1/received-payments/${id}`)).body))
}
const standing = async (id: string) => {
  const { status, remaining } = await readInvoice(id)
  return { status, remaining: remaining.amount }
}
/** The credit from payments of these sessions. */
const creditOf = async (sessionIds: readonly string[]) => {
  const rows = await service.sql<{ credit: string }>(
    `select coalesce(m.remaining_minor, 0)::text as credit from checkout_receipt r
     left join credit_memo m on m.payment_id = r.payment_id where r.session_id = any ($1) order by m.remaining_minor nulls first`,
    [sessionIds],
  )
  return rows.map(({ credit }) => credit)
}
const sessionRow = async (id: string) =>
  (
    await service.sql<{ status: string; is_cancel_due: boolean }>(
      'select status, is_cancel_due from checkout_session where id = $1',
      [id],
    )
  )[0]!

describe('a link', () => {
  it('opens its invoice as it is now, and is kept as a digest alone', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    expect(Buffer.from(token, 'base64url').length).toBe(32)
    const { body } = await check(token)
    expect(body).toMatchObject({
      invoiceNumber: invoice.number,
      remaining: { amount: '5000000.00' },
      session: null,
      receipts: [],
    })
    const rows = await service.sql<{ row: string }>('select checkout_link::text as row from checkout_link')
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  it('CO-1: forged, revoked and expired ones look the same', async () => {
    const invoice = await invoiceOf()
    const [token, other] = [await linkTo(invoice.id), await linkTo(invoice.id)]
    const forged = await check(randomUUID())
    expect([forged.status, forged.body.code]).toEqual([422, 'U-ACC-CO-1'])
    expect((await viewer.post<Problem>(`/v1/invoices/${invoice.id}/checkout-links/revoke`)).status).toBe(403)
    expect((await elsewhere.post<Problem>(`/v1/invoices/${invoice.id}/checkout-links/revoke`)).status).toBe(404)
    expect((await check(token)).status).toBe(200)
    await maker.post(`/v1/invoices/${invoice.id}/checkout-links/revoke`)
    const again = await linkTo(invoice.id)
    await service.sql(
      `update checkout_link set settled_at = now() - interval '31 days' where revoked_at is null and invoice_id = $1`,
      [invoice.id],
    )
    for (const ended of [token, other, again])
      for (const answer of [await check(ended), await methods(ended), await start(ended)])
        expect([answer.status, answer.body.code, answer.body.title]).toEqual([422, 'U-ACC-CO-1', forged.body.title])
  })

  it('CO-6: only issued invoices have one, and a cancel revokes it', async () => {
    const draft = await written(customer)
    expect((await maker.post<Problem>(`/v1/invoices/${draft.id}/checkout-links`)).body.code).toBe('U-ACC-CO-6')
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    const { id } = await started(token)
    await must(cancelInvoice(invoice.id))
    expect((await check(token)).body.code).toBe('U-ACC-CO-1')
    expect(await sessionRow(id)).toEqual({ status: 'EXPIRED', is_cancel_due: true })
  })

  it('CO-2: an invoice of which nothing is left to pay gets none, and what is only claimed is said to be', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    await service.sql(
      'update invoice set unverified_minor = total_minor, remaining_minor = 0, withheld_open_minor = 0 where id = $1',
      [invoice.id],
    )
    const { body } = await check(token)
    expect(body).toMatchObject({ remaining: { amount: '0.00' }, unverified: invoice.totals.total })
    expect((await maker.post<Problem>(`/v1/invoices/${invoice.id}/checkout-links`)).body.code).toBe('U-ACC-CO-2')
  })

  it('is asked for by the BFF alone', async () => {
    const token = await linkTo((await invoiceOf()).id)
    const answer = await service.send('POST', '/v1/checkout/check', {
      body: { token },
      authorization: maker.authorization,
    })
    expect([401, 403]).toContain(answer.status)
  })

  it('lasts 30 days after nothing is left to pay', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    await report(treasury.pay((await started(token)).id))
    const at = async (days: number) => {
      await service.sql(
        `update checkout_link set settled_at = now() - make_interval(days => $2) where invoice_id = $1`,
        [invoice.id, days],
      )
      return (await check(token)).status
    }
    expect(await at(29)).toBe(200)
    expect(await at(30)).toBe(422)
  })
})

describe('a session', () => {
  it('is charged what remains, whatever is asked, once for the same choice', async () => {
    const token = await linkTo((await invoiceOf()).id)
    const tampered = await service.send<Problem>('POST', '/v1/checkout/sessions', {
      body: { token, method: 'QRIS', language: 'id', amount: '1.00' },
    })
    expect(tampered.status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 8 }, () => started(token)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const charge = treasury.charges.get(answers[0]!.id)!
    expect([charge.amount, charge.bankCode]).toEqual(['5000000.00', '014'])
    const shown = (await check(token)).body.session!
    expect(shown).toMatchObject({ status: 'PENDING', virtualAccountNumber: charge.virtualAccountNumber })
  })

  it('is one for each method: another bank ends the one before', async () => {
    const token = await linkTo((await invoiceOf()).id)
    const first = await started(token)
    const qris = await started(token, { method: 'QRIS' })
    const second = await started(token, { method: 'VIRTUAL_ACCOUNT', bankCode: '008' })
    expect((await sessionRow(first.id)).status).toBe('EXPIRED')
    // Choosing the same again returns the same session.
    expect((await started(token, { method: 'QRIS' })).id).toBe(qris.id)
    expect((await check(token)).body.session!.id).toBe(qris.id)
    expect((await sessionRow(qris.id)).status).toBe('PENDING')
    expect((await sessionRow(second.id)).status).toBe('PENDING')
    await cancelCharge(service.account, client, { organizationId: retail, sessionId: first.id })
    expect(treasury.charges.get(first.id)!.status).toBe('CANCELED')
    expect((await sessionRow(first.id)).is_cancel_due).toBe(false)
  })

  it('CO-2: nothing is left to pay', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    await report(treasury.pay((await started(token)).id))
    for (const answer of [await start(token), await methods(token)]) expect(answer.body.code).toBe('U-ACC-CO-2')
  })

  it('CO-3: a method that is not possible for the amount, with its reason', async () => {
    const token = await linkTo((await invoiceOf('10000001')).id)
    const { items } = (await methods(token)).body
    expect(items.filter(({ method }) => method === 'VIRTUAL_ACCOUNT')).toHaveLength(6)
    expect(items.find(({ method }) => method === 'QRIS')).toMatchObject({ isPossible: false, reason: 'ABOVE_LIMIT' })
    expect((await start(token, { method: 'QRIS' })).body.code).toBe('U-ACC-CO-3')
    expect((await start(token, { method: 'CARD' })).body.code).toBe('U-ACC-CO-3')
    expect((await start(token, { method: 'VIRTUAL_ACCOUNT' })).status).toBe(422)
  })

  it('whose answer was lost is charged once all the same', async () => {
    const token = await linkTo((await invoiceOf()).id)
    treasury.loseAnswers(1)
    const open = await started(token)
    expect(open.status).toBe('OPEN')
    await Promise.all(
      Array.from({ length: 3 }, () =>
        requestCharge(service.account, client, { organizationId: retail, sessionId: open.id }),
      ),
    )
    expect((await sessionRow(open.id)).status).toBe('PENDING')
    expect([...treasury.charges.values()].filter(({ key }) => key === open.id)).toHaveLength(1)
  })

  it('whose provider has not answered yet can be paid once it has', async () => {
    const token = await linkTo((await invoiceOf()).id)
    treasury.awaitProvider(1)
    const open = await started(token)
    expect([open.status, open.virtualAccountNumber]).toEqual(['OPEN', null])
    treasury.answerCharge(open.id)
    expect(await started(token)).toMatchObject({
      status: 'PENDING',
      virtualAccountNumber: expect.stringMatching(/^8808/),
    })
  })

  it('that treasury refuses has failed, and another can be started', async () => {
    const token = await linkTo((await invoiceOf()).id)
    treasury.refuse(1)
    expect((await started(token)).status).toBe('FAILED')
    expect((await started(token)).status).toBe('PENDING')
  })

  it('ends when the invoice owes another amount, and its late charge is canceled', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    const [qris, account] = [await started(token, { method: 'QRIS' }), await started(token)]
    await report(treasury.pay(account.id, '1000000.00'))
    expect(await sessionRow(account.id)).toEqual({ status: 'SUCCEEDED', is_cancel_due: false })
    expect(await sessionRow(qris.id)).toEqual({ status: 'EXPIRED', is_cancel_due: true })
    expect((await started(token, { method: 'QRIS' })).amount.amount).toBe('4000000.00')
    // A charge reported only now must not be paid.
    await service.sql('update checkout_session set charge_id = null, is_cancel_due = false where id = $1', [qris.id])
    const [charge] = await client.charges(retail, [treasury.charges.get(qris.id)!.id])
    await service.database.inOrganization(retail, null, tx => storeCharge(tx, service.account, charge!))
    expect(await sessionRow(qris.id)).toEqual({ status: 'EXPIRED', is_cancel_due: true })
  })

  it('CO-5: not more than 30 an hour', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    const { id } = await started(token)
    await service.sql(
      `insert into checkout_session (organization_id, id, invoice_id, status, method, amount_minor, currency, language, created_at, chosen_at, status_changed_at, expires_at)
       select organization_id, gen_random_uuid(), invoice_id, 'EXPIRED', 'QRIS', 1, 'IDR', 'id', now(), now() - interval '1 minute', now(), now()
       from checkout_session, generate_series(1, 29) where id = $1`,
      [id],
    )
    expect((await started(token)).id).toBe(id)
    expect((await start(token, { method: 'QRIS' })).body.code).toBe('U-ACC-CO-5')
  })
})

describe('what a provider received', () => {
  it('case 30: reported 20 times at once, it is one payment', async () => {
    const invoice = await invoiceOf()
    const { id } = await started(await linkTo(invoice.id))
    const paid = treasury.pay(id)
    await Promise.all(Array.from({ length: 20 }, () => report(paid)))
    expect(await standing(invoice.id)).toEqual({ status: 'PAID', remaining: '0.00' })
    expect(await paymentsOf(invoice.id)).toMatchObject([
      {
        status: 'SUCCEEDED',
        method: 'VIRTUAL_ACCOUNT',
        amount: { amount: '5000000.00' },
        unapplied: { amount: '0.00' },
      },
    ])
    // Found by payment and by transaction alike, only in its organization.
    const [payment] = await paymentsOf(invoice.id)
    const byPayment = `/v1/provider-receipts/of-payments?paymentIds=${payment!.id}`
    const byTransaction = `/v1/provider-receipts/of-transactions?transactionIds=${paid.id}`
    for (const path of [byPayment, byTransaction]) {
      const { body } = await viewer.get<{ items: object[] }>(path)
      expect(body.items).toEqual([{ transactionId: paid.id, paymentId: payment!.id }])
      expect((await elsewhere.get<{ items: object[] }>(path)).body.items).toEqual([])
    }
  })

  it('case 30: 4,999,999 for 5,000,000 leaves 1', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    await report(treasury.pay((await started(token)).id, '4999999.00'))
    expect(await standing(invoice.id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '1.00' })
    const { receipts, remaining } = (await check(token)).body
    expect([receipts[0]!.amount.amount, remaining.amount]).toEqual(['4999999.00', '1.00'])
  })

  it('above what is owed is kept as credit', async () => {
    const invoice = await invoiceOf()
    await report(treasury.pay((await started(await linkTo(invoice.id))).id, '5000100.00'))
    expect((await standing(invoice.id)).status).toBe('PAID')
    expect((await paymentsOf(invoice.id))[0]).toMatchObject({
      amount: { amount: '5000100.00' },
      unapplied: { amount: '0.00' },
      overpaid: { amount: { amount: '100.00' } },
    })
  })

  it('late, after the session expired, is booked', async () => {
    const invoice = await invoiceOf()
    const { id } = await started(await linkTo(invoice.id))
    await service.sql(`update checkout_session set status = 'EXPIRED' where id = $1`, [id])
    await report(treasury.pay(id))
    expect((await sessionRow(id)).status).toBe('SUCCEEDED')
    expect((await standing(invoice.id)).status).toBe('PAID')
  })

  it('twice, by two methods, is two payments: the second is credit', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    const [one, other] = [await started(token), await started(token, { method: 'QRIS' })]
    await Promise.all([report(treasury.pay(one.id)), report(treasury.pay(other.id))])
    expect((await standing(invoice.id)).status).toBe('PAID')
    expect(await creditOf([one.id, other.id])).toEqual(['0', '500000000'])
  })

  it('and took back is owed again, once', async () => {
    const invoice = await invoiceOf()
    const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
    await report(paid)
    for (const status of ['REVERSED', 'REVERSED', 'SUCCESS'] as const) await report({ ...paid, status })
    expect(await standing(invoice.id)).toEqual({ status: 'ISSUED', remaining: '5000000.00' })
  })

  it('of an invoice canceled meanwhile pays nothing and is credit', async () => {
    const invoice = await invoiceOf()
    const { id } = await started(await linkTo(invoice.id))
    await must(cancelInvoice(invoice.id))
    await report(treasury.pay(id))
    expect(await creditOf([id])).toEqual(['500000000'])
    expect((await readInvoice(invoice.id)).status).toBe('CANCELED')
  })

  it('lowers what is expected of the bank', async () => {
    const invoice = await invoiceOf()
    await report(treasury.pay((await started(await linkTo(invoice.id))).id, '2000000.00'))
    const { body } = await service.send<{ items: { parts: { expectedCash: string }[] }[] }>(
      'GET',
      `/v1/projection/invoices?organizationId=${retail}&ids=${invoice.id}`,
    )
    expect(body.items[0]!.parts.map(({ expectedCash }) => expectedCash)).toEqual(['3000000.00'])
  })

  it('is not ours where the charge is of another organization or of nothing', async () => {
    const invoice = await invoiceOf()
    const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
    const transaction = { ...paid, amount: minorOf(paid.amount), currency: 'IDR' as const }
    await storeTransaction(service.account, logistics, transaction)
    await storeTransaction(service.account, retail, { ...transaction, chargeKey: null })
    await storeTransaction(service.account, retail, { ...transaction, chargeKey: randomUUID() })
    await storeTransaction(service.account, retail, { ...transaction, kind: 'REFUND', amount: -transaction.amount })
    expect((await standing(invoice.id)).status).toBe('ISSUED')
  })
})

describe('treasury’s feed', () => {
  it('is followed, and read whole where events were missed', async () => {
    const [first, second] = [await invoiceOf(), await invoiceOf()]
    const missed = treasury.pay((await started(await linkTo(first.id))).id)
    const { id } = await started(await linkTo(second.id))
    const following = followCharges({ account: service.account, treasury: connection, log })
    atFileEnd(() => following.close())
    await waitFor(async () => expect((await standing(first.id)).status).toBe('PAID'))
    treasury.emit('provider-transaction.changed', missed.id, retail)
    treasury.emit('provider-transaction.changed', treasury.pay(id).id, retail)
    await waitFor(async () => expect((await standing(second.id)).status).toBe('PAID'))
    expect(await paymentsOf(first.id)).toHaveLength(1)
  })

  it('has charges that failed, and ours are canceled when they end', async () => {
    const queued: string[] = []
    const jobs: Pick<typeof service.account.jobs, 'enqueue'> = {
      enqueue: async (_tx, _job, data) => {
        if ('sessionId' in data) queued.push(String(data.sessionId))
        return null
      },
    }
    const token = await linkTo((await invoiceOf()).id)
    const before = await started(token)
    await started(token, { method: 'VIRTUAL_ACCOUNT', bankCode: '008' })
    const cancels = followCancels({ account: { database: service.database, jobs }, feed: service.feed, log })
    atFileEnd(() => cancels.close())
    await waitFor(() => expect(queued).toContain(before.id))
    const now = await started(token, { method: 'VIRTUAL_ACCOUNT', bankCode: '009' })
    await waitFor(() => expect(queued.length).toBeGreaterThan(1))
    const charge = treasury.charges.get(now.id)!
    Object.assign(charge, { status: 'FAILED', failureReason: 'INSUFFICIENT_FUNDS' })
    treasury.emit('provider-charge.changed', charge.id, retail)
    await waitFor(async () => expect((await sessionRow(now.id)).status).toBe('FAILED'))
    expect((await check(token)).body.session).toMatchObject({ status: 'FAILED', failureReason: 'INSUFFICIENT_FUNDS' })
  })
})

describe('a payment that the provider declined', () => {
  const mailsOf = async (number: string) =>
    (await emailsOf(service)).filter(mail => mail.template === 'paymentFailed' && mail.values.invoice === number)

  it('fails its session, and is emailed to the customer once, however often and by whichever event it is told', async () => {
    const invoice = await invoiceOf()
    const session = await started(await linkTo(invoice.id))
    const charge = treasury.charges.get(session.id)!
    const declined = { ...treasury.pay(session.id), status: 'FAILED' as const }
    const told = { ...charge, status: 'FAILED' as const, failureReason: 'DECLINED' }
    const tellCharge = () => service.database.inOrganization(retail, null, tx => storeCharge(tx, service.account, told))
    await Promise.all([...Array.from({ length: 10 }, () => report(declined)), tellCharge(), tellCharge()])
    expect((await sessionRow(session.id)).status).toBe('FAILED')
    expect(await standing(invoice.id)).toEqual({ status: 'ISSUED', remaining: '5000000.00' })
    const mails = await mailsOf(invoice.number!)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.values).toMatchObject({
      method: 'BCA virtual account',
      link: expect.stringContaining('/checkout'),
    })
  })

  it('is emailed once for each invoice within an hour, and never where the charge itself was not made', async () => {
    const invoice = await invoiceOf()
    const token = await linkTo(invoice.id)
    for (const method of ['QRIS', 'E_WALLET']) {
      const session = await started(token, { method })
      await report({ ...treasury.pay(session.id), status: 'FAILED' })
    }
    expect(await mailsOf(invoice.number!)).toHaveLength(1)
    const other = await invoiceOf()
    treasury.refuse(1)
    expect((await started(await linkTo(other.id))).status).toBe('FAILED')
    expect(await mailsOf(other.number!)).toEqual([])
  })
})
