// The load on a server: as much as it bears over so many connections, or so many requests a second.
import autocannon from 'autocannon'
import { isSmoke } from './scale.ts'

export type Load = {
  headers: Record<string, string>
  body: string
  connections: number
  seconds: number
  /** Requests a second over all connections; as many as there can be when absent. */
  rate?: number
}

export type Answered = { total: number; rps: number; p50: number; p99: number }

/** Posts the same body again and again. Throws when any answer is no success. */
export async function loadHttp(url: string, { headers, body, connections, seconds, rate }: Load): Promise<Answered> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections,
    // Where nothing is measured, one request over each connection; that all are answered is seen once in so many milliseconds.
    ...(isSmoke ? { amount: connections, sampleInt: 50 } : { duration: seconds }),
    ...(rate !== undefined && { overallRate: rate }),
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  const { requests, latency } = result
  return { total: requests.total, rps: requests.average, p50: latency.p50, p99: latency.p99 }
}
