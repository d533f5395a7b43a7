import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { deliver } from '../../../services/account/webhooks/deliver.ts'
import { openSender } from '../../../services/account/webhooks/sender.ts'
import { takeEvent } from '../../../services/account/webhooks/takeEvent.ts'
import { atFileEnd } from '../../support/fileEnd.ts'
import { anyId, freshAccount, emailsOf, people, type Problem, retail } from './support.ts'

const service = await freshAccount({ webhooks: { perOrganization: 3, allowLoopback: true } })
const owner = await service.as(people.owner.email)
const viewer = await service.as(people.viewer.email)
const sender = openSender({ allowLoopback: true, timeoutMs: 500 })
atFileEnd(sender.close)

type Webhook = { id: string; url: string; status: string; version: number; events: string[] }
type Delivery = {
  id: string
  eventId: string
  payload: string
  status: string
  attempts: number
  nextAttemptAt: string | null
  responseStatus: number | null
  responseExcerpt: string | null
  failure: string | null
}

/** A webhook receiver: answers as the test says, and records requests. */
async function startReceiver() {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  let answer: (path: string) => { status: number; body?: string; headers?: Record<string, string> } | null = () => ({
    status: 200,
  })
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      taken.push({ headers: request.headers, body })
      const said = answer(request.url ?? '/')
      if (said) response.writeHead(said.status, said.headers).end(said.body)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  atFileEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, taken, answerWith: (next: typeof answer) => void (answer = next) }
}
const receiver = await startReceiver()

const add = async (more: object = {}, who = owner) =>
  who.post<{ webhook: Webhook; secret: string } & Problem>('/v1/webhooks', {
    ...(await who.fresh()),
    url: `${receiver.url}/arus`,
    description: null,
    events: ['RECONCILIATION_CREATED', 'MEMBERSHIP_CHANGED'],
    ...more,
  })
const remove = ({ id, version }: Webhook) => owner.remove(`/v1/webhooks/${id}?version=${version}`)
const logOf = async ({ id }: Webhook) =>
  (await owner.get<{ items: Delivery[] }>(`/v1/webhook-deliveries?webhookId=${id}`)).body.items

const happen = (type = 'reconciliation.created', subjectId = anyId(), position = 1) =>
  takeEvent(service.account, 'treasury', {
    position,
    organizationId: retail,
    type,
    subjectId,
    scopeId: anyId(),
    actorId: null,
  })

/** Does the queue's work: runs each pending attempt once. */
async function work() {
  const waiting = await service.sql<{ data: { organizationId: string; deliveryId: string; turn: number } }>(
    `delete from pgboss.job where name = 'webhook-delivery' returning data`,
  )
  for (const { data } of waiting) await deliver(service.account, sender, data)
}

