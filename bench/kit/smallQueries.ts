// Another user's load: `node bench/kit/smallQueries.ts URL TOKEN`. Sends the same small query at a steady rate, whether or not the last
// answer has arrived, and times each answer. A separate process, so that the benchmark's own work does not affect it.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** When a query was sent (milliseconds since the epoch), and how long its answer took. */
export type Timing = { at: number; ms: number }

const QUERIES_A_SECOND = 40

const [url = '', token = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

let asking: Promise<Timing[]> | undefined
let stopped = false

async function ask(): Promise<Timing> {
  const { promise, resolve, reject } = Promise.withResolvers<Timing>()
  const at = performance.now()
  get(url, { agent, headers: { authorization: `Bearer ${token}` } }, answer => {
    if (answer.statusCode !== 200) reject(new Error(`a small query got ${answer.statusCode}`))
    answer.resume()
    answer.on('end', () => resolve({ at: performance.timeOrigin + at, ms: performance.now() - at }))
  }).on('error', reject)
  return promise
}

/** Sends until stopped; the rate follows the clock, however late a single answer is. */
async function askSteadily(): Promise<Timing[]> {
  const asked: Promise<Timing>[] = []
  const began = performance.now()
  while (!stopped) {
    const answer = ask()
    // Failures are thrown where all answers are awaited, not as unhandled rejections.
    answer.catch(() => {})
    asked.push(answer)
    await sleep(Math.max(0, began + (asked.length * 1_000) / QUERIES_A_SECOND - performance.now()))
  }
  return Promise.all(asked)
}

process.on('message', async (question: 'begin' | 'end') => {
  if (question === 'begin') {
    stopped = false
    asking = askSteadily()
    process.send?.('asking')
  } else {
    stopped = true
    process.send?.(await asking)
  }
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
