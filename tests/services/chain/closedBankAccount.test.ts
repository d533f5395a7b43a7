// The bank account printed for customers is closed in treasury: only documents issued with it still contain it.
import { expect, it } from 'vitest'
import { bankOf } from '../../../services/account/invoicing/bankDetails/public.ts'
import { readInvoice } from '../../../services/account/invoicing/invoices/public.ts'
import { waitFor } from '../../support/waitFor.ts'
import { people, retail } from '../account/support.ts'
import { pagesOf } from '../account/invoicing/printing/support.ts'
import { openChain } from './support.ts'

const { service, arus, customer, maker, reconciler, start, stop } = await openChain()
type Account = { id: string; version: number; accountNumber: string; status: string }
type Setting = { bankAccountId: string | null; accountNumber: string | null; isClosed: boolean; version: number }

const chosen = async () => (await reconciler.get<{ items: Account[] }>('/v1/bank-accounts')).body.items[0]!
const setting = async () => (await (await service.as(people.owner.email)).get<Setting>('/v1/invoice-bank-details')).body
async function printed(path: string): Promise<string> {
  const answer = await fetch(`${service.address}/v1/${path}`, { headers: { authorization: maker.authorization } })
  return (await pagesOf(Buffer.from(await answer.arrayBuffer()))).join(' ')
}
/** The transfer details shown to the customer at checkout and in the portal. */
const asked = (invoiceId: string) =>
  service.database.readInOrganization(retail, null, async tx => bankOf(tx, await readInvoice(tx, invoiceId)))
const issue = async () => arus.issue((await arus.written(customer)).id)
const act = async (action: string, more: object = {}) => {
  const { id, version } = await chosen()
  const { status, body } = await reconciler.post(`/v1/bank-accounts/${id}/${action}`, { version, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
}
const isClosed = (is: boolean) => waitFor(async () => expect(await setting()).toMatchObject({ isClosed: is }))

it('is printed no more once it is closed, also where that was missed, and again once it is open', async () => {
  const { id, accountNumber } = await chosen()
  await service.sql(
    `insert into invoice_bank_details (organization_id, entity_id, bank_account_id, bank_name, account_number, holder_name, currency)
      select organization_id, id, '${id}', 'BCA', '${accountNumber}', 'PT Nusantara Retail', 'IDR'
      from entity where organization_id = $1 and is_default`,
    [retail],
  )
  await service.sql(
    `insert into named_bank_account (organization_id, bank_account_id, bank_name, account_number)
      values ($1, '${id}', 'BCA', '${accountNumber}')`,
    [retail],
  )
  const early = await issue()
  expect(await printed(`invoices/${early.id}/document`)).toContain(accountNumber)
  expect(await asked(early.id)).toMatchObject({ accountNumber })

  await act('close', { reason: 'Moved to another bank' })
  await isClosed(true)
  expect(await setting()).toMatchObject({ bankAccountId: id, accountNumber, version: 1 })
  const later = await issue()
  expect(await printed(`invoices/${later.id}/document`)).not.toContain(accountNumber)
  expect(await printed(`customers/${customer}/statement/document`)).not.toContain(accountNumber)
  // The earlier document keeps it; what is shown and emailed now does not.
  expect(await printed(`invoices/${early.id}/document`)).toContain(accountNumber)
  expect(await asked(early.id)).toBeNull()
  const log = await service.sql<{ changes: { field: string; after: string | null }[] }>(
    `select changes from activity_log where action = 'SETTINGS_CHANGED' and changes::text like '%invoiceBank%'`,
  )
  expect(log.map(({ changes }) => changes[0])).toMatchObject([{ field: 'invoiceBank', after: null }])

  await act('reopen')
  await isClosed(false)
  expect(await printed(`invoices/${(await issue()).id}/document`)).toContain(accountNumber)
  expect(await asked(later.id)).toMatchObject({ accountNumber })

  // Closed while no reader was running, and the feed has lost the events.
  await stop()
  await act('close', { reason: 'For good' })
  await service.database.asSystem(tx => tx.execute('delete from bank_receipt_position'))
  start()
  await isClosed(true)
})
