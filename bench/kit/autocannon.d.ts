// The used part of autocannon, which has no types.
declare module 'autocannon' {
  export type Options = {
    url: string
    method: string
    headers: Record<string, string>
    body: string
    connections: number
    /** Seconds. Set either this or `amount`, the number of requests. */
    duration?: number
    amount?: number
    overallRate?: number
    /** Sampling interval in milliseconds. */
    sampleInt?: number
  }
  export type Result = {
    non2xx: number
    errors: number
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
