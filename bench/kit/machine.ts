// The environment of a benchmark: a result means nothing without it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export type Machine = { cpu: string; cores: number; memoryGb: number; kernel: string }

export function machine(): Machine {
  const cores = cpus()
  return {
    cpu: cores[0]?.model ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    kernel: `${type()} ${release()}`,
  }
}

/** Versions of Node and of the packages that affect a benchmark. */
export function versions(packages: readonly string[]): Record<string, string> {
  return { node: process.versions.node, ...Object.fromEntries(packages.map(name => [name, versionOf(name)])) }
}

function versionOf(name: string): string {
  const text = readFileSync(resolve(ROOT, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The measured commit; a plus marks uncommitted changes. */
export function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results') !== ''
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '')
  } catch {
    return 'not a repository'
  }
}

/** Processor seconds used by all programs of this machine, and time stolen by its host; 0 where unknown. */
export function busySeconds(): number {
  try {
    const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '').split(/ +/)
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = ticks.map(Number)
    return (user + nice + system + interrupts + softInterrupts + stolen) / 100
  } catch {
    return 0
  }
}
