import { createServer } from 'node:net'

/** The first of `count` free consecutive ports, below the ephemeral ports. */
export async function freePorts(count: number): Promise<number> {
  const isFree = (port: number) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const probe = createServer()
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    return promise
  }
  for (let port = 20_000 + (process.pid % 1_200) * 10; port < 60_000; port += 10) {
    const row = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(port + offset)))
    if (row.every(Boolean)) return port
  }
  throw new Error('No free ports')
}
