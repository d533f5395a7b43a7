// What a loader reads, and how often.
import { describe, expect, test } from 'vitest'
import { Loader } from '../../../bff/graph/loader.ts'

function recordingLoader(answer: (keys: readonly string[]) => Promise<void> = () => Promise.resolve()) {
  const calls: string[][] = []
  const loader = new Loader<string | null>(null, async (keys, give) => {
    calls.push([...keys])
    await answer(keys)
    for (const key of keys) if (key !== 'missing') give(key, key.toUpperCase())
  })
  return { calls, loader }
}

describe('a loader', () => {
  test('reads the keys of one tick in one call, each once, and gives them in their order', async () => {
    const { calls, loader } = recordingLoader()
    const [several, one] = await Promise.all([loader.loadAll(['b', 'a', 'b', 'missing']), loader.load('a')])
    expect(several).toEqual(['B', 'A', 'B', null])
    expect(one).toBe('A')
    expect(calls).toEqual([['b', 'a', 'missing']])
  })

  test('waits for those who ask only after a promise of the same tick', async () => {
    const { calls, loader } = recordingLoader()
    const later = Promise.resolve().then(() => loader.load('b'))
    await Promise.all([loader.load('a'), later])
    expect(calls).toEqual([['a', 'b']])
  })

  test('reads nothing twice, not even what it did not find', async () => {
    const { calls, loader } = recordingLoader()
    await loader.loadAll(['a', 'missing'])
    expect(await loader.loadAll(['missing', 'a', 'c'])).toEqual([null, 'A', 'C'])
    expect(calls).toEqual([['a', 'missing'], ['c']])
  })

  test('asks for no more than 200 keys in a call', async () => {
    const { calls, loader } = recordingLoader()
    const keys = Array.from({ length: 450 }, (_, index) => `k${index}`)
    expect(await loader.loadAll(keys)).toEqual(keys.map(key => key.toUpperCase()))
    expect(calls.map(({ length }) => length)).toEqual([200, 200, 50])
  })

  test('keeps a failure like a value, and fails no other call with it', async () => {
    const { calls, loader } = recordingLoader(keys =>
      keys.includes('bad') ? Promise.reject(new Error('refused')) : Promise.resolve(),
    )
    await expect(loader.loadAll(['bad', 'a'])).rejects.toThrow('refused')
    await expect(loader.load('a')).rejects.toThrow('refused')
    expect(await loader.load('b')).toBe('B')
    expect(calls).toEqual([['bad', 'a'], ['b']])
  })
})
