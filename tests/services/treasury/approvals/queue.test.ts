// The approvals inbox of payments, transfers and bills: each user's view, order, and paging.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { type BillBody, openScene } from '../bills/support.ts'
import type { PaymentBody, Results } from '../payments/support.ts'
import { openTreasuryApi, type Person, type Problem } from '../support/api.ts'

// Dates of payments must not pass.
const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Item = { id: string; kind: 'PAYMENT' | 'TRANSFER' | 'BILL'; number: string; allowedActions: string[] }
type Page = { items: Item[]; next: string | null; cursors: string[] }
type Summary = { totalCount: number; totals: { amount: string; currency: string }[] }

const NONE = { inbox: 0, needsApproval: 0, approved: 0, cancelled: 0, rejected: 0 }
const BILLS_ONLY = ['treasury.bills.view', 'treasury.bills.approve']
const PAYMENTS_ONLY = ['treasury.payments.view', 'treasury.payments.approve']

const pageOf = async (by: Person, query: string) => (await by.get<Page>(`/v1/approvals?${query}`)).body
const idsOf = async (by: Person, query: string) => (await pageOf(by, query)).items.map(({ id }) => id)
const countsOf = async (by: Person) => (await by.get('/v1/approvals/counts')).body
const sumOf = async (by: Person, query: string) => (await by.get<Summary>(`/v1/approvals/summary?${query}`)).body

