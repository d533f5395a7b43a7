import pg from 'pg'

const AGAIN_AFTER_MS = 500

/**
 * A connection outside the pool that reconnects whenever it ends, for state that lives as long as a connection: listening on a channel,
 * holding a lock. `begin` prepares each new connection. Resolves once the first one is ready.
 */
export async function openLastingConnection(config: pg.ClientConfig, begin: (client: pg.Client) => Promise<void>) {
  let stopped = false
  let current: pg.Client | undefined
  const connect = async () => {
    const client = new pg.Client({ keepAlive: true, ...config })
    client.on('error', () => {})
    try {
      await client.connect()
      await begin(client)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (stopped) return client.end()
    // Added only now: a client that fails to connect ends too, and its caller retries already.
    client.once('end', () => {
      current = undefined
      if (!stopped) setTimeout(again, AGAIN_AFTER_MS).unref()
    })
    current = client
  }
  const again = () => {
    if (!stopped) connect().catch(() => setTimeout(again, AGAIN_AFTER_MS).unref())
  }
  await connect()
  return {
    /** Undefined while disconnected. */
    current: () => current,
    close: async () => {
      stopped = true
      await current?.end().catch(() => {})
    },
  }
}
