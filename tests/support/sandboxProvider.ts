// The payment provider sandbox in the test's own process, with a hook that forwards like the BFF.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../services/kit/clock.ts'
import { openLog } from '../../services/kit/http/log.ts'
import type { FaultKind } from '../../services/sandbox-provider/faults.ts'
import type { SandboxProvider } from '../../services/sandbox-provider/merchant.ts'
import { sandboxProviderServer } from '../../services/sandbox-provider/server.ts'
import { atFileEnd } from './fileEnd.ts'

type Heard = (path: string, body: Buffer, headers: Record<string, string>) => Promise<{ status: number }>

export async function openSandboxProvider({
  bankUrl,
  clock = systemClock,
}: { bankUrl?: string; clock?: typeof systemClock } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-provider-'))
  const log = openLog('sandbox-provider', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' })
  const { app, shop } = await sandboxProviderServer({
    journalPath: join(directory, 'journal.jsonl'),
    bankUrl,
    clock,
    log,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atFileEnd(async () => {
    await app.close()
    rmSync(directory, { recursive: true, force: true })
  })

  async function post<Body>(path: string, body: object): Promise<Body> {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    // The test declares the type; its assertions check it.
    return (await answer.json()) as Body
  }

  /** Receives notifications: each is forwarded, and its status recorded. */
  async function openHook(hear: Heard) {
    const statuses: number[] = []
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).flatMap(([name, value]) =>
            typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
              ? [[name, value]]
              : [],
          ),
        )
        void hear(request.url ?? '/', Buffer.concat(chunks), headers).then(({ status }) => {
          statuses.push(status)
          response.writeHead(status).end()
        })
      })
    })
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    atFileEnd(async () => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('it listens at no port')
    return { origin: `http://127.0.0.1:${address.port}`, statuses }
  }

  return {
    url,
    shop,
    openHook,
    order: (provider: SandboxProvider, reference: string, amount: string, channel = 'VIRTUAL_ACCOUNT') =>
      post('orders', { provider, reference, amount, channel }),
    pay: (provider: SandboxProvider, reference: string) => post('pay', { provider, reference }),
    refund: (provider: SandboxProvider, reference: string, amount?: string) =>
      post('refund', { provider, reference, ...(amount !== undefined && { amount }) }),
    chargeBack: (provider: SandboxProvider, reference: string) => post('chargeback', { provider, reference }),
    settle: (provider: SandboxProvider, account?: object) =>
      post<{ batch: string; net: string; reported: string; members: number }>('settle', {
        provider,
        ...(account && { account }),
      }),
    report: async (batch: string) => (await fetch(`${url}/sandbox/reports/${batch}`)).text(),
    listen: (provider: SandboxProvider, at: string) => post('hooks', { provider, url: at }),
    fault: (kind: FaultKind, over: { times?: number; ms?: number } = {}) => post('faults', { kind, ...over }),
    clearFaults: () => fetch(`${url}/sandbox/faults`, { method: 'DELETE' }),
  }
}
