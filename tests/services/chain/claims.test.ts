// A customer's claimed transfer, and the bank line that confirms it: over both services and real feeds. Case 24 of invoicing.md §13.
import { expect, it } from 'vitest'
import { exceptionSearches } from '../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { arus, desk, expectedOf, issued, maker, service } = chain
const claim = (invoiceId: string, amount: string, more: object = {}) =>
  chain.claim<Payment>(invoiceId, { amount, ...more })

type Payment = {
  id: string
  number: string
  status: string
  verification: string
  version: number
  entityId: string | null
}
const read = async (id: string) => (await maker.get<Payment>(`/v1/received-payments/${id}`)).body
const cancel = async (id: string) => {
  type Answer = { results: { ok: boolean; errors: { code: string }[] }[] }
  const { body } = await maker.post<Answer>('/v1/received-payments/cancel', { ids: [id], reason: 'salah' })
  return body.results[0]?.errors[0]?.code ?? null
}
const stands = (invoiceId: string, status: string, remaining: string, unverified: string) =>
  waitFor(async () =>
    expect(await arus.read(invoiceId)).toMatchObject({
      status,
      remaining: { amount: remaining },
      unverified: { amount: unverified },
    }),
  )
const isVerified = (id: string, verification: string) =>
  waitFor(async () => expect((await read(id)).verification).toBe(verification))
const expectedOnce = (invoiceId: string) =>
  waitFor(async () => (await expectedOf(invoiceId))[0] ?? expect.unreachable('nothing is expected'))
