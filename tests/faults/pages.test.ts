// What a page shows, with the web's own code between it and the server: sockets are cut, feeds are cut, the BFF is restarted. Whatever is
// lost, in the end the page shows the current state.
import type { OperationType } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { waitUntil } from '../support/waitFor.ts'
import { encodeId } from '../../bff/graph/globalId.ts'
import { feedPosition } from '../../web/relay/feedPosition.ts'
import { executeOperation } from '../../web/relay/operation.ts'
import { CatchUp } from '../../web/relay/catchUp.ts'
import { closeWebSocket, subscribeFrom } from '../../web/relay/webSocket.ts'
import { ORGANIZATIONS, StubServices } from '../bff/support/stubServices.ts'
import { startBff, type TestBff } from '../bff/support/testBff.ts'
import { type CuttingProxy, openCuttingProxy } from './cuttingProxy.ts'
import { busyFor, until } from '../support/until.ts'

const LIST = 'query List { organization { bankAccounts(first: 3) { edges { node { alias } } } } }'
const CHANGED = 'subscription Changed { bankAccountChanged { alias } }'
const parameters = (name: string, text: string) => ({ id: null, name, text })

let services: StubServices
let bff: TestBff
let line: CuttingProxy

/** The part of a browser that a page's code uses. */
function openBrowser(): void {
  const stored = new Map<string, string>()
  const cookie = `arus=${services.signIn()}`
  vi.stubGlobal('location', { origin: line.url })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const request = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    request(line.url + path, { ...init, headers: { ...init.headers, cookie } }),
  )
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { cookie } })
      }
    },
  )
}

/** Reads the accounts and subscribes to them, as a screen does. */
class Page {
  shown: string[] = []
  reads = 0
  readonly #leave: () => void

  private constructor(since: string) {
    const missed = () => void this.#readUntilItWorks()
    const source = subscribeFrom(ORGANIZATIONS.own)(
      { ...parameters('Changed', CHANGED), cacheID: '', metadata: {}, operationKind: 'subscription' },
      {},
      { metadata: { [CatchUp.key]: new CatchUp(() => since, missed) } },
    )
    this.#leave = subscribed(source, () => void this.#readUntilItWorks())
  }

  static async open(): Promise<Page> {
    const since = feedPosition()
    const rows = await readRows()
    const page = new Page(since)
    page.shown = rows
    return page
  }

  leave(): void {
    this.#leave()
  }

  /** Relay refetches when the network is back; here it is a loop. */
  async #readUntilItWorks(): Promise<void> {
    const turn = ++this.reads
    const rows = await until(() => readRows().catch(() => undefined), { withinMs: Infinity })
    // An answer overtaken by a later request is not shown.
    if (turn === this.reads) this.shown = rows
  }
}

type Listing = OperationType['response'] & {
  organization: { bankAccounts: { edges: { node: { alias: string } }[] } }
}

async function readRows(): Promise<string[]> {
  const { data } = await executeOperation(parameters('List', LIST), {}, { organization: ORGANIZATIONS.own })
  const { organization } = data as Listing
  return organization.bankAccounts.edges.map(({ node }) => node.alias)
}

const rename = (alias: string) => {
  const account = services.ledger.accounts[1]!
  account.alias = alias
  services.emit('treasury', { type: 'bank-account.changed', subjectId: account.id })
}
/** A socket is connected and receives events. */
const connected = () => waitUntil(() => line.websockets() > 0 && services.feedReaders() === 2, { timeout: 20_000 })
const expectShown = (page: Page, alias: string) =>
  waitUntil(() => page.shown[1] === alias, { timeout: 20_000, interval: 20 })

/** Local mode answers only under its own origin: that of the proxy, which browsers use. */
const startHere = () => startBff({ services, config: { publicOrigin: line.url } })

beforeEach(async () => {
  services = new StubServices()
  line = await openCuttingProxy(() => bff.url)
  bff = await startHere()
  await waitUntil(() => services.feedReaders() === 2)
  openBrowser()
})
afterEach(async () => {
  closeWebSocket()
  await line.close()
  await bff.close()
  vi.unstubAllGlobals()
})

