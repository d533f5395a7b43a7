// The customer portal over HTTP and Postgres: who signs in by a link, and that a session sees only its own customer.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sendRequestedLinks } from '../../../../services/account/invoicing/customerPortal/links.ts'
import { seal } from '../../../../services/account/mail/public.ts'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set modes = '{TREASURY,INVOICING}', tax_number = '0021832415000000'`)
const owner = await service.as(people.owner.email)
await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })

type Session = { id: string; expiresAt: string }
type Portal = { email: string; organizationName: string; customer: { id: string; name: string }; balances: object[] }
type Listed = { items: { id: string; number: string }[] }

async function customer() {
  const id = await arus.orders.customerWith(null)
  const email = `${randomUUID()}@buyer.example`
  await service.sql('update customer set email = $1 where id = $2', [email, id])
  return { id, email }
}
const requestFor = (email: string) => sendRequestedLinks(service.account, seal(service.account.secrets, { email }))
const linksTo = async (email: string) =>
  (await emailsOf(service)).flatMap(({ to, template, values }) =>
    template === 'customerSignIn' && to.email === email ? [values.link.split('token=')[1] ?? ''] : [],
  )
async function linkOf(email: string): Promise<string> {
  await requestFor(email)
  return (await linksTo(email)).at(-1) ?? ''
}
const enter = (token: string, more: object = {}) =>
  service.send<Session & Problem>('POST', '/v1/portal/sign-in', { body: { token, ...more } })
const exchange = (session: string) =>
  service.send<{ token: string; tags: string[] } & Problem>('POST', '/v1/portal/session', { body: { session } })
async function signedIn(email: string) {
  const session = (await enter(await linkOf(email))).body.id
  const { token, tags } = (await exchange(session)).body
  const authorization = `Bearer ${token}`
  const get = <Body = Problem>(path: string) => service.send<Body>('GET', path, { authorization })
  return { session, authorization, tags, get }
}
const manage = (id: string, what: string, email: string, person = maker) =>
  person.post(`/v1/customers/${id}/users/${what}`, { email })

async function reactivate(id: string) {
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${id}`)).body
  expect((await admin.post(`/v1/customers/${id}/reactivate`, { version })).status).toBe(200)
}

it('signs in once by a link, which is kept as a hash and is over after a quarter of an hour', async () => {
  const { id, email } = await customer()
  const token = await linkOf(email.toUpperCase().toLowerCase())
  expect(
    await service.sql('select 1 from customer_sign_in_link where token_hash::text like $1', [`%${token}%`]),
  ).toEqual([])
  const [entered, late] = await Promise.all([enter(token), enter(token)])
  expect([entered.status, late.status].sort()).toEqual([200, 422])
  expect([entered.body.code, late.body.code]).toContain('U-ACC-CU-15')
  const { body } = entered.status === 200 ? entered : late
  const { token: bearer } = (await exchange(body.id)).body
  const mine = await service.send<Portal>('GET', '/v1/portal', { authorization: `Bearer ${bearer}` })
  expect(mine.body).toMatchObject({ email, organizationName: 'PT Nusantara Retail', customer: { id } })

  const old = await linkOf(email)
  await service.sql(`update customer_sign_in_link set expires_at = now() where customer_id = $1`, [id])
  expect((await enter(old)).body.code).toBe('U-ACC-CU-15')
  expect((await enter('a'.repeat(43))).body.code).toBe('U-ACC-CU-15')
})

it('a newer link leaves the one before it, and each signs in once', async () => {
  const { email } = await customer()
  const links = [await linkOf(email), await linkOf(email)]
  for (const link of links) expect((await enter(link)).status).toBe(200)
  for (const link of links) expect((await enter(link)).body.code).toBe('U-ACC-CU-15')
})

