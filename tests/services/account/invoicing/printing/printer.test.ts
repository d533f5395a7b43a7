// The printing thread: other requests are answered meanwhile, and a broken one is replaced.
import { threadId } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { NotPrinted, openPrinter } from '../../../../../services/account/invoicing/printing/printer.ts'
import { CASE_6, pagesOf, printedLine } from './support.ts'

const script = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`)
const printers: ReturnType<typeof openPrinter>[] = []
const open = (...options: Parameters<typeof openPrinter>) => {
  const printer = openPrinter(...options)
  printers.push(printer)
  return printer
}
afterAll(() => Promise.all(printers.map(printer => printer.close())))

const task = { invoice: CASE_6, language: 'id' } as const
const numberIn = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(0)

/** Returns the thread that it runs in; for a draft it does what `ill` says. */
const THREAD = (ill: string) => `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ invoice }) => {
    if (invoice.state === 'DRAFT') { ${ill} }
    const bytes = new Uint8Array(4)
    new DataView(bytes.buffer).setUint32(0, threadId)
    parentPort.postMessage({ done: bytes }, [bytes.buffer])
  })`
const draft = { invoice: { ...CASE_6, state: 'DRAFT' }, language: 'id' } as const

describe('the printer', () => {
  it('prints 2,000 lines while the loop of its caller goes on', async () => {
    const lines = Array.from({ length: 2_000 }, (_line, at) => printedLine(at + 1))
    let turns = 0
    let isPrinted = false
    const printed = open({ limitMs: 120_000 })
      .print({ invoice: { ...CASE_6, lines }, language: 'id' })
      .finally(() => {
        isPrinted = true
      })
    while (!isPrinted) {
      await new Promise(resolve => setImmediate(resolve))
      turns += 1
    }
    expect(turns).toBeGreaterThan(1_000)
    const pages = await pagesOf(await printed)
    expect(pages.at(-1)).toContain(`Halaman ${pages.length} dari ${pages.length}`)
    expect(pages.join(' ')).toContain('Kardus 2000')
  }, 180_000)

  it('works in one thread of its own, one document after the other', async () => {
    const printer = open({ script: script(THREAD('')) })
    const threads = await Promise.all([printer.print(task), printer.print(task), printer.print(task)])
    expect(new Set(threads.map(numberIn)).size).toBe(1)
    expect(numberIn(threads[0])).not.toBe(threadId)
  })

  it.each([
    ['never ends', 'for (;;);', 300],
    ['dies', 'process.exit(3)', 20_000],
    ['throws', 'throw new Error("no")', 20_000],
    [
      'runs out of memory',
      'const all = []; for (;;) all.push(new Array(1e6).fill(invoice.number + all.length))',
      60_000,
    ],
  ])(
    'gives up what %s, and prints the next in a new thread',
    async (_what, ill, limitMs) => {
      const printer = open({ script: script(THREAD(ill)), limitMs })
      const first = numberIn(await printer.print(task))
      await expect(printer.print(draft)).rejects.toThrow(NotPrinted)
      const after = printer.print(task).then(numberIn)
      await expect(after).resolves.toBeGreaterThan(first)
    },
    120_000,
  )

  it('gives a thread that loads slowly the time to get ready', async () => {
    const load = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)'
    const printer = open({ script: script(`${THREAD('')};${load}`), limitMs: 300, startMs: 20_000 })
    await expect(printer.print(task)).resolves.toHaveLength(4)
  })

  it('keeps its thread where a document alone was at fault', async () => {
    const printer = open({ script: script(THREAD('parentPort.postMessage({ failed: "no" }); return')) })
    const first = numberIn(await printer.print(task))
    await expect(printer.print(draft)).rejects.toThrow(NotPrinted)
    expect(numberIn(await printer.print(task))).toBe(first)
  })

  it('lets no more than so many wait', async () => {
    const printer = open({ script: script(THREAD('')), mostWaiting: 2 })
    const all = await Promise.allSettled([printer.print(task), printer.print(task), printer.print(task)])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    await expect(printer.print(task)).resolves.toHaveLength(4)
  })
})
