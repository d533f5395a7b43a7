// Conversations over HTTP and Postgres: who reads and writes, who is emailed, and that nothing internal reaches a customer.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seal } from '../../../../services/account/mail/public.ts'
import { visibilitiesFor } from '../../../../services/account/invoicing/conversations/records.ts'
import { sendRequestedLinks } from '../../../../services/account/invoicing/customerPortal/links.ts'
import { freshAccount, emailsOf, logistics, people, type Problem, retail } from '../support.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const owner = await service.as(people.owner.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set modes = '{TREASURY,INVOICING}', tax_number = '0021832415000000'`)
await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })

type Member = typeof maker
type Kind = 'SALES_ORDER' | 'INVOICE'
type Message = {
  id: string
  visibility: string
  authorId: string | null
  authorName: string
  customerEmail: string | null
  body: string
  mentions: string[]
  files: { fileId: string; name: string }[]
  mailedTo: string[]
  editedAt: string | null
  deletedAt: string | null
  allowedActions: string[]
  version: number
}
type Page = { items: Message[]; next: string | null }
type PortalMessages = { items: { body: string; isOwnSide: boolean; authorName: string; files: { fileId: string }[] }[] }

const idOf = async ({ email }: { email: string }) =>
  (await service.sql<{ id: string }>('select id from person where email = $1', [email]))[0]!.id

async function customer() {
  const id = await arus.orders.customerWith(null)
  const email = `${randomUUID()}@buyer.example`
  await service.sql('update customer set email = $1 where id = $2', [email, id])
  return { id, email }
}
const draft = (kind: Kind, recordId: string, more: object = {}) => ({
  kind,
  recordId,
  visibility: 'INTERNAL',
  body: 'Apakah harga ini benar?',
  mentions: [],
  fileIds: [],
  ...more,
})
const post = (kind: Kind, recordId: string, more: object = {}, person: Member = maker) =>
  arus.post<Message>(person, '/v1/conversations/messages', draft(kind, recordId, more))
const read = async (kind: Kind, recordId: string, person: Member = maker) =>
  (await person.get<Page & Problem>(`/v1/conversations/messages?kind=${kind}&recordId=${recordId}`)).body
const emailsTo = async (email: string) => (await emailsOf(service)).filter(({ to }) => to.email === email)

