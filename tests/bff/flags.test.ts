// Feature flags from a file: GrowthBook's own SDK with our routes, from the first answer to a streamed change.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearCache, GrowthBook, setPolyfills } from '@growthbook/growthbook'
import { EventSource } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../support/waitFor.ts'
import { readConfig } from '../../bff/config.ts'
import { startBff, type TestBff } from './support/testBff.ts'

const OWN = { environment: 'local', origin: 'http://localhost', org_id: 'org-1' }
const FOREIGN = { ...OWN, org_id: 'org-2' }

const flags = (defaultValue: boolean) => ({
  features: {
    'automatic-reconciliation': {
      defaultValue,
      rules: [{ condition: { org_id: 'org-2' }, force: !defaultValue }],
    },
  },
})

let directory: string
let path: string
let rules: TestBff
let remote: TestBff
let written = 0

/** A distinct timestamp for every version: a file system's clock may be coarse. */
function write(text: string) {
  writeFileSync(path, text)
  written += 1
  const at = new Date(Date.UTC(2026, 0, 1, 0, 0, written))
  utimesSync(path, at, at)
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'arus-flags-'))
  path = join(directory, 'flags.json')
  write(JSON.stringify(flags(true)))
  const file = { path, clientKey: 'arus', pollIntervalMs: 20 }
  rules = await startBff({ config: { flagsFile: { ...file, remoteEvaluation: false } } })
  remote = await startBff({ config: { flagsFile: { ...file, remoteEvaluation: true } } })
  setPolyfills({ EventSource })
})
afterAll(async () => {
  await Promise.all([rules.close(), remote.close()])
  rmSync(directory, { recursive: true })
})
beforeEach(async () => {
  write(JSON.stringify(flags(true)))
  const servesIt = async (bff: TestBff) => {
    const answer = await send(`${bff.url}/api/eval/arus`, { attributes: OWN })
    return (await answer.text()).includes('true')
  }
  await waitUntil(async () => (await servesIt(rules)) && servesIt(remote), { timeout: 20_000 })
})
afterEach(() => clearCache())

async function listen(bff: TestBff, attributes: object, { remoteEval = false } = {}) {
  const growthbook = new GrowthBook({ apiHost: bff.url, clientKey: 'arus', attributes, remoteEval })
  const answer = await growthbook.init({ streaming: true })
  return { growthbook, answer, isOn: () => growthbook.isOn('automatic-reconciliation') }
}

const send = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe.each([
  { mode: 'rules in the browser', bff: () => rules, remoteEval: false },
  { mode: 'remote evaluation', bff: () => remote, remoteEval: true },
])('$mode', ({ bff, remoteEval }) => {
  test('a flag has its value for the organization that is asked for', async () => {
    const own = await listen(bff(), OWN, { remoteEval })
    expect(own.answer).toMatchObject({ success: true, source: 'network' })
    expect(own.isOn()).toBe(true)
    expect((await listen(bff(), FOREIGN, { remoteEval })).isOn()).toBe(false)
  })

  test('a change of the file reaches whoever listens', async () => {
    const { isOn } = await listen(bff(), OWN, { remoteEval })
    write(JSON.stringify(flags(false)))
    await expect.poll(isOn, { timeout: 20_000 }).toBe(false)
  })

  test('who comes back hears at once what the flags are now', async () => {
    const opened = await fetch(`${bff().url}/sub/arus`)
    expect(opened.headers.get('content-type')).toBe('text/event-stream')
    const first = await opened.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    expect(first?.value).toMatch(remoteEval ? /^event: features-updated\ndata: {}\n\n$/ : /^event: features\ndata: {"f/)
  })
})

test('another organization in the same tab is evaluated anew', async () => {
  const { growthbook, isOn } = await listen(remote, OWN, { remoteEval: true })
  await growthbook.setAttributes(FOREIGN)
  expect(isOn()).toBe(false)
})

test('a file that is damaged or gone changes nothing', async () => {
  const { isOn } = await listen(rules, OWN)
  write('{ "features": ')
  write('{ "features": { "a": 1 } }')
  rmSync(path)
  write(JSON.stringify(flags(false)))
  await expect.poll(isOn, { timeout: 20_000 }).toBe(false)
})

test('remote evaluation keeps the rules to itself', async () => {
  expect((await fetch(`${remote.url}/api/features/arus`)).status).toBe(404)
  const answer = await send(`${remote.url}/api/eval/arus`, { attributes: FOREIGN })
  expect(await answer.json()).toEqual({
    features: { 'automatic-reconciliation': { defaultValue: false } },
    dateUpdated: expect.any(String),
  })
})

test('what a tester forces is obeyed', async () => {
  const forcedFeatures = [['automatic-reconciliation', false]]
  const answer = await send(`${remote.url}/api/eval/arus`, { attributes: OWN, forcedFeatures })
  expect(await answer.json()).toMatchObject({ features: { 'automatic-reconciliation': { defaultValue: false } } })
})

test('whoever finds all streams taken is told when to come again', async () => {
  const file = { path, clientKey: 'arus', remoteEvaluation: false, mostStreams: 1 }
  const bff = await startBff({ config: { flagsFile: file } })
  try {
    const opened = await fetch(`${bff.url}/sub/arus`)
    const refused = await fetch(`${bff.url}/sub/arus`)
    expect([opened.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 429, '30'])
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'R-3' } }] })
    await opened.body?.cancel()
  } finally {
    await bff.close()
  }
})

test.each(['/api/features/other', '/sub/other'])('%s: an unknown key has no flags', async address => {
  const answer = await fetch(rules.url + address)
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 404,
    body: { errors: [{ extensions: { code: 'G-7' } }] },
  })
})

test.each([
  ['nothing', undefined, 400],
  ['a list', [], 400],
  ['attributes that are none', { attributes: 'x' }, 400],
  ['17 kB', { attributes: { org_id: 'x'.repeat(17_000) } }, 413],
])('%s is no visitor', async (_what, body, status) => {
  expect((await send(`${remote.url}/api/eval/arus`, body)).status).toBe(status)
})

test('a server does not start with a file that it cannot read', async () => {
  const missing = { path: join(directory, 'none.json'), clientKey: 'arus', remoteEvaluation: false }
  await expect(startBff({ config: { flagsFile: missing } })).rejects.toThrow(/ENOENT/)
})

test('a configuration that contradicts itself is refused', () => {
  const needed = { ACCOUNT_URL: 'http://a', TREASURY_URL: 'http://t', SERVICE_SECRET: 'a secret of tests only' }
  const read = (env: object) => () => readConfig({ ...needed, ...env })
  expect(read({ FLAGS_FILE: 'a.json', FLAGS_HOST: 'https://flags.example' })).toThrow(/from a file or from a host/)
  expect(read({ FLAGS_HOST: 'https://flags.example' })).toThrow(/client key/)
  expect(read({ FLAGS_FILE: 'a.json', FLAGS_REMOTE_EVALUATION: 'true', FLAGS_DECRYPTION_KEY: 'k' })).toThrow(
    /encrypted/,
  )
})
