// Shops at the payment provider sandbox, as the account service sees them: the setup of charge tests.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openServiceIdentity } from '../../../../services/kit/tokens.ts'
import { MERCHANTS } from '../../../../services/sandbox-provider/merchant.ts'
import { pollDueCharges } from '../../../../services/treasury/providers/charges/work.ts'
import { openSandboxProvider } from '../../../support/sandboxProvider.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene } from './support.ts'

export const NOW = '2026-11-24T03:00:00Z'
type Played = keyof typeof MERCHANTS
export type Charge = {
  id: string
  key: string
  provider: string
  method: string
  bankCode: string | null
  amount: string
  status: string
  virtualAccountNumber: string | null
  qrContent: string | null
  redirectUrl: string | null
  failureReason: string | null
  transactionId: string | null
  version: number
}
type Way = {
  method: string
  bankCode: string | null
  provider: string | null
  isPossible: boolean
  reason: string | null
}
export type Paid = {
  id: string
  chargeKey: string | null
  invoiceNumber: string | null
  kind: string
  method: string | null
  amount: string
  fee: string
  net: string
  status: string
  paidAt: string | null
  settlement: { reference: string; status: string } | null
  version: number
}

/** A treasury API and a sandbox for this test file: files share a process, and what a file opens ends with it. */
export async function openChargeScene() {
  const clock = stoppedClock(NOW)
  const sandbox = await openSandboxProvider({ clock })
  const api = await openTreasuryApi({
    clock,
    providerHosts: {
      XENDIT: { url: `${sandbox.url}/xendit` },
      MIDTRANS: { url: `${sandbox.url}/midtrans` },
      DOKU: { url: `${sandbox.url}/doku` },
    },
  })
  const identity = openServiceIdentity(api.serviceSecret, 'account')
  let lookAt = async () => {}
  /** Lets the worker process what is due, once. */
  const look = () => lookAt()
  await openWorker(api, async context => {
    lookAt = () => pollDueCharges(context)
    return { close: async () => {} }
  })

  /** An organization with a shop at each of these providers, as the account service sees it. */
  async function openShops(...names: Played[]) {
    const scene = await openScene(api)
    const syncs = await scene.openSyncs()
    const hook = await sandbox.openHook(scene.notify)
    const shops = new Map<Played, Awaited<ReturnType<typeof scene.connect>>>()
    for (const provider of names) {
      const made = await scene.connect({ provider, credentials: MERCHANTS[provider] })
      shops.set(provider, made)
    }
    const listen = async () => {
      for (const [provider, made] of shops) await sandbox.listen(provider, hook.origin + made.hookPath)
    }
    await listen()
    const organizationId = scene.organization.id
    async function ask<Body>(method: string, path: string, body?: object) {
      const answer = await fetch(`${api.origin}/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await identity.tokenFor('treasury')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      // The test declares the type; its assertions check it.
      return { status: answer.status, body: (await answer.json()) as Body & Problem }
    }
    const values = (over: object = {}) => ({
      key: randomUUID(),
      invoiceNumber: 'INV-2026-000123',
      method: 'VIRTUAL_ACCOUNT',
      bankCode: '009',
      amount: '5000000.00',
      currency: 'IDR',
      expiresAt: '2026-11-25T03:00:00Z',
      customerName: 'PT Maju & Jaya',
      language: 'id',
      ...over,
    })
    const charge = (over: object = {}) =>
      ask<Charge>('POST', `provider-charges?organizationId=${organizationId}`, values(over))
    const read = async ({ key }: { key: string }) => {
      const { body } = await ask<{ items: Charge[] }>(
        'GET',
        `provider-charges?organizationId=${organizationId}&keys=${key}`,
      )
      return body.items[0] ?? expect.unreachable(key)
    }
    const payments = async (query = '') =>
      (
        await ask<{ items: Paid[]; next: string | null }>(
          'GET',
          `projection/provider-transactions?organizationId=${organizationId}${query}`,
        )
      ).body
    const ways = async (amount: string) =>
      (await ask<{ items: Way[] }>('GET', `provider-charges/methods?organizationId=${organizationId}&amount=${amount}`))
        .body.items
    const cancel = ({ id }: { id: string }) =>
      ask<Charge>('POST', `provider-charges/${id}/cancel?organizationId=${organizationId}`)
    const pay = (number: string | null, over: object = {}) =>
      fetch(`${sandbox.url}/sandbox/virtual-accounts/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, ...over }),
      })
    const becomes = (of: { key: string }, status: string) =>
      until(async () => {
        const found = await read(of)
        return found.status === status && found
      })
    /** How often the provider created a charge for a key's reference. */
    const madeAtProvider = () => sandbox.shop.journal.entries.filter(({ kind }) => kind === 'CHARGED').length
    return {
      listen,
      scene,
      syncs,
      hook,
      shops,
      ask,
      values,
      charge,
      read,
      payments,
      ways,
      cancel,
      pay,
      becomes,
      madeAtProvider,
      organizationId,
    }
  }

  return { api, clock, look, openShops, sandbox }
}
