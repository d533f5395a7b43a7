// Starts Arus exactly as `npm start` does, on ports and in folders of its own: as many as there are journeys at once, so that no two are in
// one; and one browser for all, in which each person of a test gets a context. Other tests run while they start: a journey waits for the
// one that it takes.
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
/** The demo takes half a minute, or three on a machine that is slow and tests meanwhile. */
const START_LIMIT_MS = 400_000
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

/** What is to be stopped at the end, after which nothing is started any more. */
type Running = { stops: (() => Promise<void>)[]; over: boolean }

/** Several have copies of one demo: made in each at once, it is most of what the machine does. */
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

/** Starts one; it is open when `opened` is fulfilled. */
function startArus({ url, directory }: Address): { opened: Promise<void>; stop: () => Promise<void> } {
  const arus = spawn(process.execPath, ['tools/start.ts'], {
    env: {
      ...process.env,
      ...providerFor({ url, directory }),
      PORT: new URL(url).port,
      DATA_DIR: directory,
      NODE_ENV: 'production',
    },
    // The channel closes with this process, and it stops with it.
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
