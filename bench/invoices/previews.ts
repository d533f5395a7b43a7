// How long the preview of an invoice lags behind the last key, for one user and for several at once. Includes the browser's delay before
// the request, but neither network nor painting.
import { PREVIEW_SETTLE_MS } from '../../web/pages/organization/_lib/previewSettle.ts'
import type { AccountProcess, Member } from '../kit/accountProcess.ts'
import { quantile } from '../kit/meanwhile.ts'
import { printTable } from '../kit/report.ts'
import { scaled } from '../kit/scale.ts'

/** Pauses in typing, each followed by a preview. */
const PAUSES = scaled(60, 2)
const FEW = scaled(10, 1)
const WARM_UP = scaled(5, 1)

/** Each key gives a different document. */
function typed(customerId: string, lines: number, key: number) {
  return {
    customerId,
    invoiceDate: '2026-11-20',
    currency: 'IDR',
    vatTreatment: 'STANDARD',
    note: `Terima kasih ${key}`,
    lines: Array.from({ length: lines }, (_none, place) => ({
      kind: 'SERVICE',
      description: `Jasa angkut ${place}`,
      unit: 'rit',
      quantity: '2',
      price: '1333333',
    })),
  }
}

export async function printPreviewTimes(account: AccountProcess): Promise<void> {
  const customerId = await account.customer()
  const { maker, admin, owner } = account
  const draw = (person: Member, lines: number, key: number) =>
    person.download('/v1/invoice-previews', typed(customerId, lines, key))
  for (let key = 0; key < WARM_UP; key += 1) await draw(maker, 3, key)
  const rows: string[][] = []
  for (const [lines, pauses] of [
    [3, PAUSES],
    [20, PAUSES],
    [scaled(100, 40), FEW],
    [scaled(500, 60), FEW],
  ] as const)
    rows.push(await measure(`${lines} lines`, pauses, key => draw(maker, lines, key)))
  // Different users: of one user's previews, only the newest is drawn.
  const together = [maker, admin, owner]
  rows.push(
    await measure(`20 lines, ${together.length} people at once`, PAUSES, async key => {
      const [first] = await Promise.all(together.map(person => draw(person, 20, key)))
      return first!
    }),
  )
  printTable(['previews of invoices', 'p50 ms behind', 'p95 ms behind', 'kB'], rows, 'Previews')
}

async function measure(name: string, pauses: number, draw: (key: number) => Promise<Buffer>): Promise<string[]> {
  const timings: { ms: number }[] = []
  let bytes = 0
  for (let key = 0; key < pauses; key += 1) {
    const at = performance.now()
    bytes = (await draw(key)).length
    timings.push({ ms: PREVIEW_SETTLE_MS + performance.now() - at })
  }
  const at = (share: number) => quantile(timings, share).toFixed(0)
  return [name, at(0.5), at(0.95), (bytes / 1e3).toFixed(0)]
}
