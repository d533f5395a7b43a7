// Stores a generated world in a treasury database, as imports and forms would have done.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { insertMany } from '../../services/kit/database/insertMany.ts'
import { bankAccount } from '../../services/treasury/bankAccounts/table.ts'
import { counterparty, counterpartyAccount } from '../../services/treasury/counterparties/table.ts'
import { expectedTransaction } from '../../services/treasury/expectedTransactions/table.ts'
import { referencesIn } from '../../services/treasury/bankText/normalize.ts'
import { statementTransaction } from '../../services/treasury/statementTransactions/table.ts'
import { newId } from '../../services/kit/ids.ts'
import type { World } from './data.ts'

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** `adminUrl` is the database's administrator URL: row-level security does not apply. */
export async function storeWorld(adminUrl: string, organization: { id: string; entityId: string }, world: World) {
  const organizationId = organization.id
  const accountIds = [...new Set(world.lines.map(line => line.accountId))]
  await withAdmin(adminUrl, async client => {
    // The projection is filled while the service starts.
    const entityIsKnown = async () =>
      (await client.query('select from entity where id = $1', [organization.entityId])).rowCount === 1
    for (let tries = 0; tries < 400 && !(await entityIsKnown()); tries++) await sleep(50)
    const db = drizzle(client)
    await insertMany(
      db,
      bankAccount,
      accountIds.map((id, place) => ({
        organizationId,
        id,
        entityId: organization.entityId,
        bankCode: '014',
        accountNumber: String(5_220_000_000 + place),
        alias: `Account ${place}`,
        connectionType: 'MANUAL' as const,
        currency: 'IDR' as const,
      })),
    )
    await insertMany(
      db,
      counterparty,
      world.counterparties.map(({ id, names }, place) => ({
        organizationId,
        id,
        legalName: names[0]!,
        alias: `${names[0]} ${place}`,
        type: 'COMPANY' as const,
      })),
    )
    await insertMany(
      db,
      counterpartyAccount,
      world.counterparties.flatMap(({ id, names, accountNumbers }) =>
        accountNumbers.map((accountNumber, place) => ({
          organizationId,
          id: newId(),
          counterpartyId: id,
          place,
          bankCode: '008',
          accountNumber,
          accountName: names[0]!,
        })),
      ),
    )
    await insertMany(
      db,
      expectedTransaction,
      world.expecteds.map(expected => ({
        organizationId,
        id: expected.id,
        number: expected.number ?? expected.id,
        date: dateOf(expected.day),
        description: expected.description,
        direction: expected.direction,
        amountMinor: expected.open,
        currency: expected.currency,
        counterpartyId: expected.counterpartyId,
        bankAccountId: expected.accountId,
        externalId: expected.externalId,
      })),
    )
    await insertMany(
      db,
      statementTransaction,
      world.lines.map(line => ({
        organizationId,
        id: line.id,
        bankAccountId: line.accountId,
        date: dateOf(line.day),
        description: line.description,
        partyName: line.partyName,
        references: referencesIn(line.description),
        direction: line.direction,
        amountMinor: line.open,
        currency: line.currency,
        fingerprint: randomUUID(),
      })),
    )
    await client.query('analyze')
  })
}
