// Starts Arus once for all browser tests, exactly as `npm start` does, on a port and in a folder of its own; and one browser,
// in which each person of a test gets a context.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './launchBrowser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Arus under test answers. */
    arusUrl: string
    /** Its DATA_DIR. */
    arusDirectory: string
    /** Where the browser takes orders. */
    browserEndpoint: string
  }
}

const START_LIMIT_MS = 180_000

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'arus-e2e-'))
  const port = await freePorts()
  const arus = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [browser] = await Promise.all([launchBrowser(), opened(arus)])
  project.provide('arusUrl', `http://localhost:${port}`)
  project.provide('arusDirectory', directory)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    const gone = new Promise(resolve => arus.once('exit', resolve))
    arus.kill('SIGTERM')
    await gone
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Waits for the line that tells a person where to go. */
function opened(arus: ChildProcess): Promise<void> {
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

/** A free port whose followers are free too: Arus takes several in a row. */
async function freePorts(): Promise<number> {
  const free = (port: number) =>
    new Promise<boolean>(resolve => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
  for (let port = 20_000 + (process.pid % 2_000) * 10; port < 60_000; port += 10) {
    const row = await Promise.all([0, 1, 2, 3, 4].map(offset => free(port + offset)))
    if (row.every(Boolean)) return port
  }
  throw new Error('no free ports')
}
