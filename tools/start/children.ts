// The processes that `npm start` runs. An IPC channel costs nothing and tells a child at once if we die; its own session keeps Ctrl-C from
// reaching it before us.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { gist, say } from './say.ts'

export type Child = {
  name: string
  /** Stops it and waits: SIGTERM first, 27 seconds at most. */
  stop: () => Promise<void>
  /** Ends it at once, and waits. */
  kill: () => Promise<void>
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | string | null>
  /** Its last output. */
  lastWords: () => string
}

type ChildOptions = {
  name: string
  entry: string
  args?: string[]
  flags?: string[]
  env: Record<string, string>
}

/** Piped output keeps complete log lines. */
const pretty = process.stdout.isTTY || process.env.LOG_PRETTY === '1'

const STOP_WITHIN_MS = 27_000
const LAST_LINES = 20
const ANSWER_WITHIN_MS = 5_000
/** A busy machine starts slowly, and would start again from nothing. */
const FIRST_START_WITHIN_MS = 300_000

export function startChild({ name, entry, args = [], flags = [], env }: ChildOptions): Child {
  const child: ChildProcess = spawn(process.execPath, [...flags, entry, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const last: string[] = []
  const hear = (line: string) => {
    say(name, pretty ? gist(line) : line)
    last.push(gist(line))
    if (last.length > LAST_LINES) last.shift()
  }
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', hear)
  const exited = new Promise<number | string | null>(resolve => {
    // Not `exit`: by now its output is read to the end.
    child.once('close', (code, signal) => resolve(signal ?? code))
    child.once('error', error => resolve(error.message))
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    name,
    exited,
    lastWords: () => last.join('\n'),
    stop: async () => {
      if (hasEnded()) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const kill = () => child.kill('SIGKILL')
      await Promise.race([gone, sleep(STOP_WITHIN_MS, undefined, { ref: false }).then(kill)])
    },
    kill: async () => {
      if (hasEnded()) return
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Whether a process answers at this address, soon. */
export const answersAt = (url: string, within: AbortSignal = AbortSignal.timeout(ANSWER_WITHIN_MS)): Promise<boolean> =>
  fetch(url, { signal: within }).then(
    answer => answer.ok,
    () => false,
  )

/** Waits until a process reports that it is ready; rejects with its last output if it ended instead. */
export async function untilReady(
  { name, exited, lastWords }: Child,
  url: string,
  withinMs = FIRST_START_WITHIN_MS,
): Promise<void> {
  const ended = new AbortController()
  void exited.then(() => ended.abort())
  for (const until = Date.now() + withinMs; Date.now() < until && !ended.signal.aborted; await sleep(20)) {
    // Another listener may accept the request and never answer.
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    if ((await answersAt(url, signal)) && !ended.signal.aborted) return
  }
  const what = ended.signal.aborted ? `${name} ended before it was ready` : `${name} did not become ready`
  throw new Error([what, lastWords()].filter(Boolean).join('\n'))
}
