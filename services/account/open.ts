// Opens the context of the use cases.
import { clockOf } from '../kit/clock.ts'
import { type Database, openDatabase } from '../kit/database/database.ts'
import { openMint } from '../kit/tokens.ts'
import { type Account, DEFAULT_RULES } from './account.ts'
import type { AccountConfig } from './config.ts'
import { signingKeyOf } from './exchange/signingKey.ts'
import { openSecrets } from './callers/secrets.ts'
import { accountModules } from './modules.ts'
import { openCountries } from './callers/country.ts'
import { openPasswords } from './people/passwords.ts'
import { openProvider, type SocialConfig } from './social/provider.ts'

type AccountOptions = Pick<Account, 'publicOrigin' | 'jobs'> &
  Partial<Pick<Account, 'rules' | 'countryOf'>> & { key: Buffer; social?: SocialConfig | undefined }

export async function openAccount(
  config: Pick<
    AccountConfig,
    'databaseUrl' | 'databaseConnections' | 'key' | 'publicOrigin' | 'geoIpDatabase' | 'social' | 'rules'
  >,
  { env, jobs }: { env: NodeJS.ProcessEnv; jobs: Account['jobs'] },
): Promise<Account> {
  const { databaseUrl: url, databaseConnections: max } = config
  const database = openDatabase({ url, service: 'account', modules: accountModules, max, clock: clockOf(env) })
  return openAccountOn(database, { ...config, jobs, countryOf: await openCountries(config.geoIpDatabase) })
}

/** The same on an open database. */
export async function openAccountOn(
  database: Database,
  { key, publicOrigin, jobs, social: provider, rules = DEFAULT_RULES, countryOf = () => null }: AccountOptions,
): Promise<Account> {
  const secrets = openSecrets(key)
  const tokens = await openMint(await signingKeyOf(secrets.signingSeed))
  const passwords = await openPasswords()
  const social = provider ? openProvider(provider, publicOrigin) : null
  return { database, secrets, passwords, tokens, rules, publicOrigin, countryOf, social, jobs }
}
