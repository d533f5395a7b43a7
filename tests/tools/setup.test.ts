// `npm run setup` as an operator uses it: on the configured database, and nowhere else.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDemo } from '../../services/account/demo.ts'
import { readSetupLink } from '../../services/account/setup/createFirstOwner.ts'
import { accountOn } from '../services/account/support.ts'
import { freshDatabase } from '../support/database.ts'
import { atFileEnd } from '../support/fileEnd.ts'

const { database, url } = await freshDatabase({ service: 'account' })
const directory = mkdtempSync(join(tmpdir(), 'arus-setup-'))
atFileEnd(() => rmSync(directory, { recursive: true, force: true }))

async function setup(env: Record<string, string> = { ACCOUNT_DATABASE_URL: url }) {
  const child = spawn(process.execPath, ['tools/setup.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: directory,
      PUBLIC_ORIGIN: 'https://arus.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, output, token: /https:\/\/arus\.example\/setup\?token=([\w-]{43})\n/.exec(output)?.[1] }
}
const stateOf = async (token = '') => (await database.readAsSystem(tx => readSetupLink(tx, token))).state

// Three programs, sequentially.
it(
  'prints a link that works until the next one is printed, and none once there is an owner',
  { timeout: 400_000 },
  async () => {
    const first = await setup()
    expect([first.code, await stateOf(first.token)]).toEqual([0, 'OPEN'])
    expect(first.output).toContain('expires in 60 minutes')
    const second = await setup({ ACCOUNT_DATABASE_URL: url, SETUP_LINK_MINUTES: '5' })
    expect(second.output).toContain('expires in 5 minutes')
    expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(['UNUSABLE', 'OPEN'])
    await makeDemo(await accountOn(database))
    const late = await setup()
    expect([late.code, late.token]).toEqual([0, undefined])
    expect(late.output).toContain('already set up')
  },
)

it('says what is missing where no database is configured', async () => {
  const { code, output } = await setup({})
  expect(code).toBe(1)
  expect(output).toContain('ACCOUNT_DATABASE_URL is not set')
})
