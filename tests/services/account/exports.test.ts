// Exports of the account service's lists, and the emails of exports of both services.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailFinishedExport } from '../../../services/account/exports/mailExport.ts'
import { exportsOf } from '../../../services/kit/module.ts'
import { accountModules } from '../../../services/account/modules.ts'
import { atFileEnd } from '../../support/fileEnd.ts'
import { until } from '../../support/until.ts'
import { openMail } from './mailServer.ts'
import { freshAccount, retail } from './support.ts'

const service = await freshAccount()
const mail = await openMail(service)
const maker = await service.as('maker@arus.test')

type Export = { id: string; status: string; fileName: string; done: number; code?: string }
const MEMBERS = {
  list: 'MEMBERS',
  format: 'CSV',
  columns: ['name', 'email', 'role', 'createdAt', 'status'],
  filter: { sort: 'email' },
}

async function finished(id: string, by: Pick<typeof maker, 'get'> = maker): Promise<Export> {
  return until(async () => {
    const { body } = await by.get<Export>(`/v1/exports/${id}`)
    return body.status === 'READY' && body
  })
}
const download = (id: string, token: string) =>
  fetch(`${service.address}/v1/exports/${id}/content`, { headers: { authorization: `Bearer ${token}` } })

it('writes the members as the screen has them, mails who asked once, and keeps the file from everybody else', async () => {
  const { status, body } = await maker.post<Export>('/v1/exports', MEMBERS)
  expect(status).toBe(202)
  const one = await finished(body.id)
  const listed = await maker.get<{ items: { email: string; fullName: string; role: { name: string } }[] }>(
    '/v1/members?sort=email',
  )
  const [head, ...rows] = parse(await (await download(one.id, maker.token)).text(), { bom: true })
  expect(head).toEqual(['Name', 'Email', 'Role', 'Added (Asia/Jakarta)', 'Status'])
  expect(rows.map(([name, email, role]) => [name, email, role])).toEqual(
    listed.body.items.map(({ fullName, email, role }) => [fullName, email, role.name]),
  )
  expect(rows.every(row => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(row[3] ?? '') && row[4] === 'Active')).toBe(true)

  const [letter] = await mail.letters(1)
  expect(letter?.subject).toBe(`Your export is ready: ${one.fileName}`)
  expect(letter?.to).toMatchObject([{ address: 'maker@arus.test' }])
  expect(letter?.text).toContain(`${rows.length} rows`)
  expect(letter?.text).toContain('http://localhost:4000/exports')
  const again = { service: 'account', organizationId: retail, exportId: one.id } as const
  await mailFinishedExport(service.account, undefined, again)
  expect(mail.unread()).toEqual([])

  const owner = await service.as('owner@arus.test')
  expect((await download(one.id, owner.token)).status).toBe(404)
})

/** A token whose name is a formula, and the deliveries of two webhooks. */
const [ours, others] = [randomUUID(), randomUUID()]
async function storeIntegrations() {
  await service.database.inOrganization(retail, null, async tx => {
    await tx.execute(sql`
      insert into api_token (organization_id, id, name, secret_hash, membership_id, person_id, permissions, expires_at)
      select organization_id, gen_random_uuid(), '=HYPERLINK("http://x")', '\\x01', id, person_id, '{account.members.view,exports.create}',
        now() + interval '1 day'
      from membership where organization_id = ${retail} limit 1`)
    for (const [id, status] of [
      [ours, 'DELIVERED'],
      [ours, 'FAILED'],
      [others, 'DELIVERED'],
    ] as const) {
      await tx.execute(sql`
        insert into webhook (organization_id, id, url, events, secret, created_by)
        values (${retail}, ${id}, 'https://erp.example/hook', '{PAYMENT_CHANGED}', '\\x01', gen_random_uuid()) on conflict do nothing`)
      await tx.execute(sql`
        insert into webhook_delivery (organization_id, id, webhook_id, event_id, event, payload, status, attempts, gives_up_at)
        values (${retail}, gen_random_uuid(), ${id}, gen_random_uuid(), 'PAYMENT_CHANGED', '{"secret":1}', ${status}, 2, now())`)
    }
  })
}

/** A product, and a customer with numbers that no file contains. */
async function storeSales() {
  await service.database.inOrganization(retail, null, async tx => {
    await tx.execute(sql`
      insert into product (organization_id, id, code, name, kind, unit, tax_unit, vat_treatment, withholding)
      values (${retail}, gen_random_uuid(), 'JSA-1', 'Jasa kirim', 'SERVICE', 'rit', 'UM.0030', 'STANDARD', 'PPH23')`)
    await tx.execute(sql`
      insert into customer (organization_id, id, status, type, legal_name, email, tax_number, account_number, billing_address, term_days,
        credit_limit_minor, credit_currency)
      values (${retail}, gen_random_uuid(), 'ACTIVE', 'COMPANY', 'PT Surya', 'tania@surya.example', '0021832415000000', '5270000009', '{}', 30,
        75000000000, 'IDR')`)
    await tx.execute(sql`
      insert into received_payment (organization_id, id, number, status, method, customer_id, customer_name, payment_date, currency,
        amount_minor, unapplied_minor, search_text)
      select organization_id, gen_random_uuid(), 'PAY-2026-000001', 'SUCCEEDED', 'CHEQUE', id, 'PT Surya', '2026-11-20', 'IDR', 5000, 5000, ''
      from customer where legal_name = 'PT Surya'`)
    await tx.execute(sql`
      insert into withholding_slip (organization_id, id, number, customer_id, customer_name, slip_date, period, currency, amount_minor, search_text)
      select organization_id, gen_random_uuid(), '2600018841', id, 'PT Surya', '2026-11-20', '2026-11-01', 'IDR', 2000, ''
      from customer where legal_name = 'PT Surya'`)
  })
}

