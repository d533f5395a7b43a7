import pg from 'pg'

const AGAIN_AFTER_MS = 500

/**
 * A connection outside of the pool that is made again whenever it ends, for what a connection means while it lasts: hearing a
 * channel, holding a lock. `begin` makes each new one ready. The first one is there when this answers.
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
    // Only now: a client that could not connect ends too, and whoever asked for it tries again already.
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
    /** Absent while there is none. */
    current: () => current,
    close: async () => {
      stopped = true
      await current?.end().catch(() => {})
    },
  }
}
