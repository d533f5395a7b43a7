// A charge created in a separate process, so that a test can kill it: configured with the database, the provider's address, and the charge.
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { treasuryModules } from '../../../../services/treasury/modules.ts'
import { makeCharge } from '../../../../services/treasury/providers/charges/make.ts'
import { openProviderLines } from '../../../../services/treasury/providers/lines.ts'

const [url, now, address, organizationId, key, secretKey] = process.argv.slice(2)
if (!url || !now || !address || !organizationId || !key || !secretKey) throw new Error('whose charge, and where?')
const clock = stoppedClock(now)
const database = openDatabase({ url, service: 'treasury', modules: treasuryModules, max: 2, clock })
const providers = openProviderLines({ hosts: { XENDIT: { url: address } }, clock })
// The key of the test's own process stays there: its sealed values are passed in plain.
const seals = { encrypt: (plain: Buffer) => plain, decrypt: () => Buffer.from(JSON.stringify({ secretKey })) }
await makeCharge({ database, providers, seals, clock }, organizationId, {
  key,
  invoiceNumber: 'INV-2026-000123',
  method: 'VIRTUAL_ACCOUNT',
  bankCode: '009',
  amountMinor: 500_000_000n,
  expiresAt: clock.now().add({ hours: 24 }),
  customerName: 'PT Pelanggan',
  returnUrl: null,
  language: 'id',
})
await providers.close()
await database.close()