it('writes every list with all of its columns, and nothing that is kept secret', async () => {
  await storeIntegrations()
  await storeSales()
  const owner = await service.as('owner@arus.test')
  const files = new Map<string, string[][]>()
  for (const list of exportsOf(accountModules).keys()) {
    const { body } = await owner.get<{ items: { name: string }[] }>(`/v1/exports/columns?list=${list}`)
    const request = {
      list,
      format: 'CSV',
      columns: body.items.map(({ name }) => name),
      ...(list === 'WEBHOOK_DELIVERIES' && { filter: { webhookId: ours } }),
      ...(list === 'AGED_RECEIVABLES' && { filter: { asOf: '2026-11-23' } }),
    }
    const { body: asked } = await owner.post<Export>('/v1/exports', request)
    await finished(asked.id, owner)
    const content = await (await download(asked.id, owner.token)).text()
    for (const kept of ['secret', '0021832415000000', '5270000009']) expect(content).not.toContain(kept)
    files.set(list, parse(content, { bom: true, from: 2 }))
    await mail.letters(1)
  }
  expect([...files.keys()].toSorted()).toEqual([
    'AGED_RECEIVABLES',
    'API_TOKENS',
    'CREDIT_MEMOS',
    'CUSTOMERS',
    'GOODS_RECEIPTS',
    'INVOICES',
    'MEMBERS',
    'PRODUCTS',
    'PURCHASE_ORDERS',
    'RECEIVED_PAYMENTS',
    'SALES_ORDERS',
    'WEBHOOK_DELIVERIES',
    'WITHHOLDING_SLIPS',
  ])
  expect(files.get('PRODUCTS')?.map(row => row.slice(0, 7))).toEqual([
    ['JSA-1', 'Jasa kirim', 'Service', 'rit', 'Kegiatan', 'Standard, 11%', 'PPh 23, 2%'],
  ])
  const [customer] = files.get('CUSTOMERS') ?? []
  expect(customer?.slice(0, 9)).toEqual([
    'PT Surya',
    '',
    'Company',
    '',
    'tania@surya.example',
    'Active',
    '30',
    '750000000.00',
    'IDR',
  ])
  expect(customer?.slice(9, 16)).toEqual(['0.00', 'IDR', '0.00', 'IDR', '0.00', 'IDR', '0'])
  const nothing = Array.from({ length: 9 }, () => '0.00')
  expect(files.get('AGED_RECEIVABLES')).toEqual([['PT Surya', '2026-11-23', 'IDR', ...nothing, '50.00', '0.00']])
  const [token] = files.get('API_TOKENS') ?? []
  expect(token?.slice(0, 3)).toEqual([`'=HYPERLINK("http://x")`, 'Active', 'account.members.view, exports.create'])
  const deliveries = files.get('WEBHOOK_DELIVERIES')?.map(([event, , status]) => [event, status])
  expect(deliveries?.toSorted()).toEqual([
    ['payment.changed', 'Delivered'],
    ['payment.changed', 'Failed'],
  ])
  // A maker manages neither.
  const refused = await maker.post<Export>('/v1/exports', { list: 'API_TOKENS', format: 'CSV', columns: ['name'] })
  expect([refused.status, refused.body.code]).toEqual([403, 'G-20'])
})

/** A treasury stub that knows one export. */
async function treasuryWith(answer: object | null) {
  const server = createServer((_request, response) => {
    response
      .writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atFileEnd(async () => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://127.0.0.1:${address.port}`, token: async () => 'ours' }
}

it('mails of a failed export of treasury in the words of the product, and of none that is gone', async () => {
  const { rows } = await service.database.asSystem(tx =>
    tx.execute<{ id: string }>(sql`select id from person where email = 'maker@arus.test'`),
  )
  const exportId = randomUUID()
  const job = { service: 'treasury', organizationId: retail, exportId } as const
  const failed = {
    id: exportId,
    createdBy: rows[0]!.id,
    locale: 'en',
    fileName: 'Bills 2026-11-23.csv',
    rows: 0,
    isReady: false,
  }
  await mailFinishedExport(service.account, await treasuryWith(null), job)
  await mailFinishedExport(service.account, await treasuryWith({ ...failed, createdBy: randomUUID() }), {
    ...job,
    exportId: randomUUID(),
  })
  await mailFinishedExport(service.account, await treasuryWith(failed), job)
  const [letter] = await mail.letters(1)
  expect(letter?.subject).toBe('Your export failed: Bills 2026-11-23.csv')
  expect(letter?.text).toContain('Oops! An error occurred while exporting the records. Please try again later.')
  expect(mail.unread()).toEqual([])
})
