// The sandboxes of banks and payment providers create fake money: they refuse to start in production.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

it.each([
  ['services/sandbox-provider/main.ts', 'the sandbox of payment providers does not run in production'],
  ['services/sandbox-bank/main.ts', 'the sandbox bank does not run in production'],
])('%s refuses production', async (entry, words) => {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ARUS_MODE: 'production', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said).toContain(words)
  expect(code).not.toBe(0)
})
