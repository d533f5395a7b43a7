// Where the sandbox of payment providers is, as treasury wants to know it.
import { SANDBOX_PROVIDERS } from '../../services/sandbox-provider/merchant.ts'
import type { Settings } from './settings.ts'

/** `PAYMENT_PROVIDERS` with every provider that the sandbox plays. */
export const sandboxProviders = ({ ports }: Pick<Settings, 'ports'>): string =>
  JSON.stringify(
    Object.fromEntries(
      SANDBOX_PROVIDERS.map(name => [name, { url: `http://127.0.0.1:${ports.provider}/${name.toLowerCase()}` }]),
    ),
  )
