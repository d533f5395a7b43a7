// Both services over real HTTP and Postgres, each following the other's feed.
import { clockOf, todayIn } from '../../../services/kit/clock.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { followReceipts } from '../../../services/account/invoicing/receivables/follow.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { openAccountClient } from '../../../services/treasury/projection/accountClient.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { followInvoices } from '../../../services/treasury/receivables/follow.ts'
import { reportOf, verifyBooks } from '../../../tools/books/verify.ts'
import { atFileEnd } from '../../support/fileEnd.ts'
import { freshAccount, people, retail, SERVICE_SECRET } from '../account/support.ts'
import { fillSomeRegions } from '../account/invoicing/customers/support.ts'
import { invoicing } from '../account/invoicing/invoices/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { openAccount, recordsOf } from '../treasury/reconciliation/support.ts'
import { openTreasuryApi } from '../treasury/support/api.ts'

export type Expected = {
  id: string
  number: string
  date: string
  description: string
  amount: { amount: string }
  remaining: { amount: string }
  status: string
  source: string
  counterpartyId: string | null
  invoiceId: string | null
  data: { key: string; value: string }[]
  allowedActions: string[]
  version: number
}
type ExpectedPage = { items: Expected[]; next: string | null }

/** The tests name days of this month. It runs on, since tokens and schedules wait for it. */
const clock = clockOf({ ARUS_CLOCK: '2026-11-24T03:00:00Z' })

/** The services with the demo's organization in both, a customer, and treasury following invoices. */
export async function openChain({ wrap }: Pick<NonNullable<Parameters<typeof openTreasuryApi>[0]>, 'wrap'> = {}) {
  const service = await freshAccount({}, { clock })
  await fillSomeRegions(service)
  const treasury = await openTreasuryApi({ feeds: true, clock, ...(wrap && { wrap }) })
  const log = openLog('test', { LOG_LEVEL: 'silent' })
  const identity = openServiceIdentity(SERVICE_SECRET, 'treasury-worker')
  const account = { origin: service.address, token: () => identity.tokenFor('account') }
  for (const snapshot of await openAccountClient(account).organizations([retail]))
    await storeOrganization(treasury.database, snapshot)

  let following: ReturnType<typeof followInvoices> | undefined
  let booking: ReturnType<typeof followReceipts> | undefined
  const own = openServiceIdentity(treasury.serviceSecret, 'account')
  const peer = { origin: treasury.origin, token: () => own.tokenFor('treasury') }
  /** Both follow each other. */
  const start = () => {
    following = followInvoices({ database: treasury.database, account, log })
    booking = followReceipts({ account: service, treasury: peer, log })
  }
  const stop = async () => {
    await Promise.all([following?.close(), booking?.close()])
    following = booking = undefined
  }
  start()
  atFileEnd(stop)

  const admin = await service.as(people.admin.email)
  const maker = await service.as(people.maker.email)
  const arus = invoicing(service, { maker, admin })
  await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
  const customer = await arus.orders.customerWith(null)
  const reconciler = treasury.as(retail)

  const issued = async (more: object = {}) =>
    arus.issue(
      (
        await arus.written(customer, {
          lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })],
          ...more,
        })
      ).id,
    )

  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  async function proof(): Promise<string> {
    const { body } = await maker.post<{ id: string }>('/v1/files', {
      purpose: 'PAYMENT_PROOF',
      name: 'bukti.pdf',
      size: PDF.length,
      contentType: 'application/pdf',
    })
    await fetch(`${service.address}/v1/files/${body.id}/content`, {
      method: 'PUT',
      headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
      body: new Uint8Array(PDF),
    })
    return body.id
  }
  const proofOnce = proof()
  type Claim = { amount: string; applied?: string } & Record<string, unknown>

  /** Records a customer's claimed transfer for an invoice. */
  async function claim<T>(invoiceId: string, { amount, applied = amount, ...more }: Claim): Promise<T> {
    const { status, body } = await arus.post<T>(maker, '/v1/received-payments', {
      customerId: customer,
      method: 'BANK_TRANSFER',
      paymentDate: '2026-11-21',
      currency: 'IDR',
      amount,
      applications: [{ invoiceId, amount: applied }],
      fileIds: [await proofOnce],
      ...more,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  /** Treasury's expected transactions of an invoice, including archived ones. Reads every page, since a campaign has more than one. */
  async function expectedOf(invoiceId: string): Promise<Expected[]> {
    const found: Expected[] = []
    for (let after: string | null = ''; after !== null;) {
      const { body }: { body: ExpectedPage } = await reconciler.get<ExpectedPage>(
        `/v1/expected-transactions?source=INVOICE&sort=date&first=200${after && `&after=${after}`}`,
      )
      found.push(...body.items.filter(one => one.invoiceId === invoiceId))
      after = body.next
    }
    return found
  }

  /** Violations in both services' books, and pending events between them. */
  async function unsound(): Promise<string[]> {
    const { lines } = reportOf(await verifyBooks({ account: service.database.url, treasury: treasury.url }))
    return lines.filter(text => !text.startsWith('checkout: ') && !text.endsWith('every invariant holds'))
  }
  const entityId = (await openAccountClient(account).organizations([retail]))[0]!.entities[0]!.id
  const bankAccountId = await openAccount(reconciler, entityId)
  const desk = recordsOf(reconciler, bankAccountId)
  return {
    /** The business day of both services. */
    today: todayIn(clock, 'Asia/Jakarta').toString(),
    unsound,
    claim,
    desk,
    peer,
    service,
    treasury,
    account,
    log,
    admin,
    maker,
    arus,
    customer,
    reconciler,
    issued,
    expectedOf,
    start,
    stop,
  }
}
