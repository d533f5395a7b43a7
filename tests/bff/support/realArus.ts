// All of Arus except the web, as `npm start` runs it, with only the users and organizations of the demo.
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../../tools/start/settings.ts'
import { freePorts } from '../../support/freePorts.ts'
import { memoryDirectory } from '../../support/memoryDirectory.ts'

export type RealArus = {
  url: string
  accountUrl: string
  /** Lets a test call a service as the BFF does. */
  serviceSecret: string
  stop(): Promise<void>
}

export const DEMO_ORGANIZATIONS = {
  first: '0198f000-0000-7000-8000-000000000101',
  second: '0198f000-0000-7000-8000-000000000102',
} as const

export async function startArus(): Promise<RealArus> {
  const directory = memoryDirectory('bff')
  // This mark says that the demo's records exist already.
  writeFileSync(join(directory, 'demo'), 'not wanted\n')
  const port = await freePorts(7)
  const arus = spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, NODE_ENV: 'production' },
    // The channel closes with this process, which ends it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ready = Promise.withResolvers<void>()
  let output = ''
  const hear = (chunk: Buffer) => {
    output += String(chunk)
    if (output.includes('open http')) ready.resolve()
  }
  arus.stdout?.on('data', hear)
  arus.stderr?.on('data', hear)
  arus.once('exit', code => ready.reject(new Error(`Arus ended with ${code}\n${output}`)))
  await ready.promise
  const { ports, serviceSecret } = readSettings({ PORT: String(port), DATA_DIR: directory }, ['--no-web'])
  return {
    url: `http://localhost:${port}`,
    accountUrl: `http://127.0.0.1:${ports.account}`,
    serviceSecret,
    async stop() {
      const gone = Promise.withResolvers<void>()
      arus.once('exit', () => gone.resolve())
      arus.kill('SIGTERM')
      await gone.promise
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