async function matched(amount: string, expectedId: string, options: object = { allowPartial: true }) {
  const { id } = await desk.line({ amount, date: '2026-11-21' })
  const { status, body } = await desk.reconcile([id], [expectedId], options)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

it('case 24: a claim stays expected, a line verifies it as the one payment, and undone it is a claim again', async () => {
  const invoice = await issued()
  const { id } = await expectedOnce(invoice.id)
  const claimed = await claim(invoice.id, '50000000')
  await stands(invoice.id, 'PARTIALLY_PAID', '59000000.00', '50000000.00')
  // Unconfirmed: treasury still expects all of it.
  await waitFor(async () =>
    expect((await expectedOf(invoice.id))[0]).toMatchObject({ amount: { amount: '109000000.00' } }),
  )
  for (let round = 0; round < 2; round++) {
    const match = await matched('50000000.00', id)
    await isVerified(claimed.id, 'VERIFIED')
    await stands(invoice.id, 'PARTIALLY_PAID', '59000000.00', '0.00')
    await waitFor(async () =>
      expect((await expectedOf(invoice.id))[0]).toMatchObject({
        amount: { amount: '109000000.00' },
        status: 'PARTIALLY_RECONCILED',
      }),
    )
    expect(await cancel(claimed.id)).toBe('U-ACC-PY-3')
    // The line says whose account the money reached.
    expect((await read(claimed.id)).entityId).not.toBeNull()
    expect((await desk.remove(match.id)).status).toBe(200)
    await isVerified(claimed.id, 'UNVERIFIED')
    await stands(invoice.id, 'PARTIALLY_PAID', '59000000.00', '50000000.00')
    expect((await read(claimed.id)).entityId).toBeNull()
  }
  expect(await cancel(claimed.id)).toBeNull()
  await stands(invoice.id, 'ISSUED', '109000000.00', '0.00')
})

it('a line verifies claims oldest first, and pays with the rest what nobody claimed', async () => {
  const invoice = await issued()
  const { id } = await expectedOnce(invoice.id)
  const later = await claim(invoice.id, '20000000')
  const earlier = await claim(invoice.id, '10000000', { paymentDate: '2026-11-19' })
  const part = await matched('15000000.00', id)
  await isVerified(earlier.id, 'VERIFIED')
  await stands(invoice.id, 'PARTIALLY_PAID', '79000000.00', '15000000.00')
  expect((await read(later.id)).verification).toBe('UNVERIFIED')
  // A part of it was confirmed: it is undone where it was matched.
  expect(await cancel(later.id)).toBe('U-ACC-PY-3')
  const rest = await matched('65000000.00', id)
  await isVerified(later.id, 'VERIFIED')
  await stands(invoice.id, 'PARTIALLY_PAID', '29000000.00', '0.00')
  await desk.remove(rest.id)
  await stands(invoice.id, 'PARTIALLY_PAID', '79000000.00', '15000000.00')
  // The first line shows a part of it still.
  expect((await read(later.id)).entityId).not.toBeNull()
  await desk.remove(part.id)
  await isVerified(earlier.id, 'UNVERIFIED')
  await stands(invoice.id, 'PARTIALLY_PAID', '79000000.00', '30000000.00')
})

it('lines, undoings, claims and cancels at once leave figures that agree', async () => {
  for (let round = 0; round < 3; round++) {
    const invoice = await issued()
    const { id } = await expectedOnce(invoice.id)
    const claims = [await claim(invoice.id, '10000000'), await claim(invoice.id, '20000000')]
    const undone = await matched('10000000.00', id)
    await Promise.all([
      desk.remove(undone.id),
      matched('20000000.00', id),
      cancel(claims[0]!.id),
      claim(invoice.id, '5000000'),
      matched('7000000.00', id),
    ])
    // Existing matches are booked once all events are processed.
    await waitFor(async () => {
      const [sums] = await service.sql<{
        owed: string
        unverified: string
        claimed: string
        bank: string
        total: string
      }>(
        `select i.remaining_minor as owed, i.unverified_minor as unverified, i.total_minor as total,
          coalesce((select sum(a.amount_minor - a.verified_minor) from received_payment_application a
            where a.invoice_id = i.id and a.undone_at is null), 0) as claimed,
          coalesce((select sum(b.amount_minor) from bank_receipt b where b.invoice_id = i.id and b.undone_at is null), 0) as bank
        from invoice i where i.id = $1`,
        [invoice.id],
      )
      expect(sums!.bank).toBe('2700000000')
      expect(sums!.claimed).toBe(sums!.unverified)
      expect(BigInt(sums!.owed)).toBe(BigInt(sums!.total) - BigInt(sums!.bank) - BigInt(sums!.unverified))
    })
  }
})

it('that no bank line shows after 3 banking days is an exception, until one does', async () => {
  const { treasury } = chain
  const [old, young] = [await issued(), await issued()]
  const [{ id }, { id: other }] = [await expectedOnce(old.id), await expectedOnce(young.id)]
  const { today } = chain
  await claim(old.id, '40000000', { paymentDate: '2026-11-16' })
  await claim(old.id, '9000000', { paymentDate: today })
  await claim(young.id, '7000000', { paymentDate: today })
  const looker = treasury.as(retail, ['treasury.exceptions.view'])
  type Found = { status: string; since: string; amount: { amount: string }; subjectId: string }
  const found = async () => {
    await treasury.database.inOrganization(retail, null, tx => findExceptions(tx, exceptionSearches))
    const { body } = await looker.get<{ items: Found[] }>('/v1/exceptions?type=UNVERIFIED_CLAIM&first=100')
    return body.items
      .filter(({ subjectId }) => subjectId === id || subjectId === other)
      .map(({ subjectId, status, since, amount }) => [subjectId, status, since, amount.amount])
  }
  await waitFor(async () => expect(await found()).toEqual([[id, 'OPEN', '2026-11-16', '49000000.00']]))
  // The line confirms the oldest claim: the rest was claimed today.
  const match = await matched('40000000.00', id)
  await waitFor(async () => expect((await found()).map(([, status]) => status)).toEqual(['RESOLVED']))
  await desk.remove(match.id)
  await waitFor(async () => expect(await found()).toContainEqual([id, 'OPEN', '2026-11-16', '49000000.00']))
})

it('leaves books that hold', () => waitFor(async () => expect(await chain.unsound()).toEqual([])))