describe('one queue', async () => {
  const scene = await openScene(api)
  const decider = scene.asBilled('everything')
  const submitted = async (over: object = {}): Promise<BillBody> => {
    const made = await scene.createBill(over)
    await scene.submit(made)
    return scene.readBill(made.id)
  }
  const payment = await scene.create()
  const bill = await submitted()
  const transfer = await scene.transfer()
  const late = await submitted()
  const waiting = [payment.id, bill.id, transfer.id, late.id]
  // Postgres' clock and the stopped one differ. Two of the four started at the same time.
  await scene.inside(tx =>
    tx.execute(sql`update payment set created_at = case when kind = 'PAYMENT' then timestamptz '2026-11-01T01:00:00Z'
      else timestamptz '2026-11-01T02:00:00.000002Z' end`),
  )
  await scene.inside(tx =>
    // The last one was a draft before all others, and has been waiting for the shortest time.
    tx.execute(sql`update bill set
      created_at = case when id = ${late.id} then timestamptz '2026-10-01T00:00:00Z' else created_at end,
      submitted_at = case when id = ${late.id} then timestamptz '2026-11-01T03:00:00Z'
        else timestamptz '2026-11-01T01:00:00Z' end`),
  )

  it('has payments, transfers and bills in the order in which they began to wait', async () => {
    const { items } = await pageOf(decider, 'tab=NEEDS_APPROVAL')
    expect(items.map(({ id, kind }) => ({ id, kind }))).toEqual([
      { id: payment.id, kind: 'PAYMENT' },
      { id: bill.id, kind: 'BILL' },
      { id: transfer.id, kind: 'TRANSFER' },
      { id: late.id, kind: 'BILL' },
    ])
    expect(items.map(({ allowedActions }) => allowedActions.includes('APPROVE'))).toEqual([true, true, true, true])
    expect(await idsOf(decider, 'tab=INBOX')).toEqual(waiting)
    expect(await idsOf(decider, 'tab=NEEDS_APPROVAL&sort=-since')).toEqual(waiting.toReversed())
  })

  it('shows each as its own list shows it', async () => {
    const { items } = await pageOf(decider, 'tab=INBOX')
    expect(items[0]).toEqual(await scene.read(payment.id, decider))
    expect(items[1]).toEqual({ ...(await scene.readBill(bill.id, decider)), kind: 'BILL' })
  })

  it('gives every row once, whatever the size of a page and the order', async () => {
    for (const sort of ['since', '-since', 'date', '-date', 'amount', '-amount']) {
      const whole = await idsOf(decider, `tab=NEEDS_APPROVAL&sort=${sort}`)
      expect(whole.toSorted()).toEqual(waiting.toSorted())
      for (const first of [1, 2, 3]) {
        const seen: string[] = []
        let after = ''
        do {
          const page = await pageOf(decider, `tab=NEEDS_APPROVAL&sort=${sort}&first=${first}${after}`)
          seen.push(...page.items.map(({ id }) => id))
          after = page.next === null ? '' : `&after=${page.next}`
        } while (after)
        expect(seen).toEqual(whole)
      }
    }
  })

  it('goes on behind any row, be it a payment or a bill', async () => {
    const { cursors } = await pageOf(decider, 'tab=NEEDS_APPROVAL')
    for (const [place, cursor] of cursors.entries())
      expect(await idsOf(decider, `tab=NEEDS_APPROVAL&after=${cursor}`)).toEqual(waiting.slice(place + 1))
    const foreign = await decider.get<Problem>(`/v1/approvals?tab=INBOX&after=${cursors[0]}`)
    expect(foreign.status).toBe(422)
  })

  it('counts and adds up both', async () => {
    expect(await countsOf(decider)).toEqual({ ...NONE, inbox: 4, needsApproval: 4 })
    const cents = [payment, bill, transfer, late].reduce((sum, { amount }) => sum + Number(amount.amount), 0)
    expect(await sumOf(decider, 'tab=INBOX')).toEqual({
      totalCount: 4,
      totals: [{ amount: cents.toFixed(2), currency: 'IDR' }],
    })
  })

  it('can be asked for some kinds alone', async () => {
    expect(await idsOf(decider, 'kind=BILL')).toEqual([bill.id, late.id])
    expect(await idsOf(decider, 'kind=TRANSFER,BILL')).toEqual([bill.id, transfer.id, late.id])
    expect(await idsOf(decider, 'kind=PAYMENT,TRANSFER')).toEqual([payment.id, transfer.id])
    expect((await decider.get('/v1/approvals/counts?kind=BILL')).body).toEqual({ ...NONE, inbox: 2, needsApproval: 2 })
  })

  it('holds for each only what they may see, and in the inbox what they may approve', async () => {
    const bills = api.as(scene.organization.id, BILLS_ONLY, randomUUID())
    const payments = api.as(scene.organization.id, PAYMENTS_ONLY, randomUUID())
    expect(await idsOf(bills, 'tab=INBOX')).toEqual([bill.id, late.id])
    expect(await countsOf(bills)).toEqual({ ...NONE, inbox: 2, needsApproval: 2 })
    expect(await sumOf(bills, 'tab=NEEDS_APPROVAL')).toMatchObject({ totalCount: 2 })
    expect(await idsOf(bills, 'kind=PAYMENT')).toEqual([])
    expect(await idsOf(payments, 'tab=INBOX')).toEqual([payment.id, transfer.id])

    const seesBoth = ['treasury.payments.view', 'treasury.bills.view']
    const ofBills = api.as(scene.organization.id, [...seesBoth, 'treasury.bills.approve'], randomUUID())
    expect(await idsOf(ofBills, 'tab=INBOX')).toEqual([bill.id, late.id])
    expect(await idsOf(ofBills, 'tab=NEEDS_APPROVAL')).toEqual(waiting)
    expect(await countsOf(ofBills)).toEqual({ ...NONE, inbox: 2, needsApproval: 4 })
  })

  it('is closed to who may see neither, and shows nothing of another organization', async () => {
    const neither = api.as(scene.organization.id, ['treasury.bankAccounts.view'], randomUUID())
    for (const path of ['', '/summary', '/counts'])
      expect((await neither.get<Problem>(`/v1/approvals${path}`)).body.code).toBe('G-20')

    const elsewhere = (await openScene(api)).asBilled('everything')
    for (const tab of ['INBOX', 'NEEDS_APPROVAL', 'APPROVED', 'CANCELLED', 'REJECTED'])
      expect(await idsOf(elsewhere, `tab=${tab}`)).toEqual([])
    expect(await countsOf(elsewhere)).toEqual(NONE)
    expect(await sumOf(elsewhere, 'tab=NEEDS_APPROVAL')).toEqual({ totalCount: 0, totals: [] })
  })
})

