// T20: what users type and see is not sent with error reports or page views. Canaries are planted wherever one could be picked up; a sink
// receives everything that the vendors' SDKs send; ordinary events arrive, and not one canary does. Recordings need a real browser:
// tests/e2e/telemetry.test.ts.
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captureException } from '@sentry/browser'
import { createMemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RequestFailed } from '../../../web/relay/operation.ts'
import { startAnalytics } from '../../../web/telemetry/analytics.ts'
import { startErrorReporting } from '../../../web/telemetry/errorReporting.ts'
import { noteFailure } from '../../../web/telemetry/failures.ts'

const CANARIES = {
  email: 'kenari.rahasia@perusahaan.co.id',
  account: '8830912746',
  groupedAccount: '8830 9127 4651',
  token: 'kN4r1_rahasia-Tok3n-yang-panjang-sekali-99',
  uuid: '0198c1f2-77aa-7000-8000-c0ffee123456',
  searched: 'PT Kenari Tersembunyi',
  graphql: 'mutation KenariMutation { hideCanary }',
  password: 'Kenari1234!',
}
/** Their possible encodings within a URL or JSON. */
const LOOKS = Object.values(CANARIES).flatMap(text => [text, encodeURIComponent(text), text.replaceAll(' ', '+')])

let sink: Server
const received: { path: string; body: string }[] = []
const bodies = () => received.map(({ body }) => body).join('\n')
const stops: (() => void)[] = []

const router = createMemoryRouter(
  [
    { path: '/', element: null },
    { path: 'counterparties', children: [{ path: ':uuid/edit', element: null }] },
  ],
  { initialEntries: ['/'] },
)

beforeAll(async () => {
  sink = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200}')
    })
  })
  await new Promise<void>(resolve => sink.listen(0, '127.0.0.1', resolve))
  const { port } = sink.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  document.body.innerHTML = `
    <main title="${CANARIES.searched}" aria-label="${CANARIES.account}" data-id="${CANARIES.uuid}">
      <h1>${CANARIES.searched}</h1><p>${CANARIES.email} ${CANARIES.groupedAccount}</p>
      <a href="/counterparties/${CANARIES.uuid}/edit?search=${encodeURIComponent(CANARIES.searched)}">${CANARIES.account}</a>
      <input value="${CANARIES.password}" placeholder="${CANARIES.email}" /><img alt="${CANARIES.searched}" src="/x.png?t=${CANARIES.token}" />
    </main>`
  history.replaceState(
    null,
    '',
    `/counterparties/${CANARIES.uuid}/edit?search=${encodeURIComponent(CANARIES.searched)}#${CANARIES.token}`,
  )
  // Page views are sent in batches.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stops.push(
    startErrorReporting({ dsn: `http://key@${host}/1`, environment: 'test', commit: 'abc1234', router }),
    startAnalytics({ key: 'amplitude-key', url: `http://${host}/2/httpapi`, environment: 'test', router }),
  )
})
afterAll(async () => {
  vi.useRealTimers()
  for (const stop of stops) stop()
  await new Promise(resolve => sink.close(resolve))
})

test('T20: errors and page views arrive without what was on the screen, in the address or in a request', async () => {
  await fetch(`http://127.0.0.1:${(sink.address() as AddressInfo).port}/graphql?token=${CANARIES.token}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CANARIES.token}` },
    body: JSON.stringify({ query: CANARIES.graphql, variables: { email: CANARIES.email } }),
  })
  received.length = 0
  await router.navigate(`/counterparties/${CANARIES.uuid}/edit?search=${CANARIES.searched}`)
  history.pushState(null, '', `/settings/profile?token=${CANARIES.token}`)

  const cause = new Error(`account ${CANARIES.groupedAccount}`)
  const failure = new Error(
    `Cannot pay ${CANARIES.account} of ${CANARIES.email} (${CANARIES.uuid}, ${CANARIES.token})`,
    { cause },
  )
  noteFailure(Object.assign(failure, { body: CANARIES.graphql, values: { password: CANARIES.password } }))
  noteFailure(new RequestFailed('refused-by-the-server', 'G-1'))
  captureException(new TypeError('one-that-is-ignored'))
  document.querySelector('p')?.append(` ${CANARIES.account}`)

  await expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(10_000)
        return bodies()
      },
      { timeout: 15_000 },
    )
    .toContain('"page":"/counterparties/:uuid/edit"')
  await expect.poll(bodies, { timeout: 15_000 }).toContain('Cannot pay [number] of [email] ([token], [token])')
  const sent = bodies()
  expect(sent).toContain('account [number]')
  expect(sent).toContain('"transaction":"/counterparties/:uuid/edit"')
  for (const ignored of ['refused-by-the-server', 'one-that-is-ignored']) expect(sent).not.toContain(ignored)
  for (const look of LOOKS) expect(sent, `${look} has left`).not.toContain(look)
})
