// The sandbox of payment providers: their APIs over HTTP, with faults that can be switched on. It and Arus know nothing of each other.
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/http/log.ts'
import { createServer } from '../kit/http/server.ts'
import { openCharges } from './charges.ts'
import { chargeWires } from './chargeWires.ts'
import { controlRoutes } from './control.ts'
import { dokuRoutes } from './doku.ts'
import { openFaults } from './faults.ts'
import { midtransRoutes } from './midtrans.ts'
import { openNotifications } from './notifications.ts'
import { openShop } from './shop.ts'
import { chargePages } from './pages.ts'
import { xenditRoutes } from './xendit.ts'

type Options = {
  journalPath: string
  bankUrl?: string | undefined
  hookOrigin?: string | undefined
  clock: Clock
  log: Log
}

export async function sandboxProviderServer({ journalPath, bankUrl, hookOrigin, clock, log }: Options) {
  const shop = openShop({ path: journalPath, clock })
  const faults = openFaults()
  const notifications = openNotifications({ shop, faults, clock, log, hookOrigin })
  const app = await createServer({ title: 'sandbox of payment providers', ready: async () => {}, log })
  for (const declare of [xenditRoutes, midtransRoutes, dokuRoutes]) declare(app, { shop, faults, clock })
  const charges = openCharges({ shop, notifications, clock })
  chargeWires(app, { charges, faults, clock })
  chargePages(app, { charges })
  controlRoutes(app, { shop, faults, notifications, bankUrl })
  app.addHook('onClose', async () => {
    await notifications.close()
    shop.close()
  })
  return { app, shop, faults }
}
