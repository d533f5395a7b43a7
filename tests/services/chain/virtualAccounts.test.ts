// Numbers of virtual accounts as reference tokens: a bank line that bears one finds its invoice, or its customer's, whatever else it says.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { storeCharge } from '../../../services/account/invoicing/checkout/sessions.ts'
import { storeVirtualAccount } from '../../../services/account/invoicing/checkout/virtualAccounts.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { issued, expectedOf, reconciler, desk, service } = chain

type Candidate = {
  result: string
  score: number
  expectedTransactionIds: string[]
  reasons: { code: string; effect: string; text: string | null }[]
}
const candidatesOf = async (id: string) =>
  (await reconciler.get<{ candidates: Candidate[] }>(`/v1/statement-transactions/${id}/candidates`)).body.candidates
const isExpected = (invoiceId: string) =>
  waitFor(async () => {
    const [expected] = await expectedOf(invoiceId)
    expect(expected).toBeDefined()
    return expected!
  })

/** A virtual account that was opened for an invoice at checkout. */
async function openedFor(invoiceId: string, number: string) {
  const key = randomUUID()
  await service.sql(
    `insert into checkout_session (organization_id, id, invoice_id, status, method, bank_code, amount_minor, currency, language, created_at,
       chosen_at, status_changed_at, expires_at)
     values ($1, $2, $3, 'OPEN', 'VIRTUAL_ACCOUNT', '014', 10900000000, 'IDR', 'id', now(), now(), now(), now() + interval '1 day')`,
    [retail, key, invoiceId],
  )
  const charge = { id: randomUUID(), key, provider: 'XENDIT', status: 'PENDING' as const, virtualAccountNumber: number }
  const shown = {
    qrContent: null,
    redirectUrl: null,
    expiresAt: '2027-01-01T00:00:00Z',
    failureReason: null,
    payoutEntityId: null,
  }
  await service.database.inOrganization(retail, null, tx => storeCharge(tx, service.account, { ...charge, ...shown }))
}

it('the number that was opened for an invoice names that invoice among equal ones', async () => {
  const [one, meant, other] = [await issued(), await issued(), await issued()]
  for (const { id } of [one, meant, other]) await isExpected(id)
  await openedFor(meant.id, '3816500000012345')
  await waitFor(async () =>
    expect((await expectedOf(meant.id))[0]?.data).toContainEqual({ key: 'VA', value: '3816500000012345' }),
  )
  const line = await desk.line({ amount: '109000000.00', description: 'TRSF E-BANKING CR VA 3816500000012345 BUDI' })
  const [best, next] = await candidatesOf(line.id)
  expect(best).toMatchObject({ result: 'FULL_MATCH', expectedTransactionIds: [(await expectedOf(meant.id))[0]!.id] })
  expect(best!.reasons).toContainEqual(
    expect.objectContaining({ code: 'REFERENCE_NAMED', effect: 'FOR', text: '3816500000012345' }),
  )
  expect(best!.score).toBeGreaterThan(next?.score ?? 0)
})

it('the number of a customer names the customer: also printed at its kind, and for what was expected before it was opened', async () => {
  const invoice = await issued({ dueDate: undefined })
  await isExpected(invoice.id)
  const id = randomUUID()
  await service.sql(
    `insert into customer_virtual_account (organization_id, id, customer_id, bank_code, status, expires_on, expires_at, language, created_at,
       status_changed_at) values ($1, $2, $3, '014', 'OPENING', '2028-11-30', '2028-11-30T17:00:00Z', 'id', now(), now())`,
    [retail, id, chain.customer],
  )
  const opened = {
    id: randomUUID(),
    key: id,
    provider: 'XENDIT',
    status: 'ACTIVE' as const,
    failureReason: null,
    payoutEntityId: null,
  }
  await service.database.inOrganization(retail, null, tx =>
    storeVirtualAccount(tx, service.account, { ...opened, number: '8810000000000012' }),
  )
  // What was expected before is told again, with the number.
  await waitFor(async () => {
    const line = await desk.line({ amount: '109000000.00', description: 'SETORAN VA8810000000000012 0012' })
    const known = (await candidatesOf(line.id)).flatMap(({ reasons }) => reasons)
    expect(known).toContainEqual(
      expect.objectContaining({ code: 'ACCOUNT_KNOWN', effect: 'FOR', text: '8810000000000012' }),
    )
  })
})
