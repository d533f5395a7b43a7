// The sandbox bank: the server side of the national open API standard for payments, over HTTP, with faults that can be switched on. It and
// Arus know nothing of each other.
import type { Log } from '../kit/http/log.ts'
import { createServer } from '../kit/http/server.ts'
import { type BankOptions, openBank } from './bank.ts'
import { controlRoutes } from './control.ts'
import { openFaults } from './faults.ts'
import { openNotifications } from './notifications.ts'
import { bankRoutes } from './routes.ts'

type Options = BankOptions & {
  log: Log
  /** Receives a notification when an order has ended; without it none are sent. */
  notify?: string | undefined
}

const SETTLE_EVERY_MS = 500

export async function sandboxBankServer({ log, notify, ...options }: Options) {
  const bank = openBank(options)
  const faults = openFaults()
  const app = await createServer({ title: 'sandbox bank', ready: async () => {}, log })
  await bankRoutes(app, { bank, faults })
  controlRoutes(app, { bank, faults })
  const notifications = notify === undefined ? undefined : openNotifications({ bank, faults, origin: notify, log })
  const settling = setInterval(() => bank.settle(), SETTLE_EVERY_MS)
  app.addHook('onClose', async () => {
    clearInterval(settling)
    await notifications?.close()
    bank.close()
  })
  return { app, bank, faults }
}
