// Somebody else at work: `node bench/kit/smallQueries.ts URL TOKEN`. Asks the same small thing at a steady rate, whether or not the last
// answer is there, and times each answer. A process of its own, so that what the benchmark does meanwhile is not counted.
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

/** Asks until told to stop; the pace keeps to the clock, however late a single answer is. */
async function askSteadily(): Promise<Timing[]> {
  const asked: Promise<Timing>[] = []
  const began = performance.now()
  while (!stopped) {
    const answer = ask()
    // What fails is thrown where all are waited for, not into the void.
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
