// Puts load on a server: as much as possible over a number of connections, or a fixed rate.
import autocannon from 'autocannon'
import { isSmoke } from './scale.ts'

export type Load = {
  headers: Record<string, string>
  body: string
  connections: number
  seconds: number
  /** Requests per second over all connections; unlimited when undefined. */
  rate?: number
}

export type Answered = { total: number; rps: number; p50: number; p99: number }

/** Posts the same body repeatedly. Throws when any answer is not a success. */
export async function loadHttp(url: string, { headers, body, connections, seconds, rate }: Load): Promise<Answered> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections,
    // In smoke mode one request per connection; completion is detected at the sampling interval.
    ...(isSmoke ? { amount: connections, sampleInt: 50 } : { duration: seconds }),
    ...(rate !== undefined && { overallRate: rate }),
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  const { requests, latency } = result
  return { total: requests.total, rps: requests.average, p50: latency.p50, p99: latency.p99 }
}
