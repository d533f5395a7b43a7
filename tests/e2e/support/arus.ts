// Starts Arus exactly as `npm start` does, on ports and in folders of its own: as many as there are journeys at once, so that no two are in
// one; and one browser for all, in which each person of a test gets a context. Other tests run while they start: a journey waits for the
// one that it takes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { application, buildIfChanged, playground, stopBuilds } from '../../../tools/start/web.ts'
import { CLIENT } from '../../services/account/oidcClient.ts'
import { freePorts } from '../../support/freePorts.ts'
import { clearStaleDirectories, memoryDirectory } from '../../support/memoryDirectory.ts'
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
    /** One for each journey at once. */
    arus: readonly Address[]
    /** Where the browser takes orders. */
    browserEndpoint: string
  }
}

/** How a start ended: nothing when Arus is open, else why it is not. Not there before. */
export const outcomeOf = ({ directory }: Address) => `${directory}.outcome`

/** Made by who is in it; one process alone can make it. */
export const markOf = ({ directory }: Address) => `${directory}.taken`

/** As many as files of tests run at once (vitest.config.ts): none of them waits for another one's Arus. */
const AT_ONCE = 3
const START_LIMIT_MS = 180_000
/** Those that Arus takes, and one for a provider. */
const PORTS_OF_ONE = 7

/** Where a journey may start a provider of sign-in. Arus asks for it only when somebody presses its button. */
export const providerPortOf = ({ url }: Address) => Number(new URL(url).port) + PORTS_OF_ONE - 1

const providerFor = (address: Address) => ({
  OIDC_ISSUER: `http://127.0.0.1:${providerPortOf(address)}`,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Kencana',
})

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(AT_ONCE, project.vitest.state.getPaths().length)
  clearStaleDirectories()
  const firstPort = await freePorts(count * PORTS_OF_ONE)
  const addresses = Array.from({ length: count }, (_, index) => addressOf(firstPort + index * PORTS_OF_ONE))
  const browser = await launchBrowser()
  project.provide('arus', addresses)
  project.provide('browserEndpoint', browser.wsEndpoint())

  // Once for all: two of them would write the same files.
  const built = buildAll()
  const all = addresses.map(address => startArus(address, built))
  return async () => {
    await browser.close()
    await Promise.all(all.map(stop => stop()))
  }
}

async function buildAll(): Promise<void> {
  for (const build of [application, playground]) await buildIfChanged(build)
}

function addressOf(port: number): Address {
  return { url: `http://localhost:${port}`, directory: memoryDirectory('e2e') }
}

/** Starts one when the web is built, and answers how to stop it. */
function startArus(address: Address, built: Promise<void>): () => Promise<void> {
  const { url, directory } = address
  let arus: ChildProcess | undefined
  let stopped = false
  const open = async () => {
    await built
    if (stopped) return
    arus = spawn(process.execPath, ['tools/start.ts'], {
      env: {
        ...process.env,
        ...providerFor(address),
        PORT: new URL(url).port,
        DATA_DIR: directory,
        NODE_ENV: 'production',
      },
      // The channel closes with this process, and it stops with it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    await untilOpen(arus)
  }
  const opened = open().then(
    () => tell(address, ''),
    (error: unknown) => tell(address, String(error)),
  )
  return async () => {
    stopped = true
    stopBuilds()
    if (arus && arus.exitCode === null && arus.signalCode === null) {
      const gone = once(arus, 'exit')
      arus.kill('SIGTERM')
      await gone
    }
    await opened
    for (const path of [directory, outcomeOf(address), markOf(address)]) rmSync(path, { recursive: true, force: true })
  }
}

/** Whoever looks finds all of it or nothing. */
function tell(address: Address, outcome: string): void {
  const path = outcomeOf(address)
  writeFileSync(`${path}.new`, outcome)
  renameSync(`${path}.new`, path)
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
      // It opens all the same, and the journeys would fail one by one over what is not there.
      if (/demo data is not complete/.test(output)) fail('its demo is not whole')
      else resolve()
    }
    arus.stdout?.on('data', hear)
    arus.stderr?.on('data', hear)
    arus.once('exit', code => fail(`it ended with ${code}`))
  })
}
