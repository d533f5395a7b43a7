// Local mode trusts every user of this machine, and so any page that makes its browsers take it for ours: a site can let its own name
// resolve to 127.0.0.1 (DNS rebinding). Requests under such a name are refused.
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Probes use whatever name a machine has. */
const PROBES = new Set(['/livez', '/readyz'])

type Named = Pick<IncomingMessage, 'headers' | 'socket'>

/** Whether a request names this machine itself, or the host of PUBLIC_ORIGIN, with the port. */
export function isOwnHost({ headers, socket }: Named, publicOrigin: string | undefined): boolean {
  const { host, ':authority': authority } = headers
  const named = String(host ?? authority ?? '').toLowerCase()
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin)
  if (own?.host === named) return true
  // With hot reload another server faces the browser, at the port of PUBLIC_ORIGIN, and proxies our paths.
  const ports = [String(socket.localPort), own?.port ?? '']
  return LOOPBACK_NAMES.some(name => ports.some(port => named === (isDefaultPort(port) ? name : `${name}:${port}`)))
}

const isDefaultPort = (port: string) => port === '' || port === '80' || port === '443'

export const FOREIGN_HOST =
  'Arus runs on this computer in local mode and does not answer under this name. Open it as http://localhost with its port, or set PUBLIC_ORIGIN to the address that you use.\n'

/** Refuses requests under a foreign host name. */
export function refuseForeignHosts(app: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (PROBES.has(request.url) || isOwnHost(request.raw, publicOrigin)) return done()
    void reply.code(421).header('connection', 'close').type('text/plain; charset=utf-8').send(FOREIGN_HOST)
  })
}