describe('bills in it', async () => {
  const scene = await openScene(api)
  const decider = scene.asBilled('everything')
  let rows: Record<'own' | 'edited' | 'open' | 'approved' | 'paid' | 'off' | 'draft', BillBody>
  beforeAll(async () => {
    const make = async (by: Person) => {
      const made = await scene.createBill({}, by)
      await scene.submit(made, by)
      return scene.readBill(made.id)
    }
    const [own, edited, open, approved, paid, off] = [
      await make(decider),
      await make(scene.billMaker),
      await make(scene.billMaker),
      await make(scene.billMaker),
      await make(scene.billMaker),
      await make(scene.billMaker),
    ]
    const draft = await scene.createBill()
    await decider.put(`/v1/bills/${edited.id}`, { ...scene.billValues(), version: edited.version })
    await scene.submit(edited, decider)
    await scene.approveBill(approved, decider)
    await scene.approveBill(paid, decider)
    const { id } = await scene.line(paid.amount.amount)
    await scene.markPaid(paid, id)
    await scene.cancelBill(off, decider)
    rows = { own, edited, open, approved, paid, off, draft }
  })

  it('waits for whoever can decide it: not for who made or changed it last', async () => {
    expect(await idsOf(decider, 'tab=INBOX')).toEqual([rows.open.id])
    expect((await idsOf(decider, 'tab=NEEDS_APPROVAL')).toSorted()).toEqual(
      [rows.own.id, rows.edited.id, rows.open.id].toSorted(),
    )
    expect(await idsOf(scene.billMaker, 'tab=INBOX')).toEqual([])
  })

  it('stands where its decision has put it, for who decided and for who made it', async () => {
    for (const person of [decider, scene.billMaker]) {
      expect(await idsOf(person, 'tab=APPROVED')).toEqual([rows.approved.id, rows.paid.id])
      expect(await idsOf(person, 'tab=CANCELLED')).toEqual([rows.off.id])
      expect(await idsOf(person, 'tab=REJECTED')).toEqual([])
    }
    expect(await countsOf(decider)).toEqual({ inbox: 1, needsApproval: 3, approved: 2, cancelled: 1, rejected: 0 })
    const stranger = scene.asBilled('approver')
    expect(await idsOf(stranger, 'tab=APPROVED')).toEqual([])
    expect(await sumOf(decider, 'tab=CANCELLED')).toEqual({
      totalCount: 1,
      totals: [{ amount: '0.00', currency: 'IDR' }],
    })
  })

  it('holds their own too where the organization lets people approve those', async () => {
    await scene.control({ approveOwn: true })
    expect((await idsOf(decider, 'tab=INBOX')).toSorted()).toEqual(
      [rows.own.id, rows.edited.id, rows.open.id].toSorted(),
    )
    await scene.control({})
  })

  it('leaves the queue with its approval, and its payment comes in its place', async () => {
    await scene.approveBill(rows.open, decider)
    expect(await idsOf(decider, 'tab=INBOX')).toEqual([])
    const paying = await scene.make<PaymentBody>('payments', scene.paymentOf(rows.open))
    expect(await idsOf(decider, 'tab=INBOX')).toEqual([paying.id])
  })

  it('takes a thousand in one request, and refuses more', async () => {
    const many = (count: number) => ({
      bills: Array.from({ length: count }, () => ({ id: randomUUID(), version: 1 })),
    })
    const answer = await decider.post<Results>('/v1/bills/approve', many(201))
    expect(answer.body.results).toHaveLength(201)
    expect((await decider.post('/v1/bills/approve', many(1_001))).status).toBe(422)
  })
})
