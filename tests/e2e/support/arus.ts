// Starts Arus exactly as `npm start` does, on its own ports and folders: as many as journeys run in parallel, so that each has its own; and
// one browser for all, with a context per user. Other tests run meanwhile: a journey waits for its Arus.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { application, buildIfChanged, playground, stopBuilds } from '../../../tools/start/web.ts'
import { CLIENT } from '../../services/account/oidcClient.ts'
import { copyDemo, removeDemoTemplate } from '../../support/demoTemplate.ts'
import { freePorts } from '../../support/freePorts.ts'
import { clearStaleDirectories, memoryDirectory } from '../../support/memoryDirectory.ts'
import { launchBrowser } from './launchBrowser.ts'

/** What the tests know about an Arus. */
export type Address = {
  /** Its URL. */
  url: string
  /** Its DATA_DIR. */
  directory: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each parallel journey. */
    arus: readonly Address[]
    /** The browser's control endpoint. */
    browserEndpoint: string
  }
}

/** The file with the result of a start: empty when Arus is ready, else the error. Missing before. */
export const outcomeOf = ({ directory }: Address) => `${directory}.outcome`

/** A lock file: only one process can create it. */
export const markOf = ({ directory }: Address) => `${directory}.taken`

/** As many as test files run in parallel (vitest.config.ts), so that none waits for another's Arus. */
const AT_ONCE = 3
/** The demo takes half a minute, or three minutes on a slow machine that runs tests meanwhile. */
const START_LIMIT_MS = 400_000
/** Arus' ports, and one for a sign-in provider. */
const PORTS_OF_ONE = 7

/** The port of a sign-in provider that a journey may start. Arus contacts it only when a user presses its button. */
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

  // Once for all: two builds would write the same files.
  const built = buildAll()
  const running: Running = { stops: [], over: false }
  const all = openAll(addresses, built, running)
  return async () => {
    await browser.close()
    running.over = true
    stopBuilds()
    removeDemoTemplate()
    await Promise.all(running.stops.map(stop => stop()))
    await all
    for (const address of addresses)
      for (const path of [address.directory, outcomeOf(address), markOf(address)])
        rmSync(path, { recursive: true, force: true })
  }
}

/** What must be stopped at the end, after which nothing is started any more. */
type Running = { stops: (() => Promise<void>)[]; over: boolean }

/** All get copies of one demo: creating it for each at once would be most of the machine's load. */
async function openAll(addresses: readonly Address[], built: Promise<void>, running: Running): Promise<void> {
  const open = async (address: Address) => {
    if (running.over) throw new Error('the tests are over')
    const { opened, stop } = startArus(address)
    running.stops.push(stop)
    await opened
  }
  try {
    await built
    if (addresses.length > 1) await Promise.all(addresses.map(({ directory }) => copyDemo(directory)))
  } catch (error) {
    for (const address of addresses) tell(address, String(error))
    return
  }
  await Promise.all(
    addresses.map(async address => {
      try {
        await open(address)
        tell(address, '')
      } catch (error) {
        tell(address, String(error))
      }
    }),
  )
}

async function buildAll(): Promise<void> {
  for (const build of [application, playground]) await buildIfChanged(build)
}

function addressOf(port: number): Address {
  return { url: `http://localhost:${port}`, directory: memoryDirectory('e2e') }
}

/** Starts one; it is ready when `opened` resolves. */
function startArus({ url, directory }: Address): { opened: Promise<void>; stop: () => Promise<void> } {
  const arus = spawn(process.execPath, ['tools/start.ts'], {
    env: {
      ...process.env,
      ...providerFor({ url, directory }),
      PORT: new URL(url).port,
      DATA_DIR: directory,
      NODE_ENV: 'production',
    },
    // The channel closes with this process, which ends it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = async () => {
    if (arus.exitCode !== null || arus.signalCode !== null) return
    const gone = once(arus, 'exit')
    arus.kill('SIGTERM')
    await gone
  }
  return { opened: untilOpen(arus), stop }
}

/** Written atomically, so that readers find all of it or nothing. */
function tell(address: Address, outcome: string): void {
  const path = outcomeOf(address)
  writeFileSync(`${path}.new`, outcome)
  renameSync(`${path}.new`, path)
}

/** Waits for the line that tells the user the URL. */
function untilOpen(arus: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`Arus did not start: ${why}\n${output.slice(-4000)}`))
    const limit = setTimeout(() => fail('no answer in time'), START_LIMIT_MS)
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      if (!/open http/i.test(output)) return
      clearTimeout(limit)
      // It starts anyway, but journeys would fail one by one because of missing data.
      if (/demo data is not complete/.test(output)) fail('its demo is not whole')
      else resolve()
    }
    arus.stdout?.on('data', hear)
    arus.stderr?.on('data', hear)
    arus.once('exit', code => fail(`it ended with ${code}`))
  })
}
