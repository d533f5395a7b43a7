// Opens what the use cases stand on.
import { clockOf } from '../kit/clock.ts'
import { type Database, openDatabase } from '../kit/database/database.ts'
import { openMint } from '../kit/tokens.ts'
import { type Account, DEFAULT_RULES, type Rules } from './account.ts'
import type { AccountConfig } from './config.ts'
import { signingKeyOf } from './exchange/signingKey.ts'
import { openSecrets } from './secrets.ts'
import { openPasswords } from './signIn/passwords.ts'

export async function openAccount(
  {
    databaseUrl,
    databaseConnections: max,
    key,
    rules,
  }: Pick<AccountConfig, 'databaseUrl' | 'databaseConnections' | 'key' | 'rules'>,
  env: NodeJS.ProcessEnv,
): Promise<Account> {
  const database = openDatabase({ url: databaseUrl, service: 'account', max, clock: clockOf(env) })
  return openAccountOn(database, { key, rules })
}

/** The same on a database that is open already. */
export async function openAccountOn(
  database: Database,
  { key, rules = DEFAULT_RULES }: { key: Buffer; rules?: Rules },
): Promise<Account> {
  const secrets = openSecrets(key)
  const tokens = await openMint(await signingKeyOf(secrets.signingSeed))
  return { database, secrets, passwords: await openPasswords(), tokens, rules }
}
