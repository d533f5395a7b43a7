// Mutual exclusion between several starts of one clone.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { inTurn } from '../../tools/start/turn.ts'

test('lets the second wait until the first has ended, also when that failed', async () => {
  const path = randomUUID()
  const steps: string[] = []
  const { promise: mayFail, reject: fail } = Promise.withResolvers<void>()
  const first = inTurn(path, async () => {
    steps.push('the first works')
    await mayFail
  })
  const { promise: waits, resolve: nowWaits } = Promise.withResolvers<void>()
  const second = inTurn(path, async () => void steps.push('the second works'), nowWaits)
  await waits
  await inTurn(randomUUID(), async () => void steps.push('elsewhere nobody waits'))
  steps.push('the first fails')
  fail(new Error('no room'))
  await expect(first).rejects.toThrow('no room')
  await second
  expect(steps).toEqual(['the first works', 'elsewhere nobody waits', 'the first fails', 'the second works'])
})

test('waits for another process, and not for one that was killed', async () => {
  const path = randomUUID()
  // The promise must be referenced, or it is collected together with the lock.
  const script = `import { inTurn } from './tools/start/turn.ts'
    await inTurn('${path}', () => new Promise(end => {
      globalThis.end = end
      setInterval(() => {}, 1_000)
      console.log('taken')
    }))`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  let waited = false
  await inTurn(
    path,
    async () => {},
    () => {
      waited = true
      other.kill('SIGKILL')
    },
  )
  expect(waited).toBe(true)
})
