// A payment at a provider in the export of payments: pending until the provider has paid it out, and by which payout.
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { until } from '../../../../support/until.ts'
import { openMail } from '../../mailServer.ts'
import { freshAccount, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { startStandInTreasury } from './standInTreasury.ts'
import { checkingOut } from './support.ts'

const treasury = await startStandInTreasury()
const service = await freshAccount({}, { treasury })
// With the workers that write exports.
await openMail(service)
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { orders, written, issue } = invoicing(service, { maker, admin })
const { linkTo, started, report } = checkingOut(service, maker)
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

async function exported(customerId: string): Promise<string[][]> {
  const asked = await maker.post<{ id: string }>('/v1/exports', {
    list: 'RECEIVED_PAYMENTS',
    format: 'CSV',
    columns: ['amount', 'settlement'],
    filter: { sort: 'createdAt', customerId },
  })
  expect(asked.status).toBe(202)
  await until(async () => (await maker.get<{ status: string }>(`/v1/exports/${asked.body.id}`)).body.status === 'READY')
  const file = await fetch(`${service.address}/v1/exports/${asked.body.id}/content`, {
    headers: { authorization: `Bearer ${maker.token}` },
  })
  const rows: string[][] = parse(await file.text(), { bom: true })
  return rows
}

it('says whether a payment is paid out, and by which payout', async () => {
  const customerId = await orders.customerWith(null)
  const lines = [line({ kind: 'SERVICE', quantity: '1', price: '5000000' })]
  const invoice = await issue((await written(customerId, { vatTreatment: 'EXEMPT', lines })).id)
  const paid = treasury.pay((await started(await linkTo(invoice.id))).id)
  await report(paid)
  const head = ['Amount', 'Currency', 'Settlement', 'Batch']
  expect(await exported(customerId)).toEqual([head, ['5000000.00', 'IDR', 'Pending', '']])
  const inBatch = (status: 'PENDING' | 'SETTLED') => ({ ...paid, settlement: { reference: 'wd_7', status } })
  await report(inBatch('PENDING'))
  expect(await exported(customerId)).toEqual([head, ['5000000.00', 'IDR', 'Pending', 'wd_7']])
  await report(inBatch('SETTLED'))
  expect(await exported(customerId)).toEqual([head, ['5000000.00', 'IDR', 'Settled', 'wd_7']])
})

it('offers the column to those who see settlements', async () => {
  const columns = async (email: string) => {
    const { body } = await (
      await service.as(email)
    ).get<{ items: { name: string }[] }>('/v1/exports/columns?list=RECEIVED_PAYMENTS')
    return body.items.map(({ name }) => name)
  }
  expect(await columns(people.maker.email)).toContain('settlement')
  await service.sql(
    `update role set permissions = array_remove(permissions, 'invoicing.settlements.view') where organization_id = $1`,
    [retail],
  )
  expect(await columns(people.maker.email)).not.toContain('settlement')
})
