// Starts Arus exactly as `npm start` does, on ports and in a folder of its own: one for each worker, so that no two journeys are in
// one at once; and one browser for all, in which each person of a test gets a context.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { application, buildIfChanged, playground } from '../../../tools/start/web.ts'
import { freePorts } from '../../support/freePorts.ts'
import { launchBrowser } from './launchBrowser.ts'

/** What the tests know of an Arus. */
export type Address = {
  /** Where it answers. */
  url: string
  /** Its DATA_DIR. */
  directory: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    arus: readonly Address[]
    /** Where the browser takes orders. */
    browserEndpoint: string
  }
}

const START_LIMIT_MS = 180_000
const PORTS_OF_ONE = 5

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Once for all: two of them would write the same files.
  for (const build of [application, playground]) await buildIfChanged(build)

  const count = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length)
  const firstPort = await freePorts(count * PORTS_OF_ONE)
  const ports = Array.from({ length: count }, (_, index) => firstPort + index * PORTS_OF_ONE)
  const all = ports.map(startArus)
  const stop = () => Promise.all(all.map(arus => arus.stop()))
  try {
    const [browser] = await Promise.all([launchBrowser(), ...all.map(arus => arus.opened)])
    project.provide(
      'arus',
      all.map(({ url, directory }) => ({ url, directory })),
    )
    project.provide('browserEndpoint', browser.wsEndpoint())
    return async () => {
      await browser.close()
      await stop()
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Started = Address & { opened: Promise<void>; stop: () => Promise<void> }

function startArus(port: number): Started {
  const directory = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'arus-e2e-'))
  const arus = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(arus, 'exit')
  return {
    opened: untilOpen(arus),
    url: `http://localhost:${port}`,
    directory,
    async stop() {
      arus.kill('SIGTERM')
      await gone
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Waits for the line that tells a person where to go. */
function untilOpen(arus: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`Arus did not start: ${why}\n${output.slice(-4000)}`))
    const limit = setTimeout(() => fail('no answer in time'), START_LIMIT_MS)
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      if (!/open http/i.test(output)) return
      clearTimeout(limit)
      resolve()
    }
    arus.stdout?.on('data', hear)
    arus.stderr?.on('data', hear)
    arus.once('exit', code => fail(`it ended with ${code}`))
  })
}
