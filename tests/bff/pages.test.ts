// What a browser gets: the application for every route, its files, the playground, and their content security policy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeFileId } from '../../bff/graph/fileId.ts'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

/** Separate entries, as the build leaves them. */
const APART = [
  ['customer', 'customerRequest.html'],
  ['portal', 'customerPortal.html'],
  ['payer', 'checkout.html'],
] as const

let bff: TestBff
let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'arus-web-'))
  const [web, playground] = [join(directory, 'web'), join(directory, 'playground')]
  mkdirSync(join(web, 'assets'), { recursive: true })
  mkdirSync(playground)
  writeFileSync(join(web, 'index.html'), '<title>Application</title>')
  writeFileSync(join(web, '.sources'), 'secret')
  for (const [entry, file] of APART) {
    mkdirSync(join(web, entry))
    writeFileSync(join(web, entry, file), `<title>${entry}</title>`)
  }
  writeFileSync(join(web, 'assets/main-abc.js'), 'plain')
  writeFileSync(join(web, 'assets/main-abc.js.br'), brotliCompressSync('brotli'))
  writeFileSync(join(playground, 'index.html'), '<title>Playground</title>')
  bff = await startBff({ config: { webDirectory: web, playgroundDirectory: playground } })
})
afterAll(async () => {
  await bff.close()
  rmSync(directory, { recursive: true })
})

