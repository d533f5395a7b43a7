// A proxy between two processes that can be cut: at once, after a number of bytes of an answer, or when an answer begins.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CuttingProxy = Awaited<ReturnType<typeof openCuttingProxy>>

/** A proxy to `target()`, which is evaluated for every connection. */
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
    /** Cuts after this many more bytes of answers; with 0 at once. */
    cutAfter(bytes: number): void {
      passing = bytes
    },
    /** From now on the open websockets are silent without being closed, as when a computer was asleep. */
    freeze(): void {
      frozen = new Set(websockets)
    },
    cuts: () => cuts,
    /** Number of open websockets. */
    websockets: () => websockets.size,
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