async function tokenOf(session: string): Promise<string> {
  const { body } = await service.send<{ token: string }>('POST', '/v1/portal/session', { body: { session } })
  return `Bearer ${body.token}`
}
async function enter(token: string) {
  const { body } = await service.send<{ id: string }>('POST', '/v1/portal/sign-in', { body: { token } })
  const authorization = await tokenOf(body.id)
  return {
    authorization,
    get: <Body = Problem>(path: string) => service.send<Body>('GET', path, { authorization }),
    answer: (kind: Kind, recordId: string, body: string) =>
      service.send<PortalMessages & Problem>('POST', '/v1/portal/messages', {
        authorization,
        body: { kind, recordId, body },
      }),
  }
}
async function signedIn(email: string) {
  await sendRequestedLinks(service.account, seal(service.account.secrets, { email }))
  const letter = (await emailsTo(email)).findLast(({ template }) => template === 'customerSignIn')
  return enter(letter?.template === 'customerSignIn' ? (letter.values.link.split('token=')[1] ?? '') : '')
}
async function upload(purpose: string, person: Member = maker) {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const { body } = await person.post<{ id: string }>('/v1/files', {
    purpose,
    name: 'surat-jalan.pdf',
    size: bytes.length,
    contentType: 'application/pdf',
  })
  await fetch(`${service.address}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: { authorization: person.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(bytes),
  })
  return body.id
}
/** An order visible to its customer, and a portal user of that customer. */
async function shownOrder() {
  const { id, email } = await customer()
  const { id: shown } = await arus.orders.approved(id)
  return { order: shown, guest: await signedIn(email) }
}
const { id: buyer, email: buyerEmail } = await customer()
const order = await arus.orders.approved(buyer)
const invoice = await arus.issue((await arus.written(buyer)).id)
const unissued = await arus.written(buyer)

it('members write among themselves about orders, invoices and drafts; repeated, a message is one', async () => {
  const other = await arus.orders.approved(buyer)
  const body = draft('SALES_ORDER', other.id, { body: '  Dua baris\nsatu pesan  ' })
  const key = randomUUID()
  const send = () =>
    service.send<Message>('POST', '/v1/conversations/messages', {
      body,
      authorization: maker.authorization,
      headers: { 'idempotency-key': key },
    })
  const [first, again] = [await send(), await send()]
  expect([first.status, again.body.id]).toEqual([201, first.body.id])
  expect(first.body).toMatchObject({ body: 'Dua baris\nsatu pesan', visibility: 'INTERNAL', customerEmail: null })
  expect((await post('SALES_ORDER', other.id, { body: 'Benar' }, admin)).status).toBe(201)
  expect((await read('SALES_ORDER', other.id, viewer)).items.map(one => [one.body, one.allowedActions])).toEqual([
    ['Benar', []],
    ['Dua baris\nsatu pesan', []],
  ])
  expect((await post('INVOICE', unissued.id)).status).toBe(201)
  // Viewers can't write; text is neither empty, too long, nor invisible.
  expect((await post('SALES_ORDER', other.id, {}, viewer)).body.code).toBe('G-20')
  for (const wrong of ['   ', '\u200B', '\u2060 \uFE0F', 'x'.repeat(5_001), 'a\u202Eb', 'a\u0000b'])
    expect((await post('SALES_ORDER', other.id, { body: wrong })).body.code, wrong).toBe('G-2')
  expect((await post('INVOICE', other.id)).body.code).toBe('G-7')
  expect((await post('SALES_ORDER', randomUUID())).body.code).toBe('G-7')
  const elsewhere = await service.as(people.owner.email, logistics)
  expect((await read('SALES_ORDER', other.id, elsewhere)).items).toEqual([])
  expect((await post('SALES_ORDER', other.id, {}, elsewhere)).body.code).toBe('G-7')
})

it('who changes records or decides on them writes to members, and to customers who changes them alone', () => {
  const view = 'invoicing.invoices.view'
  const writes = (...permissions: string[]) => visibilitiesFor('INVOICE', { permissions: new Set(permissions) })
  expect(writes(view)).toEqual([])
  expect(writes(view, 'invoicing.invoices.approve')).toEqual(['INTERNAL'])
  expect(writes(view, 'invoicing.invoices.manage')).toEqual(['INTERNAL', 'CUSTOMER'])
  expect(writes('invoicing.invoices.manage')).toEqual([])
  expect(writes(view, 'invoicing.salesOrders.manage')).toEqual([])
})

it('a message to the customer is mailed with a link that signs them in where it can be answered', async () => {
  const about = await arus.issue((await arus.written(buyer)).id)
  const audiences = await maker.get<{ items: object[] }>(
    `/v1/conversations/audiences?kind=INVOICE&recordId=${about.id}`,
  )
  expect(audiences.body.items).toEqual([
    { visibility: 'INTERNAL', emails: [] },
    { visibility: 'CUSTOMER', emails: [buyerEmail] },
  ])
  expect((await post('INVOICE', unissued.id, { visibility: 'CUSTOMER' })).body.code).toBe('U-ACC-CV-1')
  await post('INVOICE', about.id, { body: 'RAHASIA: beri diskon?' })
  const sent = await post('INVOICE', about.id, { visibility: 'CUSTOMER', body: 'Mohon dicek' })
  expect(sent.body.mailedTo).toEqual([buyerEmail])
  const letter = (await emailsTo(buyerEmail)).findLast(({ template }) => template === 'customerMessage')
  if (letter?.template !== 'customerMessage') throw new Error('nothing was mailed')
  expect(letter.values).toMatchObject({ text: 'Mohon dicek', number: about.number, hours: 72 })
  expect(letter.values.link).toContain(`/customer/invoices/${about.id}?token=`)
  const session = await enter(letter.values.link.split('token=')[1] ?? '')
  const path = `/v1/portal/messages?kind=INVOICE&recordId=${about.id}`
  expect((await session.get<PortalMessages>(path)).body.items).toMatchObject([
    { body: 'Mohon dicek', isOwnSide: false },
  ])
  const answered = await session.answer('INVOICE', about.id, 'Sudah benar')
  expect([answered.status, answered.body.items.at(-1)]).toMatchObject([
    201,
    { body: 'Sudah benar', isOwnSide: true, authorName: buyerEmail },
  ])
  const told = (await emailsTo(people.maker.email)).findLast(({ template }) => template === 'customerAnswered')
  expect(told?.values).toMatchObject({ text: 'Sudah benar', author: buyerEmail, number: about.number })
  expect((await emailsTo(people.viewer.email)).filter(({ template }) => template === 'customerAnswered')).toEqual([])
  expect((await read('INVOICE', about.id)).items[0]).toMatchObject({ customerEmail: buyerEmail, authorId: null })
})

it('internal messages reach no session and no letter of a customer, whatever is asked', async () => {
  const secrets: string[] = []
  for (const [kind, recordId] of [
    ['SALES_ORDER', order.id],
    ['INVOICE', invoice.id],
    ['INVOICE', unissued.id],
  ] as const) {
    const fileId = await upload(`${kind}_MESSAGE`)
    const said = `RAHASIA ${kind}`
    const { status } = await post(kind, recordId, { body: said, fileIds: [fileId] })
    expect(status).toBe(201)
    secrets.push(fileId)
  }
  await post('SALES_ORDER', order.id, { visibility: 'CUSTOMER', body: 'Terbuka' })
  const [own, stranger] = [await signedIn(buyerEmail), await signedIn((await customer()).email)]
  for (const [who, kind, recordId, seen] of [
    [own, 'SALES_ORDER', order.id, ['Terbuka']],
    [own, 'INVOICE', invoice.id, []],
    [own, 'INVOICE', unissued.id, []],
    [stranger, 'SALES_ORDER', order.id, []],
    [stranger, 'INVOICE', invoice.id, []],
  ] as const) {
    const { body } = await who.get<PortalMessages>(`/v1/portal/messages?kind=${kind}&recordId=${recordId}`)
    expect(body.items.map(one => one.body)).toEqual(seen)
  }
  for (const fileId of secrets)
    for (const who of [own, stranger]) expect((await who.get(`/v1/portal/files/${fileId}/content`)).status).toBe(404)
  // Nor through the database itself, with a role that selects whole tables.
  const asBuyer = (statement: string) =>
    service.account.database.readAsCustomer(retail, buyer, tx => tx.execute(sql.raw(statement)))
  expect((await asBuyer(`select visibility, count(*)::int from conversation_message group by 1`)).rows).toMatchObject([
    { visibility: 'CUSTOMER' },
  ])
  expect((await asBuyer('select name from file')).rows).toEqual([])
  for (const closed of ['select mentions from conversation_message', 'select author_id from conversation_message'])
    await expect(asBuyer(closed), closed).rejects.toMatchObject({ cause: { code: '42501' } })
  const letters = (await emailsOf(service)).filter(({ to }) => to.email.endsWith('@buyer.example'))
  expect(JSON.stringify(letters)).not.toContain('RAHASIA')
})

it('customers answer about what they see alone, as long as they may come in, and not without end', async () => {
  const [one, other] = [await customer(), await customer()]
  const mine = await arus.issue((await arus.written(one.id)).id)
  const session = await signedIn(one.email)
  const foreign = await arus.issue((await arus.written(other.id)).id)
  const hidden = await arus.written(one.id)
  const unknown = await session.answer('INVOICE', randomUUID(), 'Halo')
  for (const id of [foreign.id, hidden.id]) {
    const answer = await session.answer('INVOICE', id, 'Halo')
    expect([answer.status, answer.body]).toEqual([404, { ...unknown.body, requestId: expect.any(String) }])
  }
  // Without earlier messages, the invoice's creator is notified.
  expect((await session.answer('INVOICE', mine.id, 'Halo')).status).toBe(201)
  const told = (await emailsTo(people.maker.email)).findLast(({ template }) => template === 'customerAnswered')
  expect(told?.values).toMatchObject({ author: one.email, number: mine.number })
  const many = await Promise.all(Array.from({ length: 25 }, () => session.answer('INVOICE', mine.id, 'Lagi')))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(19)
  expect(new Set(many.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(['U-ACC-CV-6']),
  )
  await service.sql(`update customer set email = 'other@buyer.example' where id = $1`, [one.id])
  expect((await session.answer('INVOICE', mine.id, 'Halo')).body.code).toBe('G-10')
})

it('members who are named are mailed once, and nobody is named who may not read it', async () => {
  const [approverId, makerId] = [await idOf(people.approver), await idOf(people.maker)]
  const named = async () =>
    (await emailsTo(people.approver.email)).filter(({ template }) => template === 'mentioned').length
  const before = await named()
  const { body } = await post('SALES_ORDER', order.id, { mentions: [approverId, approverId, makerId] })
  expect(body.mentions).toEqual([approverId, makerId])
  expect(await named()).toBe(before + 1)
  expect((await emailsTo(people.maker.email)).filter(({ template }) => template === 'mentioned')).toEqual([])
  const edit = (mentions: string[], version: number) =>
    maker.put<Message & Problem>(`/v1/conversations/messages/${body.id}`, { body: 'Lagi', mentions, version })
  expect((await edit([approverId], 1)).body).toMatchObject({ mentions: [approverId], version: 2 })
  expect(await named()).toBe(before + 1)
  expect((await edit([randomUUID()], 2)).body.code).toBe('U-ACC-CV-2')
  await service.sql(
    `update role set permissions = array_remove(permissions, 'invoicing.salesOrders.view')
     where organization_id = $1 and id = (select role_id from membership where organization_id = $1 and person_id = $2)`,
    [retail, approverId],
  )
  expect((await post('SALES_ORDER', order.id, { mentions: [approverId] })).body.code).toBe('U-ACC-CV-2')
  expect((await post('INVOICE', invoice.id, { mentions: [approverId] })).status).toBe(201)
})

it('own messages are edited for a quarter of an hour; deleted, their text and files are gone', async () => {
  const fileId = await upload('INVOICE_MESSAGE')
  const { body: written } = await post('INVOICE', invoice.id, {
    visibility: 'CUSTOMER',
    body: 'Salah ketik',
    fileIds: [fileId],
  })
  expect(written).toMatchObject({ allowedActions: ['EDIT', 'DELETE'], files: [{ fileId, name: 'surat-jalan.pdf' }] })
  const session = await signedIn(buyerEmail)
  const content = () => session.get(`/v1/portal/files/${fileId}/content`)
  expect(
    (
      await fetch(`${service.address}/v1/portal/files/${fileId}/content`, {
        headers: { authorization: session.authorization },
      })
    ).status,
  ).toBe(200)
  expect((await post('INVOICE', invoice.id, { fileIds: [fileId] })).body.code).toBe('U-ACC-CV-7')
  const path = `/v1/conversations/messages/${written.id}`
  const edit = (person: Member, version = 1) =>
    person.put<Message & Problem>(path, { body: 'Benar', mentions: [], version })
  expect((await edit(admin)).body.code).toBe('U-ACC-CV-3')
  expect((await edit(maker, 7)).body.code).toBe('G-3')
  expect((await edit(maker)).body).toMatchObject({ body: 'Benar', version: 2, editedAt: expect.any(String) })
  await service.sql(`update conversation_message set created_at = now() - interval '16 minutes' where id = $1`, [
    written.id,
  ])
  expect((await edit(maker, 2)).body.code).toBe('U-ACC-CV-4')
  expect((await admin.post<Problem>(`${path}/delete`, {})).body.code).toBe('U-ACC-CV-3')
  const deletions = await Promise.all([1, 2].map(() => maker.post<Message & Problem>(`${path}/delete`, {})))
  expect(deletions.map(({ status }) => status).sort()).toEqual([200, 409])
  const stored = await service.sql('select body, mentions from conversation_message where id = $1', [written.id])
  expect(stored).toEqual([{ body: '', mentions: [] }])
  expect((await read('INVOICE', invoice.id)).items.find(({ id }) => id === written.id)).toMatchObject({
    body: '',
    files: [],
    deletedAt: expect.any(String),
    allowedActions: [],
  })
  expect([(await content()).status, (await maker.get(`/v1/files/${fileId}`)).status]).toEqual([404, 404])
  expect((await edit(maker, 3)).body.code).toBe('U-ACC-CV-5')
  const log = await service.sql<{ action: string; all: string }>(
    `select action, row_to_json(activity_log)::text as all from activity_log where record_id = $1 and action like 'MESSAGE%'`,
    [invoice.id],
  )
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['MESSAGE_WRITTEN', 'MESSAGE_EDITED', 'MESSAGE_DELETED']),
  )
  expect(log.map(({ all }) => all).join()).not.toMatch(/Salah ketik|Benar/)
})

it('counts for each member what they have not read: of the customer, what names them, and where they have read before', async () => {
  const { order: talked, guest } = await shownOrder()
  const unread = async (person: Member) =>
    (
      await person.get<{ items: { recordId: string; count: number }[] }>(
        `/v1/conversations/unread-counts?kind=SALES_ORDER&recordIds=${talked}`,
      )
    ).body.items.find(({ recordId }) => recordId === talked)?.count ?? 0
  const listed = async (person: Member) =>
    (
      await person.get<{ items: { recordId: string; kind: string; count: number; customerName: string }[] }>(
        '/v1/conversations/unread',
      )
    ).body.items.find(({ recordId }) => recordId === talked)
  const newest = async () => (await read('SALES_ORDER', talked)).items[0]!.id
  const mark = (person: Member, messageId: string, recordId = talked) =>
    person.post<Problem>('/v1/conversations/read', { kind: 'SALES_ORDER', recordId, messageId })

  await post('SALES_ORDER', talked, { body: 'Among us' })
  expect([await unread(maker), await unread(admin)]).toEqual([0, 0])
  await guest.answer('SALES_ORDER', talked, 'When does it come?')
  await guest.answer('SALES_ORDER', talked, 'And how?')
  expect([await unread(maker), await unread(admin), await unread(viewer)]).toEqual([2, 2, 2])
  expect(await listed(admin)).toMatchObject({ kind: 'SALES_ORDER', count: 2, customerName: expect.any(String) })
  const first = (await read('SALES_ORDER', talked)).items[1]!.id
  expect((await mark(admin, first)).status).toBe(204)
  expect(await unread(admin)).toBe(1)
  expect((await mark(admin, await newest())).status).toBe(204)
  // Read messages stay read.
  expect((await mark(admin, first)).status).toBe(204)
  expect([await unread(admin), await unread(maker)]).toEqual([0, 2])
  expect(await listed(admin)).toBeUndefined()
  // Users who have read before are notified of everything, others of mentions.
  await post('SALES_ORDER', talked, { body: 'Let me see', mentions: [await idOf(people.viewer)] })
  expect([await unread(maker), await unread(admin), await unread(viewer), await unread(owner)]).toEqual([2, 1, 3, 2])
  const deleted = await newest()
  expect((await arus.post(maker, `/v1/conversations/messages/${deleted}/delete`, {})).status).toBe(200)
  expect([await unread(admin), await unread(viewer)]).toEqual([0, 2])
  // Two windows of one user concurrently, and a message of another record.
  expect((await Promise.all([mark(viewer, await newest()), mark(viewer, first)])).map(({ status }) => status)).toEqual([
    204, 204,
  ])
  expect(await unread(viewer)).toBe(0)
  const other = await shownOrder()
  expect((await mark(viewer, await newest(), other.order)).body.code).toBe('G-7')
  expect((await mark(viewer, randomUUID())).body.code).toBe('G-7')
})

it('shows nothing unread of records that a member may not see, nor of another organization', async () => {
  const { order: talked, guest } = await shownOrder()
  await guest.answer('SALES_ORDER', talked, 'Hello')
  const elsewhere = await service.as(people.owner.email, logistics)
  const path = `/v1/conversations/unread-counts?kind=SALES_ORDER&recordIds=${talked}`
  expect((await elsewhere.get<{ items: object[] }>(path)).body.items).toEqual([])
  expect((await elsewhere.get<{ items: object[] }>('/v1/conversations/unread')).body.items).toEqual([])
})