it('answers alike whoever has the email, and refuses who asks too often', async () => {
  const { email } = await customer()
  const ask = (of: string) =>
    service.send<Problem>('POST', '/v1/portal/sign-in/request', {
      body: { email: of },
      headers: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.1` },
    })
  const [known, unknown] = [await ask(email), await ask(`${randomUUID()}@nobody.example`)]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  await requestFor(`${randomUUID()}@nobody.example`)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)))
  expect(answers.filter(({ body }) => body.code === 'R-3').length).toBeGreaterThanOrEqual(4)
})

it('mails each user five links an hour at most', async () => {
  const { email } = await customer()
  for (let count = 0; count < 8; count++) await requestFor(email)
  expect(await linksTo(email)).toHaveLength(5)
})

it('one email at two sellers is two sessions, each of its own seller', async () => {
  const { id, email } = await customer()
  const other = randomUUID()
  await service.sql(
    `insert into customer (organization_id, id, status, type, email, legal_name, phone, billing_address, term_days, credit_currency)
     select $1, $2, 'ACTIVE', 'COMPANY', $3, 'CV Dua Penjual', phone, billing_address, 30, 'IDR' from customer where id = $4`,
    [logistics, other, email, id],
  )
  await requestFor(email)
  const tokens = await linksTo(email)
  expect(tokens).toHaveLength(2)
  const seen = await Promise.all(
    tokens.map(async token => {
      const { token: bearer } = (await exchange((await enter(token)).body.id)).body
      return (await service.send<Portal>('GET', '/v1/portal', { authorization: `Bearer ${bearer}` })).body
    }),
  )
  expect(seen.map(({ customer: { id: of } }) => of).sort()).toEqual([id, other].sort())
  expect(new Set(seen.map(({ organizationName }) => organizationName)).size).toBe(2)
})

it('says of virtual accounts which legal entity they pay to', async () => {
  const one = await customer()
  const { body: branch } = await admin.post<{ id: string }>('/v1/entities', { name: 'CV Cabang Portal' })
  const open = (bankCode: string, payee: string | null) =>
    service.sql(
      `insert into customer_virtual_account (organization_id, id, customer_id, bank_code, status, expires_on, expires_at, language, number,
        created_at, status_changed_at, payout_entity_id)
      values ($1, gen_random_uuid(), $2, $3, 'ACTIVE', current_date + 30, now() + interval '30 days', 'en', $4, now(), now(), $5)`,
      [retail, one.id, bankCode, `8808${bankCode}`, payee],
    )
  await open('008', branch.id)
  await open('014', null)
  const mine = await signedIn(one.email)
  const { body } = await mine.get<{ virtualAccounts: { number: string; payee: string | null }[] }>('/v1/portal')
  expect(body.virtualAccounts).toMatchObject([
    { number: '8808008', payee: 'CV Cabang Portal' },
    { number: '8808014', payee: null },
  ])
})

it('shows issued invoices, approved orders and what is open, and of other customers nothing', async () => {
  const [one, other] = [await customer(), await customer()]
  const [issued, draft, foreign] = [
    await arus.issue((await arus.written(one.id, { internalNote: 'RAHASIA' })).id),
    await arus.written(one.id),
    await arus.issue((await arus.written(other.id)).id),
  ]
  const mine = await signedIn(one.email)
  expect((await mine.get<Listed>('/v1/portal/invoices')).body.items).toMatchObject([{ number: issued.number }])
  const detail = await mine.get<object>(`/v1/portal/invoices/${issued.id}`)
  expect(detail.body).toMatchObject({ total: issued.totals.total, lines: [{ quantity: expect.any(String) }] })
  expect(JSON.stringify(detail.body)).not.toContain('RAHASIA')
  expect((await mine.get<Portal>('/v1/portal')).body.balances).toMatchObject([
    { toPay: issued.totals.expectedCash, unpaidCount: 1 },
  ])
  // A claimed payment is neither due again nor settled.
  await service.sql(
    `update invoice set unverified_minor = remaining_minor - withheld_open_minor, remaining_minor = withheld_open_minor,
      status = 'PARTIALLY_PAID' where id = $1`,
    [issued.id],
  )
  const none = { ...issued.totals.total, amount: '0.00' }
  expect((await mine.get<object>(`/v1/portal/invoices/${issued.id}`)).body).toMatchObject({
    toPay: none,
    settled: none,
    unverified: issued.totals.expectedCash,
  })
  expect((await mine.get<Portal>('/v1/portal')).body.balances).toMatchObject([
    { toPay: none, unpaidCount: 0, unverified: issued.totals.expectedCash },
  ])
  const unknown = await mine.get(`/v1/portal/invoices/${randomUUID()}`)
  for (const id of [draft.id, foreign.id]) {
    expect(await mine.get(`/v1/portal/invoices/${id}`)).toMatchObject({
      status: 404,
      body: { ...unknown.body, requestId: expect.any(String) },
    })
    expect((await mine.get(`/v1/portal/invoices/${id}/document`)).status).toBe(404)
  }
  const pdf = await fetch(`${service.address}/v1/portal/invoices/${issued.id}/document`, {
    headers: { authorization: mine.authorization },
  })
  expect([
    pdf.status,
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-'])
})

it('a customer’s session reaches none of staff’s routes, and staff’s reach none of the customers’', async () => {
  const { email } = await customer()
  const mine = await signedIn(email)
  type Contract = { paths: Record<string, Record<string, { security?: object[] }>> }
  const contract = JSON.parse(readFileSync('services/account/openapi.json', 'utf8')) as Contract
  let ofCustomers = 0
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, { security }] of Object.entries(methods)) {
      if (security?.length === 0) continue
      const isOfCustomers = security?.some(scheme => 'customer' in scheme) ?? false
      if (isOfCustomers) ofCustomers++
      const answer = await fetch(service.address + path.replaceAll(/\{\w+\}/g, () => randomUUID()), {
        method: method.toUpperCase(),
        headers: { authorization: isOfCustomers ? admin.authorization : mine.authorization },
      })
      expect([answer.status, ((await answer.json()) as Problem).code], `${method} ${path}`).toEqual([401, 'G-10'])
    }
  expect(ofCustomers).toBe(24)
})

it('the database itself keeps a customer’s session to its rows, and to reading', async () => {
  const [one, other] = [await customer(), await customer()]
  await arus.issue((await arus.written(other.id)).id)
  const asOne = (statement: string, customerId = one.id, organizationId: string = retail) =>
    service.account.database.readAsCustomer(organizationId, customerId, tx => tx.execute(sql.raw(statement)))
  expect((await asOne('select id from customer')).rows).toEqual([{ id: one.id }])
  expect((await asOne('select id from customer', one.id, logistics)).rows).toEqual([])
  for (const table of [
    'invoice',
    'invoice_line',
    'sales_order',
    'sales_order_line',
    'purchase_order',
    'credit_memo',
    'conversation_message',
    'file',
  ])
    expect((await asOne(`select id from ${table}`)).rows, table).toEqual([])
  for (const closed of [
    'select internal_note from invoice',
    'select author_ids from sales_order',
    'select credit_limit_minor from customer',
    'select 1 from membership',
    'select 1 from customer_session',
    'select 1 from customer_document',
    'select 1 from activity_log',
    'select 1 from person',
    'update customer set email = email',
    'delete from invoice',
  ])
    await expect(asOne(closed), closed).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^(?:42501|25006)$/) },
    })
  // Every table readable by the role is restricted to the customer as well as the organization.
  const policies = await service.sql<{ name: string; qual: string }>(`
    select tablename as name, qual from pg_policies where 'account_customer' = any (roles)`)
  const readable = await service.sql<{ name: string }>(`
    select distinct table_name as name from information_schema.column_privileges where grantee = 'account_customer'`)
  expect(new Set(policies.map(({ name }) => name))).toEqual(new Set(readable.map(({ name }) => name)))
  for (const { name, qual } of policies) {
    expect(qual, name).toContain('app.organization')
    expect(
      /app\.customer_id|SELECT\s+FROM (?:invoice|sales_order|purchase_order|received_payment|withholding_slip|conversation_\w+) /.test(
        qual,
      ),
      name,
    ).toBe(true)
  }
})

it('a session is over when its customer is deactivated, its email replaced, or staff end it', async () => {
  const [deactivated, moved, ended, removed] = [await customer(), await customer(), await customer(), await customer()]
  const alive = async (session: string) => (await exchange(session)).status === 200
  const first = await signedIn(deactivated.email)
  expect(first.tags).toContain(`customer:${deactivated.id}`)
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${deactivated.id}`)).body
  const pending = await linkOf(deactivated.email)
  expect((await admin.post(`/v1/customers/${deactivated.id}/deactivate`, { version, reason: 'x' })).status).toBe(200)
  expect(await alive(first.session)).toBe(false)
  expect((await enter(pending)).body.code).toBe('U-ACC-CU-15')
  await requestFor(deactivated.email)
  expect(await linksTo(deactivated.email)).toHaveLength(2)
  // Ended sessions stay ended when the customer is reactivated.
  await reactivate(deactivated.id)
  expect(await alive(first.session)).toBe(false)
  expect((await enter(pending)).body.code).toBe('U-ACC-CU-15')
  expect((await enter(await linkOf(deactivated.email))).status).toBe(200)

  const second = await signedIn(moved.email)
  await service.sql(`update customer set email = 'new@buyer.example' where id = $1`, [moved.id])
  expect(await alive(second.session)).toBe(false)

  const third = await signedIn(ended.email)
  expect((await manage(ended.id, 'end-sessions', ended.email, viewer)).status).toBe(403)
  expect((await manage(ended.id, 'end-sessions', ended.email)).status).toBe(200)
  expect(await alive(third.session)).toBe(false)
  expect((await enter(await linkOf(ended.email))).status).toBe(200)

  const fourth = await signedIn(removed.email)
  expect((await manage(removed.id, 'remove', removed.email)).status).toBe(200)
  expect(await alive(fourth.session)).toBe(false)
  const before = (await linksTo(removed.email)).length
  await requestFor(removed.email)
  expect(await linksTo(removed.email)).toHaveLength(before)
  // Until staff invite them again.
  expect((await manage(removed.id, 'send-link', removed.email)).status).toBe(200)
  expect((await enter((await linksTo(removed.email)).at(-1) ?? '')).status).toBe(200)
})

