// A typical reverse proxy: it forwards everything with the upstream's host name, and appends the address of its peer to `x-forwarded-for`.
import { createServer, request as requestTo } from 'node:http'
import { connect } from 'node:net'
import { atFileEnd } from '../../support/fileEnd.ts'

/** Sets the peer that the proxy sees, so that a test can simulate clients of any address. */
export const PEER = 'x-test-peer'

/** Starts a proxy in front of `target` and returns its address. */
export async function startProxy(target: string): Promise<string> {
  const { host, hostname, port } = new URL(target)
  const forwarded = (headers: NodeJS.Dict<string | string[]>, peer: string | undefined) => {
    const { [PEER]: played, 'x-forwarded-for': given, ...rest } = headers
    return { ...rest, host, 'x-forwarded-for': [given, played ?? peer].filter(Boolean).join(', ') }
  }
  const server = createServer((incoming, outgoing) => {
    const headers = forwarded(incoming.headers, incoming.socket.remoteAddress)
    // A connection per request: the other end may close a kept one just as it is reused.
    const options = { agent: false, hostname, port, method: incoming.method, path: incoming.url, headers }
    const onwards = requestTo(options, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onwards.on('error', () => outgoing.destroy())
    incoming.pipe(onwards)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const headers = forwarded(incoming.headers, incoming.socket.remoteAddress)
    const onwards = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
      onwards.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onwards.write(head)
      socket.pipe(onwards).pipe(socket)
    })
    onwards.on('error', () => socket.destroy())
    socket.on('error', () => onwards.destroy())
  })
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  atFileEnd(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
