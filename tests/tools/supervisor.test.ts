// A supervised program is restarted, with growing delays, and waits for its dependencies; the test controls time.
import { describe, expect, it } from 'vitest'
import {
  ASK_EVERY_MS,
  MAX_FAILED_STARTS,
  MAX_UNANSWERED,
  pauseAfter,
  type Running,
  type Supervised,
  supervise,
} from '../../tools/start/supervisor.ts'

/** Runs everything that waits only for promises. */
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

function openClock() {
  let now = 0
  let sleepers: { until: number; wake: () => void }[] = []
  return {
    now: () => now,
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>(wake => {
        sleepers.push({ until: now + ms, wake })
        signal.addEventListener('abort', () => wake())
      }),
    async pass(ms: number) {
      await settle()
      now += ms
      const due = sleepers.filter(({ until }) => until <= now)
      sleepers = sleepers.filter(({ until }) => until > now)
      for (const { wake } of due) wake()
      await settle()
    },
  }
}
type Clock = ReturnType<typeof openClock>

type Program = Running & {
  becomeReady: () => void
  fail: (words: string) => void
  end: (how: string) => void
  hangs: boolean
}

function openProgram(onStop: () => void): Program {
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const program: Program = {
    hangs: false,
    answers: async () => !program.hangs,
    kill: async () => ended.resolve('SIGKILL'),
    ready: ready.promise,
    ended: ended.promise,
    becomeReady: ready.resolve,
    fail: words => ready.reject(new Error(words)),
    end: ended.resolve,
    stop: async () => {
      onStop()
      ready.reject(new Error('stopped'))
      ended.resolve('SIGTERM')
    },
  }
  return program
}

function play(clock: Clock, needs: readonly Supervised[] = []) {
  const programs: Program[] = []
  const said: string[] = []
  const givenUp: string[] = []
  let stops = 0
  const supervised = supervise({
    clock,
    needs,
    say: text => said.push(text),
    onGivenUp: error => givenUp.push(error.message),
    start: () => {
      const program = openProgram(() => stops++)
      programs.push(program)
      return program
    },
  })
  return {
    supervised,
    programs,
    said,
    givenUp,
    stops: () => stops,
    last: () => programs.at(-1) ?? openProgram(() => {}),
    /** The last one becomes ready, and ends after this time. */
    async live(ms: number, how = 'exit code 1') {
      programs.at(-1)?.becomeReady()
      await clock.pass(ms)
      programs.at(-1)?.end(how)
      await settle()
    },
  }
}

describe('a program that ends', () => {
  it('is started again, later each time, with one line each time', async () => {
    const clock = openClock()
    const { programs, said, live, supervised, last } = play(clock)
    await settle()
    for (const [index, pause] of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      expect(programs).toHaveLength(index + 1)
      await live(1_000, 'SIGKILL')
      expect(supervised.isUp()).toBe(false)
      expect(said).toHaveLength(index + 1)
      expect(said.at(-1)).toBe(`ended with SIGKILL, starts again in ${pause / 1000} s`)
      await clock.pass(pause - 1)
      expect(programs).toHaveLength(index + 1)
      await clock.pass(1)
    }
    last().becomeReady()
    await settle()
    expect(supervised.isUp()).toBe(true)
    await supervised.stop()
  })

  it('has recovered when it ran for a minute', async () => {
    const clock = openClock()
    const { said, live } = play(clock)
    await settle()
    for (const ms of [10, 10, 60_000]) {
      await live(ms)
      await clock.pass(pauseAfter(9))
    }
    expect(said.map(text => / in (.*) s$/.exec(text)?.[1])).toEqual(['0.5', '1', '0.5'])
  })

  it('is never given up for ending after it was ready', async () => {
    const clock = openClock()
    const { programs, givenUp, live } = play(clock)
    await settle()
    for (let end = 0; end < 3 * MAX_FAILED_STARTS; end++) {
      await live(1)
      await clock.pass(pauseAfter(9))
    }
    expect(programs).toHaveLength(3 * MAX_FAILED_STARTS + 1)
    expect(givenUp).toEqual([])
  })
})

describe('a program that hangs', () => {
  it('is killed and started again when it does not answer six times in a row, and says so', async () => {
    const clock = openClock()
    const { programs, said, last, supervised } = play(clock)
    await settle()
    last().becomeReady()
    last().hangs = true
    for (let asked = 1; asked < MAX_UNANSWERED; asked++) await clock.pass(ASK_EVERY_MS)
    expect(supervised.isUp()).toBe(true)
    await clock.pass(ASK_EVERY_MS)
    expect(supervised.isUp()).toBe(false)
    expect(said).toEqual(['ended with no answer any more, starts again in 0.5 s'])
    await clock.pass(pauseAfter(1))
    expect(programs).toHaveLength(2)
    last().becomeReady()
    await settle()
    expect(supervised.isUp()).toBe(true)
    await supervised.stop()
  })

  it('is left alone when it is only slow: one answer is enough', async () => {
    const clock = openClock()
    const { programs, said, last, supervised } = play(clock)
    await settle()
    last().becomeReady()
    for (let asked = 1; asked < 4 * MAX_UNANSWERED; asked++) {
      last().hangs = asked % MAX_UNANSWERED !== 0
      await clock.pass(ASK_EVERY_MS)
    }
    expect([programs.length, said, supervised.isUp()]).toEqual([1, [], true])
    await supervised.stop()
  })

  it('is not killed by whoever stops it meanwhile, and not started again', async () => {
    const clock = openClock()
    const { programs, stops, last, supervised, said } = play(clock)
    await settle()
    last().becomeReady()
    last().hangs = true
    for (let asked = 1; asked < MAX_UNANSWERED; asked++) await clock.pass(ASK_EVERY_MS)
    await supervised.stop()
    await clock.pass(ASK_EVERY_MS)
    expect([programs.length, stops(), said]).toEqual([1, 1, []])
  })
})

