import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writingOnceATurn } from '../../bff/logStream.ts'

function record() {
  const writes: string[] = []
  const stream = writingOnceATurn({ write: text => void writes.push(text) })
  return { writes, stream }
}

test('what is logged in one turn goes out at its end, in one write and in order', async () => {
  const { writes, stream } = record()
  stream.write('one\n')
  await Promise.resolve()
  stream.write('two\n')
  expect(writes).toEqual([])
  await nextTurn()
  stream.write('three\n')
  await nextTurn()
  expect(writes).toEqual(['one\ntwo\n', 'three\n'])
})

test('a process that ends keeps nothing back, and says nothing twice', async () => {
  const { writes, stream } = record()
  stream.write('the last\n')
  stream.flush()
  expect(writes).toEqual(['the last\n'])
  stream.flush()
  await nextTurn()
  expect(writes).toEqual(['the last\n'])
})