const visit = async (path: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) => {
  const answer = await fetch(bff.url + path, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('pages', () => {
  test.each([
    ['/', 200],
    ['/reconciliation?tab=unreconciled', 200],
    ['/o/any/thing', 404],
    ['/403', 403],
  ])('%s is the application, under a strict policy, answered %d', async (path, expected) => {
    const { status, text, headers } = await visit(path)
    expect({ status, text }).toEqual({ status: expected, text: '<title>Application</title>' })
    expect(headers.get('cache-control')).toBe('no-cache')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test.each([
    ['/customer-request?token=x', 200, 'customer'],
    ['/customer', 200, 'portal'],
    ['/customer/orders', 200, 'portal'],
    ['/customer/invoices/0198f000-0000-7000-8000-000000000101', 200, 'portal'],
    ['/customer/nowhere', 404, 'portal'],
    ['/checkout', 200, 'payer'],
    ['/checkout/success?paid=1', 200, 'payer'],
    ['/checkout/nowhere', 404, 'Application'],
  ])('%s is answered %d by the page of %s', async (path, expected, title) => {
    const { status, text, headers } = await visit(path)
    expect({ status, text }).toEqual({ status: expected, text: `<title>${title}</title>` })
    const isApart = title !== 'Application'
    expect(headers.get('referrer-policy') === 'no-referrer').toBe(isApart)
    expect(headers.get('x-robots-tag')).toBe(isApart ? 'noindex' : null)
  })

  test.each(['//', '//a:b/', '//?id=x', '/o?id=%zz'])('%s is refused, and no fault', async path => {
    expect((await visit(path)).status).toBeLessThan(500)
  })

  test('a link to an organization of others is 404, in the same words as one to none', async () => {
    const link = (id: string, session?: string) =>
      visit(`/o?id=${id}&next=%2Fhome`, { accept: 'text/html', ...(session && { cookie: `arus=${session}` }) })
    const unknown = '0198c1f2-0000-7000-8000-00000000ffff'
    for (const id of [ORGANIZATIONS.foreign, unknown, 'nonsense', ''])
      expect([id, (await link(id, bff.session)).status]).toEqual([id, 404])
    expect((await link(ORGANIZATIONS.foreign, bff.session)).text).toBe((await link(unknown, bff.session)).text)
    expect((await link(ORGANIZATIONS.own, bff.session)).status).toBe(200)
    // Visitors without a session are asked to sign in; what can't be determined is left to the page.
    expect((await link(ORGANIZATIONS.own)).status).toBe(200)
    expect((await link(ORGANIZATIONS.own, 'a-session-that-ended-long-ago')).status).toBe(200)
    expect((await visit('/o')).status).toBe(200)
  })

  test('a browser that opens /graphql gets the playground, a client gets GraphQL', async () => {
    expect((await visit('/graphql')).text).toBe('<title>Playground</title>')
    expect(
      (await visit('/graphql?query={__typename}', { accept: 'application/json', 'apollo-require-preflight': '1' }))
        .text,
    ).toContain('"Query"')
  })

  test('hashed files are kept for a year, compressed for whom it helps', async () => {
    const plain = await visit('/assets/main-abc.js', { 'accept-encoding': 'identity' })
    expect(plain.text).toBe('plain')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await visit('/assets/main-abc.js', { 'accept-encoding': 'br' })
    expect(small.text).toBe('brotli')
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('content-type')).toContain('javascript')
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const { headers } of [plain, small]) expect(headers.get('vary')).toMatch(/accept-encoding/i)
  })

  test.each([
    '/assets/missing.js',
    '/missing.png',
    '/.sources',
    '/index.html',
    '/assets/../.sources',
    '/%2e%2e/package.json',
  ])('%s is nothing', async path => {
    expect((await visit(path)).status).toBeGreaterThanOrEqual(403)
  })
})

test('a build that is written while we run is served', async () => {
  mkdirSync(join(directory, 'playground/assets'))
  writeFileSync(join(directory, 'playground/assets/late-abc.js'), 'late')
  expect((await visit('/graphiql/assets/late-abc.js')).text).toBe('late')
  rmSync(join(directory, 'web/index.html'))
  expect((await visit('/')).status).toBe(503)
  writeFileSync(join(directory, 'web/index.html'), '<title>Newer</title>')
  expect((await visit('/')).text).toBe('<title>Newer</title>')
})

describe('files', () => {
  const file = (organization: string) =>
    encodeFileId('treasury', organization, bff.services.ledgerOf(organization).accounts[0]!.id)
  const cookie = () => ({ cookie: `arus=${bff.session}` })

  test('bytes pass through, as an attachment', async () => {
    const { status, text, headers } = await visit(`/files/${file(ORGANIZATIONS.own)}`, cookie())
    expect({ status, text }).toEqual({ status: 200, text: 'a,b\n' })
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('a foreign, an unknown and a damaged id answer the same bytes', async () => {
    const unknown = encodeFileId('treasury', ORGANIZATIONS.own, '0198c1f2-0009-7000-8000-100000000999')
    const answers = await Promise.all(
      [unknown, file(ORGANIZATIONS.foreign), 'x', '%00'].map(id => visit(`/files/${id}`, cookie())),
    )
    for (const { status, text } of answers)
      expect({ status, code: JSON.parse(text).code, title: JSON.parse(text).title }).toEqual({
        status: 404,
        code: 'G-7',
        title: 'Not found.',
      })
  })

  test('T2: nobody, another site and two credentials are refused', async () => {
    const path = `/files/${file(ORGANIZATIONS.own)}`
    expect((await visit(path, {})).status).toBe(401)
    expect((await visit(path, { ...cookie(), 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await visit(path, { ...cookie(), authorization: `Bearer ${bff.session}` })).status).toBe(400)
    expect((await visit(path, { authorization: `Bearer ${bff.session}` })).status).toBe(200)
  })

  test('an upload reaches the service as it came', async () => {
    const bytes = Buffer.alloc(3_000_000, 'x')
    const answer = await fetch(`${bff.url}/files/${file(ORGANIZATIONS.own)}`, {
      method: 'PUT',
      headers: { ...cookie(), 'content-type': 'text/csv' },
      body: bytes,
    })
    expect(answer.status).toBe(204)
    expect(bff.services.uploads).toEqual([{ type: 'text/csv', size: bytes.length }])
  })
})

test('health: alive at once, ready when both services and their feeds are', async () => {
  expect(await (await fetch(`${bff.url}/livez`)).json()).toEqual({ ok: true })
  const ready = await fetch(`${bff.url}/readyz`)
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 200,
    body: { account: true, treasury: true, feeds: true },
  })
})
