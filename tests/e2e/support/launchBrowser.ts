import { existsSync } from 'node:fs'
import bundledChromium from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** The system's Chromium where there is one, else the one that came with npm. */
export async function launchBrowser(): Promise<BrowserServer> {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  if (existsSync(SYSTEM_CHROMIUM) && !process.env.ARUS_BUNDLED_CHROMIUM)
    return chromium.launchServer({ executablePath: SYSTEM_CHROMIUM, args: ['--no-sandbox', '--disable-gpu', ...quiet] })
  // Its own flags put all into one process, which ends with the first context that is closed.
  const flags = bundledChromium.args.filter(flag => !['--single-process', '--no-zygote'].includes(flag))
  return chromium.launchServer({
    executablePath: await bundledChromium.executablePath(),
    args: [...flags, ...quiet],
  })
}
