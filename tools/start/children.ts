// The processes that `npm start` runs. An IPC channel costs nothing and tells a child at once if we die;
// a session of its own keeps Ctrl-C from reaching it before us.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { QUICK_IMPORTS } from './nodeFlags.ts'
import { gist, say } from './say.ts'

export type Child = {
  name: string
  /** Ends it and waits: politely first, 27 seconds at most. */
  stop: () => Promise<void>
  exited: Promise<number | null>
}

type ChildOptions = {
  name: string
  entry: string
  args?: string[]
  flags?: string[]
  env: Record<string, string>
}

/** Whoever pipes our output somewhere wants the whole lines. */
const pretty = process.stdout.isTTY || process.env.LOG_PRETTY === '1'

const STOP_WITHIN_MS = 27_000

export function startChild({ name, entry, args = [], flags = [], env }: ChildOptions): Child {
  const child: ChildProcess = spawn(process.execPath, [QUICK_IMPORTS, ...flags, entry, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', line => say(name, pretty ? gist(line) : line))
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  return {
    name,
    exited,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const kill = () => child.kill('SIGKILL')
      await Promise.race([gone, sleep(STOP_WITHIN_MS, undefined, { ref: false }).then(kill)])
    },
  }
}

/** Waits until a process answers that it is ready; fails when it ended instead. */
export async function untilReady({ name, exited }: Child, url: string, withinMs = 60_000): Promise<void> {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  for (const until = Date.now() + withinMs; Date.now() < until && !ended; await sleep(20)) {
    const ok = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (ok) return
  }
  throw new Error(ended ? `${name} ended before it was ready` : `${name} did not become ready`)
}
