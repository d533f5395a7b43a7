// Thresholds and rates of customers that collect VAT: the program's values ask to be confirmed, what changes has its first day, and issued
// invoices keep their figures.
import { expect, it } from 'vitest'
import { fillSomeRegions } from '../customers/support.ts'
import { line } from '../salesOrders/support.ts'
import { freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { invoicing } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Rule = { kind: string; from: string; value: string; confirmedAt: string | null; confirmedBy: string | null }
const PATH = '/v1/collector-rules'
const list = async (member = viewer) => (await member.get<{ items: Rule[] }>(PATH)).body.items
const set = (kind: string, from: string, value: string, member = admin) =>
  member.put<Rule & Problem>(PATH, { kind, from, value })
const remove = (kind: string, from: string, member = admin) =>
  service.send<Problem | null>('DELETE', `${PATH}?kind=${kind}&from=${from}`, { authorization: member.authorization })
const logged = async () =>
  (
    await service.sql<{ changes: { field: string; before: string | null; after: string | null }[] }>(
      `select changes from activity_log where action = 'SETTINGS_CHANGED' and changes::text ~ 'hreshold|pph22' order by at, id`,
    )
  ).flatMap(({ changes }) => changes)

it('shows the program’s own values as unconfirmed until a member who manages the company confirms them', async () => {
  expect(await list()).toEqual([
    { kind: 'GOVERNMENT_THRESHOLD', from: '2022-05-01', value: '2000000.00', confirmedAt: null, confirmedBy: null },
    {
      kind: 'OTHER_COLLECTOR_THRESHOLD',
      from: '2021-02-01',
      value: '10000000.00',
      confirmedAt: null,
      confirmedBy: null,
    },
    { kind: 'PPH22_RATE', from: '2017-03-01', value: '1.50', confirmedAt: null, confirmedBy: null },
  ])
  expect((await set('PPH22_RATE', '2017-03-01', '1.50', maker)).body.code).toBe('G-20')
  expect((await set('PPH22_RATE', '2017-03-01', '1.50')).body).toMatchObject({ confirmedBy: people.admin.id })
  // The same again changes nothing, and tells nothing.
  expect((await set('PPH22_RATE', '2017-03-01', '1.5')).status).toBe(200)
  const [, , rate, ...more] = await list()
  expect(rate).toMatchObject({ kind: 'PPH22_RATE', value: '1.50', confirmedBy: people.admin.id })
  expect(more).toEqual([])
  expect(await logged()).toEqual([{ field: 'pph22Rate', before: null, after: '1.5 %, 2017-03-01' }])
  expect((await list(await service.as(people.owner.email, logistics)))[2]).toMatchObject({ confirmedAt: null })
})

it('refuses another value for a day that has one, impossible ones, and deletes what was wrong', async () => {
  expect((await set('OTHER_COLLECTOR_THRESHOLD', '2027-01-01', '12000000')).status).toBe(200)
  const again = await set('OTHER_COLLECTOR_THRESHOLD', '2027-01-01', '13000000')
  expect(again.body).toMatchObject({ errors: [{ path: 'from', code: 'U-ACC-TR-5' }] })
  for (const [kind, value] of [
    ['PPH22_RATE', '100.01'],
    ['GOVERNMENT_THRESHOLD', '-1'],
    ['GOVERNMENT_THRESHOLD', '1.001'],
    ['VAT_RATE', '1'],
  ] as const)
    expect((await set(kind, '2027-01-01', value)).status).toBe(422)
  expect((await remove('OTHER_COLLECTOR_THRESHOLD', '2027-01-01', maker)).body?.code).toBe('G-20')
  expect((await remove('OTHER_COLLECTOR_THRESHOLD', '2027-01-01')).status).toBe(204)
  expect((await remove('OTHER_COLLECTOR_THRESHOLD', '2027-01-01')).body?.code).toBe('G-7')
})

it('counts for invoices from its day on, and neither for issued ones nor unseen for those that wait', async () => {
  const customerId = await arus.orders.customerWith(null)
  await service.sql(`update customer set tax_status = 'GOVERNMENT' where id = $1`, [customerId])
  const goods = { lines: [line({ kind: 'GOODS', quantity: '1', price: '2500000' })] }
  const withheld = async (id: string) =>
    (await service.sql<{ minor: string }>(`select withheld_minor::text as minor from invoice where id = $1`, [id]))[0]
      ?.minor
  // VAT 275,000, and PPh 22 of 37,500.
  const issued = await arus.issue((await arus.written(customerId, goods)).id)
  expect(await withheld(issued.id)).toBe('31250000')
  const waiting = await arus.written(customerId, goods)
  await arus.submit(waiting.id)
  expect((await set('GOVERNMENT_THRESHOLD', '2026-01-01', '3000000')).status).toBe(200)
  expect(await withheld(issued.id)).toBe('31250000')
  // Its figures would change: the approver doesn't issue what nobody has seen.
  expect(await arus.approve(admin, await arus.read(waiting.id))).toMatchObject({ code: 'U-ACC-IN-23' })
  const after = await arus.issue((await arus.written(customerId, goods)).id)
  expect(await withheld(after.id)).toBe('0')
})
