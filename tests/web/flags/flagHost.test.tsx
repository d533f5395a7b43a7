// The flags of a page, with GrowthBook's SDK: its requests, its attributes, and the values when the host fails.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setPolyfills } from '@growthbook/growthbook'
import type { FlagSettings } from '../../../web/browserSettings.ts'
import { followFlagHost } from '../../../web/flags/flagHost.ts'
import { useFlag } from '../../../web/flags/useFlag.ts'
import { enterOrganization } from '../../../web/relay/tab.ts'
import { renderScreen } from '../support/render.tsx'

type Asked = { url: string; body: unknown }
const asked: Asked[] = []
let answer: (asked: Asked) => Response
let ended: AbortController
let host = 0

/** A separate host for each test, because answers are cached. */
const hostOfTest = () => `https://flags-${host}.example`

const off = () =>
  Response.json({
    features: {
      'automatic-reconciliation': { defaultValue: true, rules: [{ condition: { org_id: 'org-2' }, force: false }] },
      'saved-drafts': { defaultValue: 'not a boolean' },
    },
  })

beforeAll(() =>
  setPolyfills({
    fetch: (url: string, init?: { body?: string }) => {
      const call = { url, body: init?.body === undefined ? null : JSON.parse(init.body) }
      asked.push(call)
      return Promise.resolve(answer(call))
    },
  }),
)
beforeEach(() => {
  host += 1
  asked.length = 0
  answer = off
  ended = new AbortController()
  enterOrganization('org-1')
})
afterEach(() => act(() => ended.abort()))

function Shown() {
  return <p>{`${useFlag('automatic-reconciliation')} ${useFlag('saved-drafts')}`}</p>
}
const follow = (settings: Partial<FlagSettings> = {}) =>
  followFlagHost({ host: hostOfTest(), clientKey: 'c', ...settings }, 'test', ended.signal)

test('without a host our own values hold', async () => {
  await renderScreen(<Shown />)
  expect(screen.getByText('true true')).toBeDefined()
  expect(asked).toEqual([])
})

test('a flag follows the organization of the tab; a value of another kind is none', async () => {
  await renderScreen(<Shown />)
  act(() => follow())
  await expect.poll(() => asked).toEqual([{ url: `${hostOfTest()}/api/features/c`, body: null }])
  await screen.findByText('true true')
  act(() => enterOrganization('org-2'))
  await screen.findByText('false true')
  act(() => ended.abort())
  await screen.findByText('true true')
})

test('remote evaluation tells the host of nobody: environment, origin and organization', async () => {
  answer = ({ body }) =>
    Response.json({
      features: { 'automatic-reconciliation': { defaultValue: !JSON.stringify(body).includes('org-2') } },
    })
  await renderScreen(<Shown />)
  act(() => follow({ remoteEvaluation: true }))
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toEqual({
    url: `${hostOfTest()}/api/eval/c`,
    body: {
      attributes: { environment: 'test', origin: location.origin, org_id: 'org-1' },
      forcedVariations: {},
      forcedFeatures: [],
      url: '',
    },
  })
  act(() => enterOrganization('org-2'))
  await screen.findByText('false true')
})

test('an answer that is not OK is an error: the flags of last time hold, else our own', async () => {
  answer = () =>
    new Response(JSON.stringify({ features: { 'automatic-reconciliation': { defaultValue: false } } }), { status: 500 })
  await renderScreen(<Shown />)
  act(() => follow())
  await expect.poll(() => asked).toHaveLength(1)
  await act(() => Promise.resolve())
  expect(screen.getByText('true true')).toBeDefined()
})

test('flags of less than a day are used at once, and asked for again when they are older than a minute', async () => {
  answer = () => Response.json({ features: { 'automatic-reconciliation': { defaultValue: false } } })
  await renderScreen(<Shown />)
  act(() => follow())
  await screen.findByText('false true')
  act(() => ended.abort())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 3_600_000 })
  try {
    ended = new AbortController()
    answer = () => new Response('', { status: 503 })
    act(() => follow())
    await screen.findByText('false true')
    expect(asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
