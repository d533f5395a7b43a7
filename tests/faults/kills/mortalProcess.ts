// Lets a process of treasury die at a point named by its parent, as the kernel would kill it: no handler runs, nothing is flushed.
import type { TreasuryContext } from '../../../services/treasury/context.ts'
import { type Death, mortal, openFate } from '../campaign/crashes.ts'

export function mortalContext(context: TreasuryContext) {
  const fate = openFate(() => process.kill(process.pid, 'SIGKILL'))
  process.on('message', (death: Death | null) => {
    fate.meet(death ?? undefined)
    process.send?.('armed')
  })
  return { ...context, database: mortal(context.database, fate), crashPoint: fate.come }
}