describe('a page', () => {
  test('sees what happened between its reading and its subscription', async () => {
    await readRows()
    const since = feedPosition()
    const page = await Page.open()
    // The client is still being fetched, the socket is not there.
    rename('meanwhile')
    expect(since).not.toBe('')
    await expectShown(page, 'meanwhile')
    page.leave()
  })

  test('does not read twice when nothing has happened', async () => {
    await readRows()
    const page = await Page.open()
    await connected()
    rename('later')
    await expectShown(page, 'later')
    expect(page.reads).toBe(1)
    page.leave()
  })

  test('shows the last state although its line is cut again and again', { timeout: 60_000 }, async () => {
    const page = await Page.open()
    for (let step = 0; step < 40; step++) {
      if (step % 4 === 0) line.cutAfter((step * 137) % 600)
      if (step % 7 === 0) services.breakFeeds()
      rename(`step ${step}`)
      await busyFor((step * 53) % 160)
    }
    rename('the last')
    await expectShown(page, 'the last')
    page.leave()
  })

  test.each([
    ['stopped, and said so', () => bff.app.close()],
    [
      'killed, without a word',
      async () => {
        line.cut()
        await bff.app.close()
      },
    ],
  ])('shows what happened while the BFF was %s', { timeout: 60_000 }, async (_how, end) => {
    const page = await Page.open()
    await connected()
    await end()
    rename('told to nobody')
    await waitUntil(() => line.websockets() === 0)
    bff = await startHere()
    await expectShown(page, 'told to nobody')
    rename('told again')
    await expectShown(page, 'told again')
    page.leave()
  })

  test('misses nothing while BFFs are stopped and killed one after the other', { timeout: 90_000 }, async () => {
    const page = await Page.open()
    for (let round = 0; round < 4; round++) {
      await connected()
      rename(`round ${round}: just before`)
      if (round % 2 === 0) line.cut()
      await bff.app.close()
      rename(`round ${round}: meanwhile`)
      bff = await startHere()
      // Before its feeds are open, and while they are.
      rename(`round ${round}: just after`)
      await expectShown(page, `round ${round}: just after`)
    }
    page.leave()
  })

  test('notices a line on which nothing comes any more', { timeout: 60_000 }, async () => {
    const page = await Page.open()
    rename('before')
    await expectShown(page, 'before')
    line.freeze()
    rename('into the void')
    await expectShown(page, 'into the void')
    page.leave()
  })

  test('is followed again when what it is about could not be asked at first', { timeout: 60_000 }, async () => {
    const source = subscribeFrom(ORGANIZATIONS.own)(
      {
        ...parameters('One', 'subscription One($id: ID!) { bankAccountChanged(id: $id) { alias } }'),
        cacheID: '',
        metadata: {},
        operationKind: 'subscription',
      },
      { id: encodeId('BankAccount', ORGANIZATIONS.own, services.ledger.accounts[1]!.id) },
      {},
    )
    services.fail(/bank-accounts/, 'unavailable')
    const aliases: unknown[] = []
    const errors: unknown[] = []
    const following = subscribed(source, value => aliases.push(value), errors)
    await waitUntil(() => services.journal.some(call => call.includes('bank-accounts')))
    services.heal()
    await waitUntil(
      async () => {
        rename('there again')
        return aliases.length > 0
      },
      { interval: 200 },
    )
    expect(errors).toEqual([])
    following()
  })
})

/** Subscribes; the result stops it. */
function subscribed(
  source: ReturnType<ReturnType<typeof subscribeFrom>>,
  next: (value: unknown) => void,
  errors: unknown[] = [],
): () => void {
  if (!('subscribe' in source)) throw new TypeError('not an observable')
  const following = source.subscribe({ next, error: (error: unknown) => errors.push(error) })
  return () => following.unsubscribe()
}