it('of a sign-in and a deactivation at once, no session outlives the deactivation', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, email } = await customer()
    const token = await linkOf(email)
    const { version } = (await admin.get<{ version: number }>(`/v1/customers/${id}`)).body
    const [entered, ended] = await Promise.all([
      enter(token),
      admin.post(`/v1/customers/${id}/deactivate`, { version, reason: 'x' }),
    ])
    expect(ended.status).toBe(200)
    await reactivate(id)
    if (entered.status === 200) expect((await exchange(entered.body.id)).status).toBe(401)
    else expect(entered.body.code).toBe('U-ACC-CU-15')
    expect((await enter(token)).body.code).toBe('U-ACC-CU-15')
  }
})

it('staff add users and see them; unknown customers and users are not found', async () => {
  const { id, email } = await customer()
  expect((await manage(id, 'send-link', 'Finance@Buyer.example')).status).toBe(200)
  expect((await manage(id, 'send-link', 'no email')).body).toMatchObject({ code: 'U-ACC-CU-16' })
  const { body } = await viewer.get<{ items: object[] }>(`/v1/customers/users?customerIds=${id}`)
  expect(body.items).toEqual([
    { customerId: id, email, isMainContact: true, lastSignedInAt: null, sessions: 0 },
    { customerId: id, email: 'finance@buyer.example', isMainContact: false, lastSignedInAt: null, sessions: 0 },
  ])
  expect((await manage(randomUUID(), 'send-link', email)).status).toBe(404)
  expect((await manage(id, 'remove', 'nobody@buyer.example')).status).toBe(404)
})

it('signing out ends the session, and signing in ends the one that the browser had', async () => {
  const { email } = await customer()
  const first = await signedIn(email)
  const second = (await enter(await linkOf(email), { previousSession: first.session })).body.id
  expect((await exchange(first.session)).body.code).toBe('G-10')
  expect((await service.send('POST', '/v1/portal/sign-out', { body: { session: second } })).status).toBe(200)
  expect((await exchange(second)).body.code).toBe('G-10')
})
