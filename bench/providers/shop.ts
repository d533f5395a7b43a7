// A payment provider with a busy day: `node bench/providers/shop.ts PORT ROWS DAY`. A separate process, so that its cost is not counted;
// every page is serialized anew, as over a network.
import { createServer } from 'node:http'

/** Xendit's page size. */
const PAGE = 50

const [port = '0', rows = '0', day = ''] = process.argv.slice(2)
const count = Number(rows)
const began = Temporal.Instant.from(`${day}T00:00:00Z`)
const DAY_MS = 86_400_000

function transaction(n: number): string {
  const at = began.add({ milliseconds: Math.floor((n * DAY_MS) / count) }).toString()
  const texts = {
    id: `txn_${String(n).padStart(8, '0')}`,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_category: n % 3 === 0 ? 'QR_CODE' : 'VIRTUAL_ACCOUNT',
    channel_code: 'BCA',
    reference_id: `WEB-${n}`,
    currency: 'IDR',
    settlement_status: 'PENDING',
    created: at,
    updated: at,
  }
  const amount = 100_000 + (n % 5_000) * 250
  const fee = '{"xendit_fee":4000,"value_added_tax":440,"xendit_withholding_tax":0,"third_party_withholding_tax":0}'
  return `{${JSON.stringify(texts).slice(1, -1)},"amount":${amount},"net_amount":${amount - 4_440},"fee":${fee}}`
}

const server = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://shop').searchParams
  const isListed = query.getAll('types').includes('PAYMENT')
  const start = Number(query.get('after_id')?.slice(4) ?? -1) + 1
  const end = isListed ? Math.min(count, start + PAGE) : 0
  const data = Array.from({ length: Math.max(0, end - start) }, (_none, at) => transaction(start + at))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(`{"has_more":${isListed && end < count},"data":[${data.join(',')}]}`)
})
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
