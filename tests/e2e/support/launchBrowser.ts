import bundledChromium from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No document lives long enough to get back what its scripts cost to be optimized: a sixth of what a look of axe takes.
  '--js-flags=--no-opt,--no-maglev',
]

/**
 * The Chromium that came with npm, the same on every machine: it has no windows at all, and takes a third less of the processor than a
 * whole one that shows none. It is there for Linux on x64; elsewhere the system's.
 */
export async function launchBrowser(): Promise<BrowserServer> {
  const isBundled = process.platform === 'linux' && process.arch === 'x64'
  const executablePath = isBundled ? await bundledChromium.executablePath() : SYSTEM_CHROMIUM
  return chromium.launchServer({ executablePath, args: FLAGS })
}
