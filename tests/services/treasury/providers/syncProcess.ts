// A sync in a separate process, so that a test can kill it: configured with the database, the provider's address, and the connection.
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { treasuryModules } from '../../../../services/treasury/modules.ts'
import { openProviderLines } from '../../../../services/treasury/providers/lines.ts'
import { runProviderSync } from '../../../../services/treasury/providers/sync/run.ts'

const [url, now, address, organizationId, providerId, secretKey] = process.argv.slice(2)
if (!url || !now || !address || !organizationId || !providerId || !secretKey) throw new Error('whose sync, and where?')
const clock = stoppedClock(now)
const database = openDatabase({ url, service: 'treasury', modules: treasuryModules, max: 2, clock })
const providers = openProviderLines({ hosts: { XENDIT: { url: address } }, clock })
// The key of the test's own process stays there: its sealed values are passed in plain.
const seals = { encrypt: (plain: Buffer) => plain, decrypt: () => Buffer.from(JSON.stringify({ secretKey })) }
const job = { organizationId, providerId, actorId: null, actorName: null, requestId: null }
await runProviderSync({ database, providers, seals, clock }, job)
await providers.close()
await database.close()
