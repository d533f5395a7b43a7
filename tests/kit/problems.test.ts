// Every error of a service is a problem document: in the caller's language, naming fields, and without internals.
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { openAccess } from '../../services/kit/access.ts'
import { openDatabase } from '../../services/kit/database/database.ts'
import { commonErrors } from '../../services/kit/errors.ts'
import { Refusal, refuseFields } from '../../services/kit/http/problem.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { moneyInput } from '../../services/kit/money.ts'
import { codes } from '../../services/treasury/errors.ts'
import { openCallers, TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'
import { openCuttingProxy } from '../faults/cuttingProxy.ts'

const { database, url: databaseUrl } = await freshDatabase()
const callers = await openCallers()
const access = openAccess({ database, audience: 'treasury', keys: callers.keys, serviceSecret: TEST_SERVICE_SECRET })
const app = await createServer({ title: 'problems', ready: database.ready })

const account = z.strictObject({ number: z.string().regex(/^\d+$/), amount: moneyInput })
app.post(
  '/things',
  {
    schema: {
      body: z.strictObject({
        name: z.string().trim().min(1).max(5),
        email: z.email().optional(),
        on: z.iso.date().optional(),
        kind: z.enum(['A', 'B']).optional(),
        count: z.int().min(1).max(9).optional(),
        accounts: z.array(account).min(1).max(1).optional(),
        checked: z
          .string()
          .superRefine((value, context) => {
            context.addIssue({ code: 'custom', input: value, params: { error: codes.bankAccountAliasExists } })
          })
          .optional(),
      }),
      response: { 200: z.object({ ok: z.boolean() }) },
    },
  },
  async () => ({ ok: true }),
)
app.get('/refuse', () => {
  throw new Refusal(codes.expectedAliasNotFound, { path: 'counterpartyAlias', params: { alias: 'Toko Maju' } })
})
app.get('/refuse-fields', () => {
  throw refuseFields([
    { path: 'date', error: 'REQUIRED' },
    { path: 'amount', error: codes.statementAmountZero },
  ])
})
app.get('/slow-down', () => {
  throw new Refusal(commonErrors.tooManyRequests, { retryAfterSeconds: 12.2 })
})
app.get('/secret', () => {
  throw new Error('the password is hunter2')
})
const asText = sql`select ${'a\u0000b'}::text`
const asJson = sql`select ${'"\\u0000"'}::jsonb`
app.get('/letters', () => database.inOrganization(newId(), newId(), tx => tx.execute(asText)))
app.get('/letters-in-json', () => database.inOrganization(newId(), newId(), tx => tx.execute(asJson)))
app.get('/database', () => database.inOrganization(newId(), newId(), tx => tx.execute(sql`select ${'hunter2'}::int`)))
app.get('/timeout', () =>
  database.inOrganization(newId(), newId(), tx => tx.execute(sql`select pg_sleep(2)`), { timeoutMs: 50 }),
)
app.get('/wrong-answer', { schema: { response: { 200: z.object({ n: z.number() }) } } }, async () => ({ n: NaN }))
app.get('/mine', request =>
  access.asCaller(request, 'treasury.expected.view', async tx => ({ org: tx.organizationId })),
)
app.get('/events', async request => ({ service: await access.authenticateService(request) }))

const address = await app.listen({ port: 0, host: '127.0.0.1' })
const ask = async (path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) => {
  const answer = await fetch(`${address}${path}`, {
    ...(options.body !== undefined && { method: 'POST', body: JSON.stringify(options.body) }),
    headers: { ...(options.body !== undefined && { 'content-type': 'application/json' }), ...options.headers },
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}
const fieldsOf = async (body: unknown) => {
  const answer = await ask('/things', { body })
  expect(answer).toMatchObject({ status: 422, body: { code: 'G-2', status: 422 } })
  return answer.body.errors
}

describe('validation', () => {
  it('names each field with dots, a code and a sentence', async () => {
    expect(
      await fieldsOf({
        name: 'too long',
        email: 'nobody',
        on: '2026-02-30',
        kind: 'C',
        count: 0,
        accounts: [{ number: 'x', amount: { amount: '-1', currency: 'IDR' } }],
        checked: 'x',
        more: 1,
      }),
    ).toEqual([
      { path: 'name', code: 'TOO_LONG', message: 'At most 5 characters' },
      { path: 'email', code: 'INVALID_EMAIL', message: 'Invalid email format' },
      { path: 'on', code: 'INVALID_DATE', message: 'Enter a valid date' },
      { path: 'kind', code: 'INVALID_VALUE', message: 'This value isn’t allowed' },
      { path: 'count', code: 'TOO_SMALL', message: 'Must be at least 1' },
      { path: 'accounts.0.number', code: 'INVALID_FORMAT', message: 'This value has the wrong format' },
      {
        path: 'accounts.0.amount.amount',
        code: 'AMOUNT_NOT_POSITIVE',
        message: 'The amount must be greater than zero',
      },
      { path: 'checked', code: 'U-TRSY-BA-2', message: 'A bank account with this alias already exists.' },
      { path: 'more', code: 'UNKNOWN_FIELD', message: 'This field isn’t recognized' },
    ])
  })

  it('calls what is absent, null, empty or blank required', async () => {
    const empty = { path: 'accounts', code: 'REQUIRED', message: 'This field is required' }
    expect(await fieldsOf({ name: 'x', accounts: [] })).toEqual([empty])
    for (const name of [undefined, null, '', '  '])
      expect(await fieldsOf({ name })).toEqual([{ path: 'name', code: 'REQUIRED', message: 'This field is required' }])
    expect(await fieldsOf({ name: 7 })).toMatchObject([{ code: 'INVALID_TYPE' }])
  })

  it('refuses broken JSON, another content type and a body that is too large', async () => {
    const post = (body: string, type: string) =>
      fetch(`${address}/things`, { method: 'POST', body, headers: { 'content-type': type } })
    expect((await post('{', 'application/json')).status).toBe(422)
    expect((await post('{"__proto__": {"x": 1}}', 'application/json')).status).toBe(422)
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('x', 'text/plain')).status).toBe(415)
    expect((await post(`{"name":"${'x'.repeat(2 << 20)}"}`, 'application/json')).status).toBe(413)
  })
})

describe('a refusal', () => {
  it('carries its code, its field and its words in the language asked for', async () => {
    const english = await ask('/refuse')
    expect(english).toMatchObject({
      status: 422,
      body: {
        type: '/problems/U-TRSY-ET-5',
        title: 'No counterparty has the alias Toko Maju.',
        code: 'U-TRSY-ET-5',
        errors: [{ path: 'counterpartyAlias', code: 'U-TRSY-ET-5' }],
      },
    })
    expect(english.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const indonesian = await ask('/refuse', { headers: { 'accept-language': 'id-ID' } })
    expect(indonesian.body.title).toBe('Tidak ada rekanan dengan alias Toko Maju.')
    expect(indonesian.headers.get('content-language')).toBe('id')
  })

  it('may name several fields, each with its own code', async () => {
    const { body } = await ask('/refuse-fields', { headers: { 'accept-language': 'id' } })
    expect(body.errors).toEqual([
      { path: 'date', code: 'REQUIRED', message: 'Kolom ini wajib diisi' },
      { path: 'amount', code: 'U-TRSY-ST-26', message: 'Jumlah tidak boleh nol.' },
    ])
  })

  it('says when to come back', async () => {
    const { status, headers } = await ask('/slow-down')
    expect([status, headers.get('retry-after')]).toEqual([429, '13'])
  })

  it.each(['/letters', '/letters-in-json'])('is what %s meets that no database can hold', async path => {
    expect(await ask(path)).toMatchObject({ status: 422, body: { code: 'G-2' } })
  })

  it('says nothing where there is no route', async () => {
    expect(await ask('/nothing')).toMatchObject({ status: 404, body: { code: 'G-7' } })
  })
})

describe('a fault', () => {
  it.each(['/secret', '/database', '/wrong-answer'])('of %s tells nothing of its inside', async path => {
    const { status, body } = await ask(path)
    expect(status).toBe(500)
    expect(Object.keys(body).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type'])
    expect(body).toMatchObject({ code: 'G-1', title: 'There was a problem on the server.' })
    expect(JSON.stringify(body)).not.toMatch(/hunter2|select|at /)
  })

  it('that may pass is called so', async () => {
    expect(await ask('/timeout')).toMatchObject({ status: 503, body: { code: 'G-11' } })
    const away = openDatabase({ url: 'postgres://x:y@127.0.0.1:1/z', service: 'treasury', modules: [] })
    const lonely = await createServer({ title: 'lonely', ready: away.ready })
    lonely.get('/x', () => away.inOrganization(newId(), newId(), async () => {}))
    expect((await lonely.inject('/x')).json()).toMatchObject({ status: 503, code: 'G-11' })
    expect((await lonely.inject('/readyz')).statusCode).toBe(503)
    expect((await lonely.inject('/livez')).statusCode).toBe(200)
    await lonely.close()
  })
})

test('a database that goes away in the middle may come back, and the answer says so', async () => {
  const line = await openCuttingProxy(() => databaseUrl)
  const url = new URL(databaseUrl)
  url.host = new URL(line.url).host
  const cut = openDatabase({ url: url.href, service: 'treasury', modules: [] })
  const lonely = await createServer({ title: 'cut', ready: cut.ready })
  const asked = Promise.withResolvers<void>()
  lonely.get('/x', () =>
    cut.inOrganization(newId(), newId(), async tx => {
      await tx.execute(sql`select 1`)
      const sleeping = tx.execute(sql`select pg_sleep(60)`)
      asked.resolve()
      await sleeping
    }),
  )
  const answer = lonely.inject('/x')
  await asked.promise
  line.cut()
  expect((await answer).json()).toMatchObject({ status: 503, code: 'G-11' })
  expect((await answer).headers['retry-after']).toBe('1')
  await lonely.close()
  await cut.close()
  await line.close()
})

test('of a commit whose answer was lost nobody says that it may be tried again, unless that does nothing twice', async () => {
  const line = await openCuttingProxy(() => databaseUrl)
  const url = new URL(databaseUrl)
  url.host = new URL(line.url).host
  const cut = openDatabase({ url: url.href, service: 'treasury', modules: [] })
  const lonely = await createServer({ title: 'lost', ready: cut.ready })
  lonely.route({
    method: ['GET', 'POST'],
    url: '/x',
    handler: () =>
      cut.inOrganization(newId(), newId(), async tx => {
        await tx.execute(sql`select 1`)
        line.cutAfter(0)
      }),
  })
  const lost = await lonely.inject({ method: 'POST', url: '/x' })
  expect(lost.json()).toMatchObject({ status: 503, code: 'G-13' })
  expect(lost.headers['retry-after']).toBeUndefined()
  const headers = { 'idempotency-key': 'once' }
  expect((await lonely.inject({ method: 'POST', url: '/x', headers })).json()).toMatchObject({
    code: 'G-11',
    retryAfter: 1,
  })
  expect((await lonely.inject('/x')).json()).toMatchObject({ code: 'G-11', retryAfter: 1 })
  await lonely.close()
  await cut.close()
  await line.close()
})

test.each(['EPIPE', 'ECONNREFUSED', 'UND_ERR_SOCKET'])('a connection that ends with %s may come back', async code => {
  const lonely = await createServer({ title: 'broken', ready: database.ready })
  const broken = Object.assign(new Error('broken'), { code })
  lonely.post('/x', () => Promise.reject(new TypeError('fetch failed', { cause: broken })))
  expect((await lonely.inject({ method: 'POST', url: '/x' })).json()).toMatchObject({ code: 'G-11', retryAfter: 1 })
  await lonely.close()
})

test('what takes too long goes on: only what does nothing twice may be tried again', async () => {
  const lonely = await createServer({ title: 'slow', ready: database.ready })
  lonely.route({ method: ['GET', 'POST'], url: '/x', handlerTimeout: 20, handler: () => new Promise(() => {}) })
  const at = await lonely.listen({ port: 0, host: '127.0.0.1' })
  const send = async (method: string) => (await fetch(`${at}/x`, { method })).json()
  expect(await send('GET')).toMatchObject({ status: 503, code: 'G-11', retryAfter: 1 })
  expect(await send('POST')).toMatchObject({ status: 503, code: 'G-13' })
  await lonely.close()
})

describe('a request id', () => {
  it('is kept when it is plain, and made otherwise', async () => {
    const given = await ask('/refuse', { headers: { 'x-request-id': 'bff-12345678' } })
    expect([given.headers.get('x-request-id'), given.body.requestId]).toEqual(['bff-12345678', 'bff-12345678'])
    const made = await ask('/refuse', { headers: { 'x-request-id': 'a"b' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('access', () => {
  const organizationId = newId()
  const as = async (permissions: string[], within = true) => {
    const person = within ? { permissions, organizationId } : { permissions }
    return ask('/mine', { headers: await callers.headers(person) })
  }

  it('asks for a token, an organization and the permission, in that order', async () => {
    expect(await ask('/mine')).toMatchObject({ status: 401, body: { code: 'G-10' } })
    expect(await as(['treasury.expected.view'], false)).toMatchObject({ status: 403, body: { code: 'G-21' } })
    expect(await as(['treasury.expected.manage'])).toMatchObject({ status: 403, body: { code: 'G-20' } })
    expect(await as(['treasury.expected.view'])).toMatchObject({ status: 200, body: { org: organizationId } })
  })

  it("T21: takes no forged header for the token's word", async () => {
    const headers = await callers.headers({ organizationId, permissions: ['treasury.expected.view'] })
    const answer = await ask('/mine', { headers: { ...headers, 'x-organization-id': newId(), 'x-user': newId() } })
    expect(answer.body.org).toBe(organizationId)
  })

  it("keeps people's tokens and services' tokens apart", async () => {
    const person = await callers.headers({ organizationId, permissions: ['treasury.expected.view'] })
    expect((await ask('/events', { headers: person })).status).toBe(401)
    expect((await ask('/mine', { headers: await callers.serviceHeaders() })).status).toBe(401)
    expect((await ask('/events', { headers: await callers.serviceHeaders() })).body).toEqual({ service: 'bff' })
  })
})

describe('time', () => {
  it('ends a request whose body does not come', async () => {
    const impatient = await createServer({ title: 'impatient', ready: async () => {} })
    impatient.post('/x', { handlerTimeout: 200 }, async () => ({}))
    const port = Number(new URL(await impatient.listen({ port: 0, host: '127.0.0.1' })).port)
    const answer = await new Promise<string>(resolve => {
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      socket.on('close', () => resolve(text))
      socket.write('POST /x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('G-9')
    await impatient.close()
  })
})
