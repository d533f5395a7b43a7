// A line between two processes that can be cut: at once, after so many bytes of an answer, or when an answer begins.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CuttingProxy = Awaited<ReturnType<typeof openCuttingProxy>>

/** Stands in front of `target()`, which is asked anew for every connection. */
export async function openCuttingProxy(target: () => string) {
  const open = new Set<Socket>()
  let cuts = 0
  /** Bytes of answers that still pass; then every connection is reset. */
  let passing = Infinity
  const websockets = new Set<Socket>()
  let frozen: ReadonlySet<Socket> = new Set()

  function cut(): void {
    cuts++
    passing = Infinity
    for (const socket of open) socket.resetAndDestroy()
  }

  const server = createServer(client => {
    const { hostname, port } = new URL(target())
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket
        .on('error', () => {})
        .once('close', () => {
          open.delete(socket)
          for (const other of [client, upstream]) other.destroy()
        })
    }
    client.once('data', (head: Buffer) => {
      if (/^upgrade: websocket/im.test(head.toString('latin1'))) websockets.add(client)
    })
    client.once('close', () => websockets.delete(client))
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (frozen.has(client)) return
      const part = bytes.subarray(0, passing)
      passing -= part.length
      client.write(part)
      if (passing <= 0) cut()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    /** Cuts once this many more bytes of answers have passed: none at all with 0. */
    cutAfter(bytes: number): void {
      passing = bytes
    },
    /** From now on nothing comes over the websockets that are open, and nobody closes them: as when a computer was asleep. */
    freeze(): void {
      frozen = new Set(websockets)
    },
    cuts: () => cuts,
    /** How many websockets go through. */
    websockets: () => websockets.size,
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
