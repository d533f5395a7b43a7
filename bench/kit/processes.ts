// The processes of a benchmark, and requests over their IPC channels.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { BFF_FLAGS } from '../../tools/start/nodeFlags.ts'

/** Resources used by a process of a benchmark so far. */
export type Usage = { cpu: NodeJS.CpuUsage; rss: number }

export const usage = (): Usage => ({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() })

/** Microseconds of processor time between two measurements. */
export const cpuBetween = (before: Usage, after: Usage): number =>
  after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system

/**
 * Starts a file of `bench/` with the BFF's flags from `npm start`, so that peers get the same; it is up when it has sent its first message.
 */
export async function startProcess(file: string, args: string[]): Promise<ChildProcess> {
  const child = fork(resolve(import.meta.dirname, '..', file), args, {
    execArgv: BFF_FLAGS,
    env: { ...process.env, NODE_ENV: 'production' },
    // Servers write their log, which is not read here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`))),
  ])
  return child
}

export async function ask<Answer>(child: ChildProcess, question: string | object): Promise<Answer> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