/** The verification that docs/integrators.md prescribes. */
function isGenuine(secret: string, header: string, body: string, now = Date.now() / 1_000): boolean {
  const parts = header.split(',').map(part => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (Math.abs(now - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && value === expected)
}

it('tells an address what it asked for, and nothing else', async () => {
  const { status, body } = await add({ description: 'ERP' })
  expect(status).toBe(201)
  expect(body.secret).toMatch(/^whsec_[\w-]{43}$/)
  const record = anyId()
  expect(await happen('reconciliation.created', record)).toBe(true)
  expect(await happen('counterparty.changed')).toBe(false)
  expect(await happen('run.progress')).toBe(false)
  await work()

  const [sent] = receiver.taken.splice(0)
  const payload = JSON.parse(sent?.body ?? '{}') as Record<string, unknown>
  expect(payload).toMatchObject({ type: 'reconciliation.created', organizationId: retail, data: { uuid: record } })
  expect(Object.keys(payload.data ?? {})).toEqual(['uuid', 'bankAccountUuid'])
  expect(sent?.headers).toMatchObject({ 'arus-event': 'reconciliation.created', 'arus-event-id': payload.id })
  const [logged] = await logOf(body.webhook)
  expect(logged).toMatchObject({ status: 'DELIVERED', attempts: 1, responseStatus: 200, nextAttemptAt: null })
  expect(logged?.payload).toBe(sent?.body)
  await remove(body.webhook)
})

it('tells of payments, bills and exceptions, whatever the feed calls their steps', async () => {
  const { body } = await add({ events: ['PAYMENT_CHANGED', 'BILL_CHANGED', 'EXCEPTION_CHANGED'] })
  const ofPayments = ['payment.made', 'payment.moved', 'payment.changed']
  for (const type of [...ofPayments, 'bill.changed', 'bill.moved', 'exception.changed'])
    expect(await happen(type), type).toBe(true)
  await work()
  const told = receiver.taken.splice(0).map(({ headers }) => headers['arus-event'])
  expect(told.toSorted()).toEqual([
    'bill.changed',
    'bill.changed',
    'exception.changed',
    ...ofPayments.map(() => 'payment.changed'),
  ])
  await remove(body.webhook)
})

it('delivers an event once, however often it is read from the feed', async () => {
  const { body } = await add()
  const subject = anyId()
  const scope = { position: 77, organizationId: retail, scopeId: null, actorId: null }
  const event = { ...scope, type: 'reconciliation.created', subjectId: subject }
  await Promise.all([1, 2, 3].map(() => takeEvent(service.account, 'treasury', event)))
  await work()
  expect(receiver.taken.splice(0)).toHaveLength(1)
  expect(await logOf(body.webhook)).toHaveLength(1)
  await remove(body.webhook)
})

it('T18: signs time and body, so that an old delivery or a changed one is seen to be forged', async () => {
  const { body: made } = await add()
  await happen()
  await work()
  const [sent] = receiver.taken.splice(0)
  const header = String(sent?.headers['arus-signature'])
  const body = sent?.body ?? ''
  expect(isGenuine(made.secret, header, body)).toBe(true)
  const flipped = body.slice(0, 20) + String.fromCharCode(body.charCodeAt(20) ^ 1) + body.slice(21)
  expect(isGenuine(made.secret, header, flipped)).toBe(false)
  expect(isGenuine(`${made.secret}x`, header, body)).toBe(false)
  expect(isGenuine(made.secret, header, body, Date.now() / 1_000 + 301)).toBe(false)
  const renewed = header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) + 301}`)
  expect(isGenuine(made.secret, renewed, body, Date.now() / 1_000 + 301)).toBe(false)

  // While a secret is rotated, receivers with the former one lose nothing.
  const { body: rotated } = await owner.post<{ webhook: Webhook; secret: string }>(
    `/v1/webhooks/${made.webhook.id}/secret`,
    { version: made.webhook.version, ...(await owner.fresh()) },
  )
  expect(rotated.secret).not.toBe(made.secret)
  await happen()
  await work()
  const [both] = receiver.taken.splice(0)
  for (const secret of [made.secret, rotated.secret])
    expect(isGenuine(secret, String(both?.headers['arus-signature']), both?.body ?? '')).toBe(true)
  await service.sql(`update webhook set former_until = now() - interval '1 second' where id = $1`, [made.webhook.id])
  await happen()
  await work()
  const [alone] = receiver.taken.splice(0)
  expect(isGenuine(made.secret, String(alone?.headers['arus-signature']), alone?.body ?? '')).toBe(false)
  await remove(rotated.webhook)
})

it('tries again later and later, keeps the answer, and sends the very same once it is resent', async () => {
  const { body } = await add()
  receiver.answerWith(() => ({ status: 503, body: `busy ${'x'.repeat(5_000)}` }))
  await happen()
  await work()
  const [first] = await logOf(body.webhook)
  expect(first).toMatchObject({ status: 'PENDING', attempts: 1, responseStatus: 503, failure: 'STATUS' })
  expect(first?.responseExcerpt).toMatch(/^busy x{990,995}$/)
  const waits: number[] = []
  for (let attempt = 2; attempt <= 5; attempt++) {
    const [job] = await service.sql<{ seconds: number }>(
      `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job where name = 'webhook-delivery'`,
    )
    waits.push(job?.seconds ?? 0)
    await work()
  }
  expect(waits).toEqual([10, 40, 160, 640])
  receiver.answerWith(() => ({ status: 204 }))
  const { body: again } = await owner.post<Delivery>(`/v1/webhook-deliveries/${first?.id}/resend`)
  expect(again).toMatchObject({ status: 'PENDING' })
  receiver.taken.splice(0)
  await work()
  // The attempt that waited before is void.
  expect(receiver.taken.map(sent => sent.body)).toEqual([first?.payload])
  expect(await logOf(body.webhook)).toMatchObject([{ status: 'DELIVERED', attempts: 6 }])
  await remove(body.webhook)
})

it('gives up after three days, switches a dead address off and tells the user who can fix it', async () => {
  const { body } = await add()
  receiver.answerWith(() => ({ status: 500 }))
  await happen()
  await service.sql(
    `update webhook_delivery set created_at = created_at - interval '3 days', gives_up_at = now() where webhook_id = $1`,
    [body.webhook.id],
  )
  await service.sql(`update webhook set created_at = created_at - interval '4 days' where id = $1`, [body.webhook.id])
  await work()
  expect(await logOf(body.webhook)).toMatchObject([{ status: 'FAILED', nextAttemptAt: null, attempts: 1 }])
  const { body: list } = await owner.get<{ items: Webhook[] }>(`/v1/webhooks?ids=${body.webhook.id}`)
  expect(list.items).toMatchObject([{ status: 'DISABLED' }])
  const letters = (await emailsOf(service)).filter(({ template }) => template === 'webhookDisabled')
  expect(letters.map(({ to }) => to.email).sort()).toEqual([people.admin.email, people.owner.email].sort())
  expect(await happen()).toBe(false)
  expect((await owner.post(`/v1/webhooks/${body.webhook.id}/test`)).body.code).toBe('U-ACC-WH-3')

  const { id, url, events, version } = list.items[0]!
  const { body: active } = await owner.put<Webhook>(`/v1/webhooks/${id}`, {
    url,
    events,
    version,
    description: null,
    active: true,
    ...(await owner.fresh()),
  })
  receiver.answerWith(() => ({ status: 200 }))
  expect(active.status).toBe('ACTIVE')
  expect(await happen()).toBe(true)
  await service.sql(`delete from pgboss.job where name = 'webhook-delivery'`)
  await remove(active)
})

it('sends a test once, which says nothing of whether the address is dead', async () => {
  const { body } = await add()
  receiver.answerWith(() => ({ status: 404 }))
  receiver.taken.splice(0)
  await owner.post(`/v1/webhooks/${body.webhook.id}/test`)
  await work()
  await work()
  expect(receiver.taken.splice(0).map(({ headers }) => headers['arus-event'])).toEqual(['webhook.test'])
  expect(await logOf(body.webhook)).toMatchObject([{ status: 'FAILED', attempts: 1, responseStatus: 404 }])
  const { body: list } = await owner.get<{ items: Webhook[] }>('/v1/webhooks')
  expect(list.items).toMatchObject([{ status: 'ACTIVE' }])
  await remove(body.webhook)
})

describe('T10: an address leads nowhere inside', () => {
  const urls = [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[::7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://[::a9fe:a9fe]/',
    'https://[::ffff:0:7f00:1]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001::1]/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[5f00::1]/',
    'https://[100::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://user:password@example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'not an address',
  ]
  it.each(urls)('%s is refused when it is saved', async url => {
    const strict = await import('../../../services/account/webhooks/target.ts')
    expect(strict.isAllowedUrl(url, { allowLoopback: false })).toBe(false)
  })

  it('says so of the field', async () => {
    const { status, body } = await add({ url: 'https://169.254.169.254/' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ code: 'U-ACC-WH-1', path: 'url' }])
  })

  const ask = (url: string, from = openSender({ allowLoopback: false, resolve: () => Promise.resolve([]) })) =>
    from
      .send({ url, secrets: ['s'], eventId: anyId(), event: 'webhook.test', body: '{}' })
      .finally(() => void from.close())

  it.each(urls.filter(url => /^https:\/\/[\d[]/.test(url)))('%s is refused again when it is called', async url => {
    expect(await ask(url)).toMatchObject({ failure: 'ADDRESS_REFUSED', responseStatus: null })
  })

  it('refuses a name that leads inside, if only with one of its addresses', async () => {
    const inside = { address: '10.1.2.3', family: 4 }
    const outside = { address: '93.184.216.34', family: 4 }
    for (const found of [[inside], [outside, inside], [{ address: '::ffff:10.1.2.3', family: 6 }], []]) {
      const from = openSender({ allowLoopback: false, resolve: () => Promise.resolve(found) })
      expect(await ask('https://example.com/', from)).toMatchObject({ failure: 'ADDRESS_REFUSED' })
    }
  })

  it('connects to what was checked: a name that changes its mind in between gains nothing', async () => {
    receiver.answerWith(() => ({ status: 200 }))
    receiver.taken.splice(0)
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]]
    let asked = 0
    const from = openSender({ allowLoopback: true, resolve: () => Promise.resolve(answers[asked++] ?? []) })
    const url = receiver.url.replace('127.0.0.1', 'rebinding.example')
    expect(await ask(url, from)).toMatchObject({ failure: null, responseStatus: 200 })
    expect(asked).toBe(1)
    expect(receiver.taken.splice(0)).toHaveLength(1)
  })

  it('follows no redirect, and waits for nobody', async () => {
    receiver.answerWith(() => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } }))
    receiver.taken.splice(0)
    const to = (path: string) =>
      sender.send({ url: receiver.url + path, secrets: ['s'], eventId: anyId(), event: 'webhook.test', body: '{}' })
    expect(await to('/')).toMatchObject({ failure: 'STATUS', responseStatus: 302 })
    expect(receiver.taken.splice(0)).toHaveLength(1)
    receiver.answerWith(() => null)
    expect(await to('/')).toMatchObject({ failure: 'TIMEOUT', responseStatus: null })
  })
})

it('limits how many there are, and keeps them to those who manage them', async () => {
  const made = [await add(), await add(), await add()]
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await add()).body.code).toBe('U-ACC-WH-2')
  expect((await add({}, viewer)).status).toBe(403)
  const ids = made.map(({ body }) => body.webhook.id)
  const dump = JSON.stringify((await owner.get('/v1/webhooks')).body)
  for (const { body } of made) expect(dump).not.toContain(body.secret)
  const rows = await service.sql<{ dump: string }>(`select w::text as dump from webhook w where id = any ($1)`, [ids])
  for (const { body } of made)
    expect(rows.map(({ dump: row }) => row).join()).not.toContain(body.secret.slice('whsec_'.length))
  for (const { body } of made) expect((await remove(body.webhook)).status).toBe(200)
  expect((await remove(made[0]!.body.webhook)).body.code).toBe('G-7')
})

it('adds one address for a key, and shows the same secret again', async () => {
  const key = { 'idempotency-key': anyId() }
  const content = { url: `${receiver.url}/once`, description: null, events: ['ROLE_CHANGED'] }
  const send = async () =>
    service.send<{ webhook: Webhook; secret: string }>('POST', '/v1/webhooks', {
      authorization: `Bearer ${owner.token}`,
      headers: key,
      body: { ...content, ...(await owner.fresh()) },
    })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  const kept = await service.sql<{ dump: string }>(`select i::text as dump from idempotency i`)
  expect(kept.map(({ dump }) => dump).join()).not.toContain(first.body.secret)
})
