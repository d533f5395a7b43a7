// What we use of autocannon, which has no types of its own.
declare module 'autocannon' {
  export type Options = {
    url: string
    method: string
    headers: Record<string, string>
    body: string
    connections: number
    /** Either so many seconds, or so many requests. */
    duration?: number
    amount?: number
    overallRate?: number
    /** How often it looks, in milliseconds. */
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
