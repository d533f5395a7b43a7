// Files too large for the store: the sender gets an error, and the disk is not filled.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { openDiskStore, TooLarge } from '../../services/kit/files/store.ts'
import { newId } from '../../services/kit/ids.ts'

const directory = mkdtempSync(join(tmpdir(), 'arus-store-'))
afterAll(() => rmSync(directory, { recursive: true }))
const store = openDiskStore(directory)

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')
const write = (source: Readable) =>
  store.write(`${newId()}/${newId()}`, source, MEGABYTE.length, async ({ keep }) => keep())
const kept = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter(each => each.isFile())

it.each([2, 20])(
  'reads %i MB for 1 to their end, so that the connection of an upload stays for the answer',
  async size => {
    const source = Readable.from(Array.from({ length: size }, () => MEGABYTE))
    await expect(write(source)).rejects.toThrow(TooLarge)
    // Destroying a request's body would close the connection that the answer needs.
    expect(source.readableEnded).toBe(true)
    expect(kept()).toEqual([])
  },
)

it('cuts off what goes on and on', async () => {
  let sent = 0
  const source = Readable.from(
    (function* () {
      for (;;) {
        sent++
        yield MEGABYTE
      }
    })(),
  )
  await expect(write(source)).rejects.toThrow(TooLarge)
  expect(source.destroyed).toBe(true)
  expect(sent).toBeLessThan(100)
  expect(kept()).toEqual([])
})

it('takes what fits', async () => {
  await write(Readable.from([MEGABYTE]))
  expect(kept()).toHaveLength(1)
})
