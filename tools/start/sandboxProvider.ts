// The payment provider sandbox's addresses in treasury's format.
import { SANDBOX_PROVIDERS } from '../../services/sandbox-provider/merchant.ts'
import type { Settings } from './settings.ts'

/** `PAYMENT_PROVIDERS` with every provider that the sandbox simulates. */
export const sandboxProviders = ({ ports }: Pick<Settings, 'ports'>): string =>
  JSON.stringify(
    Object.fromEntries(
      SANDBOX_PROVIDERS.map(name => [name, { url: `http://127.0.0.1:${ports.provider}/${name.toLowerCase()}` }]),
    ),
  )
