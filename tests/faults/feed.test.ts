// The connection between a service's event feed and the BFF is cut, and the BFF is restarted: subscribers see the latest state, and
// signed-out users are disconnected, whatever was lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../support/waitFor.ts'
import { encodeId } from '../../bff/graph/globalId.ts'
import { openSocket } from '../bff/support/socketClient.ts'
import { ORGANIZATIONS, StubServices } from '../bff/support/stubServices.ts'
import { startBff, type TestBff } from '../bff/support/testBff.ts'
import { type CuttingProxy, openCuttingProxy } from './cuttingProxy.ts'
import { busyFor } from '../support/until.ts'

/** Services that the BFF reaches through connections that can be cut. */
class DistantServices extends StubServices {
  readonly lines: CuttingProxy[] = []

  override async start() {
    const { accountUrl, treasuryUrl } = await super.start()
    const [account, treasury] = await Promise.all([accountUrl, treasuryUrl].map(url => openCuttingProxy(() => url)))
    if (!account || !treasury) throw new Error('no lines')
    this.lines.push(account, treasury)
    return { accountUrl: account.url, treasuryUrl: treasury.url }
  }

  override async close() {
    await Promise.all(this.lines.map(line => line.close()))
    await super.close()
  }
}

const PROGRESS = 'subscription($id: ID!) { bankAccountProgress(id: $id) { alias } }'

let services: DistantServices
let bff: TestBff
beforeAll(async () => {
  services = new DistantServices()
  bff = await startBff({ services })
  await waitUntil(() => services.feedReaders() === 2)
})
afterAll(() => bff.close())

const account = () => services.ledger.accounts[1]!
const id = () => encodeId('BankAccount', ORGANIZATIONS.own, account().id)
const changeTo = (alias: string) => {
  account().alias = alias
  services.emit('treasury', { type: 'bank-account.changed', subjectId: account().id })
}
const connect = (session = services.signIn()) => openSocket(bff, { session, organizationId: ORGANIZATIONS.own })

test.each(Array.from({ length: 8 }, (_, round) => round))(
  'a subscriber sees the last state although the feed is cut again and again (%i)',
  async round => {
    const [, treasury] = services.lines
    const client = await connect()
    const operation = client.subscribe({ query: PROGRESS, variables: { id: id() } })
    await client.next(({ type }) => type === 'next')
    for (let step = 0; step < 10; step++) {
      // At another byte of a frame each time; in the first round before the BFF has received any event.
      if (step % 3 === 0) treasury?.cutAfter((round * 7 + step * 31) % 200)
      changeTo(`step ${round}.${step}`)
      await busyFor(step % 2)
    }
    changeTo('done')
    // Either the connection held and delivered the latest state, or the page was told to refetch; never silence.
    const seen = client.next(({ type, id: of }) => type === 'complete' && of === operation, 20_000).then(() => 'done')
    expect(['done', 1012, 1013]).toContain(await Promise.race([seen, client.closed.then(({ code }) => code)]))
    seen.catch(() => {})
    client.close()
    account().alias = 'begun'
  },
)

test('whoever is signed out while the feed is cut goes within two seconds', async () => {
  for (let round = 0; round < 5; round++) {
    const session = services.signIn()
    const client = await connect(session)
    client.subscribe({ query: PROGRESS, variables: { id: id() } })
    await client.next(({ type }) => type === 'next')
    for (const line of services.lines) line.cut()
    services.sessions.delete(session)
    const began = performance.now()
    services.emit('account', { type: 'session.ended', subjectId: session })
    expect(await client.closed).toMatchObject({ code: 4403 })
    expect(performance.now() - began).toBeLessThan(2_000)
  }
})

test('a BFF that is started again shows the present state to whoever comes back', async () => {
  const first = await connect()
  first.subscribe({ query: PROGRESS, variables: { id: id() } })
  await first.next(({ type }) => type === 'next')
  await bff.app.close()
  expect(await first.closed).toMatchObject({ code: 1001 })
  // Delivered to no one: there is no BFF.
  changeTo('done')

  const next = await startBff({ services: new StubServices(), config: { treasuryUrl: services.lines[1]!.url } })
  try {
    const session = next.services.signIn()
    const again = await openSocket(next, { session, organizationId: ORGANIZATIONS.own })
    again.subscribe({ query: PROGRESS, variables: { id: id() } })
    expect(await again.next(({ type }) => type === 'next')).toMatchObject({
      payload: { data: { bankAccountProgress: { alias: 'done' } } },
    })
    await again.next(({ type }) => type === 'complete')
    again.close()
  } finally {
    await next.close()
  }
})
