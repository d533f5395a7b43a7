// The whole of Arus but the web, as `npm start` runs it, with the people and organizations of the demo and nothing else in it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RealArus = { url: string; stop(): Promise<void> }

export const DEMO_ORGANIZATIONS = {
  first: '0198f000-0000-7000-8000-000000000101',
  second: '0198f000-0000-7000-8000-000000000102',
} as const

export async function startArus(): Promise<RealArus> {
  const directory = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'arus-bff-'))
  // This mark says that the demo's records are there already.
  writeFileSync(join(directory, 'demo'), 'not wanted\n')
  const port = await freePorts()
  const arus = spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<void>()
  let output = ''
  const hear = (chunk: Buffer) => {
    output += String(chunk)
    if (output.includes('open http')) ready.resolve()
  }
  arus.stdout.on('data', hear)
  arus.stderr.on('data', hear)
  arus.once('exit', code => ready.reject(new Error(`Arus ended with ${code}\n${output}`)))
  await ready.promise
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const gone = Promise.withResolvers<void>()
      arus.once('exit', () => gone.resolve())
      arus.kill('SIGTERM')
      await gone.promise
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A free port whose followers are free too. */
async function freePorts(): Promise<number> {
  const isFree = (port: number) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const probe = createServer()
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    return promise
  }
  for (let port = 30_000 + (process.pid % 1_000) * 10; port < 60_000; port += 10) {
    const row = await Promise.all([0, 1, 2, 3, 4].map(offset => isFree(port + offset)))
    if (row.every(Boolean)) return port
  }
  throw new Error('No free ports')
}