describe('a program that cannot start', () => {
  it('is given up after five times in a row, with its last words', async () => {
    const clock = openClock()
    const { programs, said, givenUp, last, supervised } = play(clock)
    await settle()
    for (let start = 1; start <= MAX_FAILED_STARTS; start++) {
      expect(programs).toHaveLength(start)
      last().fail(`no luck ${start}`)
      await clock.pass(pauseAfter(9))
    }
    expect(programs).toHaveLength(MAX_FAILED_STARTS)
    expect(said).toHaveLength(MAX_FAILED_STARTS - 1)
    expect(givenUp).toEqual(['could not start 5 times in a row; at last: no luck 5'])
    await expect(supervised.firstReady).rejects.toThrow('no luck 5')
  })

  it('may fail four times, be ready, and fail four times more', async () => {
    const clock = openClock()
    const { givenUp, live, last, supervised } = play(clock)
    await settle()
    for (let round = 0; round < 2; round++) {
      for (let start = 1; start < MAX_FAILED_STARTS; start++) {
        last().fail('no luck')
        await clock.pass(pauseAfter(9))
      }
      await live(1)
      await clock.pass(pauseAfter(9))
    }
    expect(givenUp).toEqual([])
    await supervised.firstReady
    await supervised.stop()
  })

  it('is ended before it is started again', async () => {
    const clock = openClock()
    const { stops, last } = play(clock)
    await settle()
    last().fail('it hangs')
    await settle()
    expect(stops()).toBe(1)
  })
})

describe('a program that needs another one', () => {
  it('is started only when that one is up, and again only when it is up again', async () => {
    const clock = openClock()
    const database = play(clock)
    const service = play(clock, [database.supervised])
    await settle()
    expect(service.programs).toHaveLength(0)
    database.last().becomeReady()
    await settle()
    expect(service.programs).toHaveLength(1)
    service.last().becomeReady()
    await settle()

    database.last().end('SIGKILL')
    service.last().end('exit code 1')
    await clock.pass(pauseAfter(1))
    expect(database.programs).toHaveLength(2)
    expect(service.programs).toHaveLength(1)
    database.last().becomeReady()
    await settle()
    expect(service.programs).toHaveLength(2)
  })

  it('is not blamed for starts that fail while that one is away', async () => {
    const clock = openClock()
    const database = play(clock)
    const service = play(clock, [database.supervised])
    await settle()
    for (let round = 0; round < 2 * MAX_FAILED_STARTS; round++) {
      database.last().becomeReady()
      await settle()
      database.last().end('SIGKILL')
      await settle()
      service.last().fail('no database')
      await clock.pass(pauseAfter(9))
    }
    expect(service.programs.length).toBeGreaterThan(MAX_FAILED_STARTS)
    expect(service.givenUp).toEqual([])
  })
})

describe('whoever stops', () => {
  it.each(['starting', 'ready', 'pausing', 'waiting'])('stops what is %s, for good', async moment => {
    const clock = openClock()
    const needed = play(clock)
    const { programs, last, live, supervised, said } = play(clock, moment === 'waiting' ? [needed.supervised] : [])
    await settle()
    if (moment === 'ready') last().becomeReady()
    if (moment === 'pausing') await live(1)
    const before = [programs.length, said.length]
    await supervised.stop()
    await clock.pass(pauseAfter(9))
    needed.last().becomeReady()
    await settle()
    expect([programs.length, said.length]).toEqual(before)
    expect(supervised.isUp()).toBe(false)
  })

  it.each(['ready', 'pausing', 'given up'])('may restart at once what is %s', async moment => {
    const clock = openClock()
    const { programs, last, live, supervised, stops } = play(clock)
    await settle()
    if (moment === 'ready') last().becomeReady()
    if (moment === 'pausing') await live(1)
    if (moment === 'given up')
      for (let start = 0; start < MAX_FAILED_STARTS; start++) {
        last().fail('no luck')
        await clock.pass(pauseAfter(9))
      }
    const before = programs.length
    const restarted = supervised.restart()
    await settle()
    expect(programs).toHaveLength(before + 1)
    expect(stops()).toBeGreaterThan(0)
    last().becomeReady()
    await restarted
    expect(supervised.isUp()).toBe(true)
  })
})
