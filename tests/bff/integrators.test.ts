// Follows docs/integrators.md: runs every example in the order of the page, against a real Arus.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signatureOf } from '../../services/account/webhooks/signature.ts'
import { Person } from './support/person.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from './support/realArus.ts'

const page = readFileSync('docs/integrators.md', 'utf8')

/** The examples of a language, for example `bash` or `js verify`. */
const examples = (kind: string): string[] =>
  [...page.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].filter(([, info]) => info === kind).map(([, , code]) => code ?? '')

let arus: RealArus
let token: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  arus = await startArus()
  const owner = await Person.signedIn(arus.url, 'owner@arus.test')
  const permissions = [
    'ACCOUNT_WEBHOOKS_MANAGE',
    ...['BANK_ACCOUNTS', 'STATEMENTS', 'EXPECTED', 'RECONCILIATION'].flatMap(each => [
      `TREASURY_${each}_VIEW`,
      `TREASURY_${each}_MANAGE`,
    ]),
  ]
  const { createApiToken } = await owner.get<{ createApiToken: { token: string } }>(
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    {
      input: {
        ...(await owner.fresh()),
        name: 'The page',
        permissions,
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
    DEMO_ORGANIZATIONS.first,
  )
  token = createApiToken.token
  environment = { ...process.env, ARUS: arus.url, TOKEN: token, ORGANIZATION: DEMO_ORGANIZATIONS.first }
}, 240_000)
afterAll(() => arus.stop())

/** Runs a program; returns its whole output. */
async function run(command: string, args: string[]) {
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { said: said + complained, code: Number(code) }
}

test('from a token to the first reconciled line, and a socket that is told of it', async () => {
  const [socket] = examples('js')
  const listener = spawn(process.execPath, ['--input-type=module', '--eval', socket ?? ''], { env: environment })
  const closed = once(listener, 'close')
  let heard = ''
  listener.stdout.on('data', chunk => (heard += String(chunk)))
  await once(listener.stdout, 'data')

  const { said, code } = await run('bash', ['-euo', 'pipefail', '-c', examples('bash').join('\n')])
  expect(code, said).toBe(0)
  const answers = said.split(/(?=\{"data")/).filter(answer => answer.startsWith('{"data"'))
  expect(answers).toHaveLength(7)
  for (const answer of answers) expect(answer).not.toMatch(/"errors"|"userErrors":\[\{/)
  expect(said).toContain('"statementTransactions":[{"status":"RECONCILED"}]')
  expect(said).toMatch(/ratelimit-remaining: \d+/)
  expect(said).toMatch(/"extensions":\{"cost":\{"requested":\d+,"limit":2000000,/)

  expect((await closed)[0]).toBe(0)
  expect(heard).toContain('"status":"RECONCILED"')
})

test('errors look as the page says', async () => {
  const helpers = examples('bash')[0] ?? ''
  const { said } = await run('bash', ['-c', [helpers, ...examples('bash refused')].join('\n')])
  expect(said).toContain('"code":"GRAPHQL_VALIDATION_FAILED"')
  expect(said).toContain('"code":"G-10"')
  expect(said).toContain('"code":"G-22"')
})

test('T18: what the page tells receivers to check knows our deliveries from forged, changed and old ones', async () => {
  type Verify = { isFromArus(secret: string, signature: string, body: string, now?: number): boolean }
  const [code] = examples('js verify')
  const { isFromArus } = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as Verify
  const now = 1_800_000_000
  const [body] = examples('json')
  const sent = body ?? ''
  const signature = signatureOf(['whsec_former', 'whsec_new'], now, sent)
  for (const secret of ['whsec_former', 'whsec_new']) expect(isFromArus(secret, signature, sent, now + 300)).toBe(true)
  expect(isFromArus('whsec_new', signature, sent, now + 301)).toBe(false)
  expect(isFromArus('whsec_new', signature, sent.replace('created', 'removed'), now)).toBe(false)
  expect(isFromArus('whsec_other', signature, sent, now)).toBe(false)
  expect(isFromArus('whsec_new', signature.replace(/t=\d+/, `t=${now + 400}`), sent, now + 400)).toBe(false)
  expect(isFromArus('whsec_new', 'nonsense', sent, now)).toBe(false)
})
