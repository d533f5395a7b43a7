// Customers over HTTP and Postgres: who enters, reviews and changes them, and what is rejected.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LIFECYCLE } from '../../../../../services/account/invoicing/customers/lifecycle.ts'
import { CUSTOMER_STATUSES } from '../../../../../services/account/invoicing/customers/table.ts'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { company, fillSomeRegions, individual } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const owner = await service.as(people.owner.email)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
type Member = typeof owner

type Customer = {
  id: string
  status: string
  name: string
  legalName: string | null
  phone: string | null
  taxNumber: string | null
  identityNumber: string | null
  accountNumber: string | null
  creditLimit: { amount: string; currency: string } | null
  termDays: number
  allowedActions: string[]
  version: number
  billingAddress: { ward: { code: string; name: string } } | null
  warnings?: { code: string; customerIds: string[] }[]
}
type Page = { items: Customer[] }
type Revisions = {
  items: {
    number: number
    actorId: string
    changes: { field: string; before: string | null; after: string | null }[]
  }[]
}

const add = (person: Member, body: object) =>
  service.send<Customer & Problem>('POST', '/v1/customers', {
    body,
    authorization: `Bearer ${person.token}`,
    headers: { 'idempotency-key': randomUUID() },
  })
const added = async (more: object = {}, person = maker) => {
  const { body, status } = await add(person, company(more))
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}
const terms = {
  termDays: 45,
  termFrom: 'INVOICE_DATE',
  creditLimit: { amount: '750000000.00', currency: 'IDR' },
  stampDuty: 'FLAG',
}
const approve = (person: Member, { id, version }: Customer, more: object = {}) =>
  person.post<Customer & Problem>(`/v1/customers/${id}/approve`, { ...terms, version, ...more })
const active = async (more: object = {}) => (await approve(admin, await added(more))).body
const edit = (person: Member, { id, version }: Customer, more: object) =>
  person.put<Customer & Problem>(`/v1/customers/${id}`, { ...company(), ...terms, version, ...more })

