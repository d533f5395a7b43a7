// The thread that draws previews: order, users, and the content of a page.
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { type PreviewTask } from '../../../../../services/account/invoicing/printing/preview/draw.ts'
import { pngOf } from '../../../../../services/account/invoicing/printing/preview/png.ts'
import { openPreviews, Superseded } from '../../../../../services/account/invoicing/printing/preview/previews.ts'
import { NotDone } from '../../../../../services/kit/thread.ts'
import { CASE_6, printedLine } from './support.ts'

/** Answers with the requested page, one after another; exits at page 99. */
const ECHO = `
  import { parentPort } from 'node:worker_threads'
  let drawn = 0
  parentPort.on('message', ({ page }) => {
    if (page === 99) process.exit(3)
    drawn += 1
    parentPort.postMessage({ done: { image: new Uint8Array([page]), page, pageCount: drawn } })
  })`
const script = new URL(`data:text/javascript,${encodeURIComponent(ECHO)}`)
const opened: ReturnType<typeof openPreviews>[] = []
const open = (options: Parameters<typeof openPreviews>[0] = {}) => {
  const previews = openPreviews(options)
  opened.push(previews)
  return previews
}
afterAll(() => Promise.all(opened.map(previews => previews.close())))

const task = (page = 1, lines = 3): PreviewTask => ({
  invoice: {
    ...CASE_6,
    state: 'DRAFT',
    number: null,
    lines: Array.from({ length: lines }, (_none, at) => printedLine(at)),
  },
  language: 'both',
  page,
  size: 'SMALL',
})
const patient = new AbortController().signal
const outcome = (drawn: Promise<{ page: number; pageCount: number }>) =>
  drawn.then(
    ({ page, pageCount }) => `page ${page}, drawn ${pageCount}`,
    (error: unknown) => (error instanceof Superseded ? 'superseded' : error instanceof NotDone ? 'not done' : error),
  )

describe('the order of previews', () => {
  it('ends what is begun, and draws of those that wait the newest of each person', async () => {
    const { draw } = open({ script })
    const ones = [1, 2, 3, 4].map(page => outcome(draw('one', task(page), patient)))
    const others = [11, 12].map(page => outcome(draw('other', task(page), patient)))
    expect(await Promise.all(ones)).toEqual(['page 1, drawn 1', 'superseded', 'superseded', 'page 4, drawn 2'])
    expect(await Promise.all(others)).toEqual(['superseded', 'page 12, drawn 3'])
  })

  it('keeps the place of whoever goes on typing, so that nobody is pushed back by others', async () => {
    const { draw } = open({ script })
    const begun = outcome(draw('first', task(1), patient))
    const old = outcome(draw('one', task(2), patient))
    const other = outcome(draw('other', task(3), patient))
    const newest = outcome(draw('one', task(4), patient))
    expect(await Promise.all([begun, old, newest, other])).toEqual([
      'page 1, drawn 1',
      'superseded',
      'page 4, drawn 2',
      'page 3, drawn 3',
    ])
  })

  it('draws nothing for whoever has gone', async () => {
    const { draw } = open({ script })
    const begun = outcome(draw('first', task(1), patient))
    const leaving = new AbortController()
    const left = outcome(draw('one', task(2), leaving.signal))
    const gone = outcome(draw('two', task(3), AbortSignal.abort()))
    leaving.abort()
    expect(await Promise.all([begun, left, gone])).toEqual(['page 1, drawn 1', 'superseded', 'superseded'])
    expect(await outcome(draw('one', task(5), patient))).toBe('page 5, drawn 2')
  })

  it('lets no more than so many people wait, and goes on after a thread that died', async () => {
    const { draw } = open({ script, mostWaiting: 1 })
    const dies = outcome(draw('one', task(99), patient))
    const waits = outcome(draw('two', task(2), patient))
    expect(await outcome(draw('three', task(3), patient))).toBe('not done')
    expect(await dies).toBe('not done')
    expect(await waits).toBe('page 2, drawn 1')
  })

  it('draws pages of 2,000 lines', async () => {
    const { draw } = open({ limitMs: 120_000 })
    const { image, page, pageCount } = await draw('one', task(3, 2_000), patient)
    expect([page, pageCount > 20, image.length > 10_000]).toEqual([3, true, true])
  }, 180_000)
})

describe('a page as PNG', () => {
  /** The color of each pixel of an image. */
  function colorsOf(png: Uint8Array): string[] {
    const bytes = Buffer.from(png)
    const chunks = new Map<string, Buffer>()
    for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
      chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
    const [width, palette] = [chunks.get('IHDR')!.readUInt32BE(0), chunks.get('PLTE')!]
    const pixels = inflateSync(chunks.get('IDAT')!)
    return [...pixels].flatMap((place, at) =>
      at % (width + 1) === 0 ? [] : [palette.subarray(place * 3, place * 3 + 3).toString('hex')],
    )
  }

  it('keeps the colors of its pixels to a sixteenth', () => {
    const data = new Uint8Array([255, 255, 255, 255, 0, 0, 0, 255, 26, 34, 48, 255, 21, 80, 156, 255])
    expect(colorsOf(pngOf({ width: 2, height: 2, data }))).toEqual(['ffffff', '000000', '112233', '115599'])
  })

  it('takes the nearest color where there are more than a palette holds', () => {
    const data = new Uint8Array(4_096 * 4).map((_none, at) => {
      const color = at >> 2
      return [(color >> 8) << 4, ((color >> 4) & 15) << 4, (color & 15) << 4, 255][at % 4]!
    })
    const colors = colorsOf(pngOf({ width: 64, height: 64, data }))
    expect(new Set(colors).size).toBe(256)
    expect(colors.slice(0, 3)).toEqual(['000000', '000011', '000022'])
  })
})