describe('entering customers', () => {
  it('stores numbers and phones in one form, names the regions, and begins with the organization’s terms', async () => {
    const customer = await added({ phone: '0812 3456 7890', taxNumber: '02.183.241.5-000.000' })
    expect(customer).toMatchObject({
      status: 'REQUEST_SENT',
      phone: '+6281234567890',
      taxNumber: '0021832415000000',
      termDays: 30,
      creditLimit: null,
      version: 1,
      billingAddress: { ward: { code: '31.75.09.1001', name: 'Ciracas' } },
    })
  })

  it('begins with the default term and credit limit of the order settings', async () => {
    const { body: settings } = await owner.get<object>('/v1/order-settings')
    const saved = await owner.put('/v1/order-settings', { ...settings, paymentTermDays: 14, creditLimit: '25000000' })
    expect(saved.status).toBe(200)
    expect(await added()).toMatchObject({ termDays: 14, creditLimit: { amount: '25000000.00', currency: 'IDR' } })
  })

  it('takes of each type the fields that it has, and names all that are wrong at once', async () => {
    expect((await add(maker, individual())).status).toBe(201)
    const { status, body } = await add(maker, {
      ...individual({ businessNumber: '8120012345678', industry: 'Ritel', phone: '12' }),
      legalName: 'X',
    })
    expect(status).toBe(422)
    expect(body.errors?.map(({ path }) => path).toSorted()).toEqual(['businessNumber', 'industry', 'phone'])
    const lacking = await add(maker, company({ picName: null, taxNumber: null, industry: '' }))
    expect(lacking.body.errors?.map(({ path }) => path).toSorted()).toEqual(['industry', 'picName', 'taxNumber'])
  })

  it.each([
    [{ taxNumber: '123' }, 'U-ACC-CU-4', 'taxNumber'],
    [{ businessNumber: '12345678901234' }, 'U-ACC-CU-4', 'businessNumber'],
    [{ branchNumber: '12345' }, 'U-ACC-CU-4', 'branchNumber'],
    [{ phone: '0812' }, 'U-ACC-CU-9', 'phone'],
    [{ billingAddress: address({ district: '31.75.10' }) }, 'U-ACC-CU-3', 'billingAddress.ward'],
    [{ billingAddress: address({ province: '32' }) }, 'U-ACC-CU-3', 'billingAddress.regency'],
    [{ billingAddress: address({ ward: '31.75.09.9999' }) }, 'U-ACC-CU-3', 'billingAddress.ward'],
    [{ billingAddress: address({ postalCode: '01234' }) }, 'G-2', 'billingAddress.postalCode'],
    [{ email: 'nobody' }, 'G-2', 'email'],
    [{ billingCycle: 'MONTHLY' }, 'G-2', 'billingDay'],
    [{ billingCycle: 'WEEKLY', billingDay: 8 }, 'G-2', 'billingDay'],
    [{ status: 'ACTIVE' }, 'G-2', 'status'],
    [{ phone: null }, 'G-2', 'phone'],
  ])('refuses %j with %s at %s', async (more, code, path) => {
    const { status, body } = await add(maker, company(more))
    expect([status, body.code, body.errors?.map(each => each.path)]).toEqual([422, code, [path]])
  })

  it.each([
    ['3174094505900001', 201],
    ['3174090505900001', 201],
    // An invalid date in it.
    ['3174097205900001', 'U-ACC-CU-24'],
    ['3174094513900001', 'U-ACC-CU-24'],
    ['3174094505900000', 'U-ACC-CU-4'],
  ])('answers to the NIK %s: %s', async (identityNumber, answer) => {
    const { status, body } = await add(maker, individual({ identityNumber }))
    expect(typeof answer === 'number' ? status : body.code).toBe(answer)
  })

  it('refuses the same tax number and branch, also of two at once, and takes another branch', async () => {
    const taxNumber = '0031047522407000'
    const both = await Promise.all([1, 2].map(() => add(maker, company({ taxNumber }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'U-ACC-CU-5',
      errors: [{ path: 'taxNumber' }],
    })
    expect((await add(maker, company({ taxNumber, branchNumber: '000001' }))).status).toBe(201)
  })

  it('warns of an email that another customer has, whatever its case, and saves all the same', async () => {
    const first = await added({ email: 'finance@surya.example' })
    const { body } = await add(maker, company({ email: 'Finance@Surya.example' }))
    expect(body.warnings).toMatchObject([{ code: 'U-ACC-CU-10', path: 'email', customerIds: [first.id] }])
  })
})

/** A ward of Jakarta, with overrides. */
function address(more: object = {}) {
  return { ...company().billingAddress, ...more }
}

describe('reviewing customers', () => {
  it('makes one active with its terms, by somebody else, and writes to the customer', async () => {
    const customer = await added({ email: 'approved@example.com' })
    expect(customer.allowedActions).toEqual([])
    const { status, body } = await approve(admin, customer)
    expect([status, body]).toMatchObject([
      200,
      { status: 'ACTIVE', termDays: 45, creditLimit: { amount: '750000000.00', currency: 'IDR' }, version: 2 },
    ])
    const letters = await emailsOf(service)
    expect(letters.at(-1)).toMatchObject({ template: 'customerApproved', to: { email: 'approved@example.com' } })
  })

  it('is not for those who entered or edited it, unless the organization lets them', async () => {
    const own = await added({}, owner)
    expect(await approve(owner, own)).toMatchObject({ status: 409, body: { code: 'U-ACC-CU-7' } })
    const other = await added()
    const edited = (await edit(admin, other, { ...company({ alias: 'Lain' }) })).body
    expect(await approve(admin, edited)).toMatchObject({ status: 409, body: { code: 'U-ACC-CU-7' } })
    expect((await approve(owner, edited)).status).toBe(200)
    await service.sql(`update controls set approve_own = true where organization_id = $1`, [retail])
    expect((await approve(owner, own)).status).toBe(200)
    await service.sql(`update controls set approve_own = false where organization_id = $1`, [retail])
  })

  it('happens once: of two at once, one is stale', async () => {
    const customer = await added()
    const answers = await Promise.all([approve(admin, customer), approve(owner, customer)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('turns a request down for a reason, with a link in the customer’s language', async () => {
    const customer = await added({ email: 'rejected@example.com', language: 'en' })
    const { id, version } = customer
    expect(await admin.post(`/v1/customers/${id}/reject`, { version })).toMatchObject({ status: 422 })
    const { body } = await admin.post<Customer>(`/v1/customers/${id}/reject`, { version, reason: 'Papers unreadable' })
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'Papers unreadable' })
    const letter = (await emailsOf(service)).at(-1)
    expect(letter).toMatchObject({
      template: 'customerRejected',
      language: 'en',
      values: { reason: 'Papers unreadable', hours: 72 },
    })
    const [stored] = await service.sql<{ token_hash: Buffer }>(
      `select token_hash from customer_invitation where customer_id = $1 and cancelled_at is null`,
      [id],
    )
    const link = (letter && 'link' in letter.values ? letter.values.link : null) ?? ''
    expect(stored?.token_hash.toString('base64url')).not.toBe(link.split('token=')[1])
  })

  it.each(['-1', 'many', '0.001'])('refuses the credit limit %s', async amount => {
    const { status, body } = await approve(admin, await added(), { creditLimit: { amount, currency: 'IDR' } })
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ['creditLimit.amount']])
  })

  it('takes no limit, and nothing but payment in advance', async () => {
    expect((await approve(admin, await added(), { creditLimit: null })).body.creditLimit).toBeNull()
    const zero = { amount: '0', currency: 'IDR' }
    expect((await approve(admin, await added(), { creditLimit: zero })).body.creditLimit?.amount).toBe('0.00')
  })

  it('wants terms that were chosen', async () => {
    const { id, version } = await added()
    const { body } = await admin.post<Problem>(`/v1/customers/${id}/approve`, { version })
    expect(body.errors?.map(({ path }) => path).toSorted()).toEqual([
      'creditLimit',
      'stampDuty',
      'termDays',
      'termFrom',
    ])
  })
})

describe('customers in use', () => {
  it('are changed by those who manage them, but for what is reviewed', async () => {
    const customer = await active()
    const body = { ...company({ taxNumber: customer.taxNumber }), alias: 'Baru' }
    const changed = await edit(maker, customer, body)
    expect(changed).toMatchObject({ status: 200, body: { alias: 'Baru', version: customer.version + 1 } })
    for (const more of [
      { legalName: 'PT Lain' },
      { taxNumber: '0021832415000999' },
      { accountNumber: '9999999999' },
      { creditLimit: null },
      { creditLimit: { amount: '750000000.01', currency: 'IDR' } },
    ]) {
      const answer = await edit(maker, changed.body, { ...body, ...more })
      expect([more, answer.status, answer.body.code]).toEqual([more, 403, 'U-ACC-CU-11'])
    }
    expect((await edit(admin, changed.body, { ...body, legalName: 'PT Lain' })).status).toBe(200)
  })

  it('are deactivated for a reason, and taken into use again', async () => {
    const { id, version } = await active()
    const off = await maker.post<Customer>(`/v1/customers/${id}/deactivate`, { version, reason: 'Asked to stop' })
    expect(off.body).toMatchObject({ status: 'DEACTIVATED', reason: 'Asked to stop' })
    const again = { version: off.body.version }
    expect(await maker.post(`/v1/customers/${id}/reactivate`, again)).toMatchObject({ status: 403 })
    expect((await admin.post<Customer>(`/v1/customers/${id}/reactivate`, again)).body).toMatchObject({
      status: 'ACTIVE',
      reason: null,
    })
  })

  it('have a revision of every change, with who made it', async () => {
    const customer = await active()
    await edit(admin, customer, { ...company({ taxNumber: customer.taxNumber }), accountNumber: '1234567890' })
    const of = (person: Member) => person.get<Revisions>(`/v1/customers/revisions?customerIds=${customer.id}`)
    const { items } = (await of(maker)).body
    expect(items.map(({ number, actorId }) => [number, actorId])).toEqual([
      [3, people.admin.id],
      [2, people.admin.id],
      [1, people.maker.id],
    ])
    expect(items[0]?.changes).toContainEqual({ field: 'accountNumber', before: '5270000009', after: '1234567890' })
    expect((await of(viewer)).body.items[0]?.changes).toContainEqual({
      field: 'accountNumber',
      before: '••••••0009',
      after: '••••••7890',
    })
  })
})

describe('the lifecycle', () => {
  const requests: Record<keyof typeof LIFECYCLE, (customer: Customer) => Promise<{ status: number; body: object }>> = {
    RESEND: ({ id }) => bulk('/v1/customers/resend', id),
    CANCEL_INVITATION: ({ id }) => bulk('/v1/customers/cancel-invitations', id),
    EDIT: customer => edit(admin, customer, company({ taxNumber: customer.taxNumber ?? undefined })),
    APPROVE: customer => approve(admin, customer),
    REJECT: ({ id, version }) => admin.post(`/v1/customers/${id}/reject`, { version, reason: 'No' }),
    DEACTIVATE: ({ id, version }) => admin.post(`/v1/customers/${id}/deactivate`, { version, reason: 'No' }),
    REACTIVATE: ({ id, version }) => admin.post(`/v1/customers/${id}/reactivate`, { version }),
  }
  async function bulk(path: string, id: string) {
    const { body } = await admin.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>(path, { ids: [id] })
    const [result] = body.results
    return result?.ok ? { status: 200, body: {} } : { status: 409, body: { code: result?.errors[0]?.code } }
  }
  const cells = CUSTOMER_STATUSES.flatMap(status =>
    (Object.keys(LIFECYCLE) as (keyof typeof LIFECYCLE)[]).map(action => [status, action] as const),
  )

  it.each(cells)('%s %s', async (status, action) => {
    const { id } = await added()
    const reason = status === 'REJECTED' || status === 'DEACTIVATED' ? 'Because' : null
    await service.sql(`update customer set status = $2, reason = $3 where id = $1`, [id, status, reason])
    const { body: customer } = await admin.get<Customer>(`/v1/customers/${id}`)
    const step = LIFECYCLE[action].from[status]
    expect(customer.allowedActions.includes(action)).toBe(step !== undefined)
    const answer = await requests[action](customer)
    if (!step) return expect(answer).toMatchObject({ status: 409, body: { code: 'U-ACC-CU-6' } })
    expect(answer.status).toBe(200)
    const after = await admin.get<Customer>(`/v1/customers/${id}`)
    return expect(after.status === 404 ? 'GONE' : after.body.status).toBe(step.to)
  })
})

describe('inviting customers', () => {
  it('takes a pasted list, each on its own, and mails each a link', async () => {
    const emails = ['satu@undang.example', 'DUA@undang.example', 'dua@undang.example', 'tiga', 'empat@undang.example']
    await maker.post('/v1/customers/invite', { emails: ['empat@undang.example'] })
    const { body } = await maker.post<{ results: { email: string; customerId: string | null; errors: object[] }[] }>(
      '/v1/customers/invite',
      { emails, language: 'en' },
    )
    expect(body.results.map(({ email, customerId }) => [email, customerId !== null])).toEqual([
      ['satu@undang.example', true],
      ['dua@undang.example', true],
      ['tiga', false],
      ['empat@undang.example', false],
    ])
    expect(body.results[2]?.errors).toMatchObject([{ path: 'email', code: 'INVALID_EMAIL' }])
    expect(body.results[3]?.errors).toMatchObject([{ path: 'email', code: 'U-ACC-CU-12' }])
    const { items } = (await viewer.get<Page>('/v1/customers?status=INVITED&search=undang.example')).body
    expect(items.map(({ name }) => name).toSorted()).toEqual([
      'dua@undang.example',
      'empat@undang.example',
      'satu@undang.example',
    ])
    const invited = (await emailsOf(service)).filter(({ template }) => template === 'customerInvited')
    expect(invited.map(({ to }) => to.email)).toContain('satu@undang.example')
  })

  it('invites an address once, of two who do so at once', async () => {
    const send = () =>
      maker.post<{ results: { customerId: string | null }[] }>('/v1/customers/invite', {
        emails: ['bersamaan@undang.example'],
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.filter(({ body }) => body.results[0]?.customerId)).toHaveLength(1)
  })

  it('has one link at a time, and sends no more than five in an hour', async () => {
    await maker.post('/v1/customers/invite', { emails: ['banjir@undang.example'] })
    const [{ id } = { id: '' }] = (await maker.get<Page>('/v1/customers?search=banjir')).body.items
    const resend = () =>
      maker.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>('/v1/customers/resend', { ids: [id] })
    for (let sent = 1; sent < 5; sent += 1) expect((await resend()).body.results[0]?.ok).toBe(true)
    expect((await resend()).body.results[0]?.errors).toMatchObject([{ code: 'U-ACC-CU-13' }])
    const sent = (await emailsOf(service)).filter(({ to }) => to.email === 'banjir@undang.example')
    expect(sent.map(({ template }) => template)).toEqual(['customerInvited', ...Array(4).fill('customerReminded')])
    const open = await service.sql(
      `select 1 from customer_invitation where customer_id = $1 and cancelled_at is null and used_at is null`,
      [id],
    )
    expect(open).toHaveLength(1)
  })
})

describe('who may see and do what', () => {
  it('masks numbers for those who neither manage nor review, and in the log for everybody', async () => {
    const { body } = await add(maker, individual({ taxNumber: '0091832415111000', accountNumber: '5270000009' }))
    expect(body).toMatchObject({ id: expect.any(String) })
    expect((await viewer.get<Customer>(`/v1/customers/${body.id}`)).body).toMatchObject({
      identityNumber: '••••••••••••0001',
      taxNumber: '••••••••••••1000',
      accountNumber: '••••••0009',
    })
    const [told] = await service.sql<{ changes: object }>(`select changes from activity_log where record_id = $1`, [
      body.id,
    ])
    expect(JSON.stringify(told?.changes)).not.toMatch(/3174094505900001|0091832415111000|5270000009/)
  })

  it('lets viewers read and change nothing', async () => {
    const customer = await added()
    const { id, version } = customer
    expect(customer).toMatchObject({ status: 'REQUEST_SENT' })
    expect((await viewer.get<Customer>(`/v1/customers/${id}`)).body.allowedActions).toEqual([])
    expect((await viewer.get('/v1/customers/counts')).status).toBe(200)
    for (const answer of [
      await add(viewer, company()),
      await edit(viewer, customer, {}),
      await approve(viewer, customer),
      await approve(maker, customer),
      await edit(maker, customer, {}),
      await viewer.post(`/v1/customers/${id}/deactivate`, { version, reason: 'x' }),
      await viewer.post('/v1/customers/invite', { emails: ['x@example.com'] }),
      await viewer.post('/v1/customers/resend', { ids: [id] }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'G-20' } })
  })

  it('T1: hides customers of another organization, in the words for unknown ones', async () => {
    const customer = await added()
    const unknown = { ...customer, id: randomUUID() }
    const calls = (of: Customer) => [
      elsewhere.get<Problem>(`/v1/customers/${of.id}`),
      edit(elsewhere, of, company()),
      approve(elsewhere, of),
      elsewhere.post<Problem>(`/v1/customers/${of.id}/reject`, { version: 1, reason: 'x' }),
    ]
    const foreign = await Promise.all(calls(customer))
    const none = await Promise.all(calls(unknown))
    for (const [index, answer] of foreign.entries()) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'G-7' } })
      expect({ ...answer.body, requestId: '' }).toEqual({ ...none[index]?.body, requestId: '' })
    }
    for (const list of [`/v1/customers?ids=${customer.id}`, `/v1/customers/revisions?customerIds=${customer.id}`])
      expect((await elsewhere.get<Page>(list)).body.items).toEqual([])
  })
})
