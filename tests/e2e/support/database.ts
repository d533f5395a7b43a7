// Direct access to the database of the running Arus, for states that no user can cause: stalled work, failing work, an unavailable service.
import type pg from 'pg'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { databaseUrl } from '../../support/programs.ts'
import { ownArus } from './ownArus.ts'

type Table = 'recommendation' | 'statement_transaction' | 'expected_transaction'

/** Runs an action while a table is locked for writing: writers wait, readers continue. */
export function whileHeld(table: Table, act: () => Promise<void>): Promise<void> {
  return onTreasury(async admin => {
    await admin.query(`begin; lock table ${table} in share row exclusive mode`)
    await act()
    await admin.query('commit')
  })
}

/** Runs an action while a table rejects new rows: inserts fail. */
export function whileRefusing(table: Table, act: () => Promise<void>): Promise<void> {
  return onTreasury(async admin => {
    await admin.query(`alter table ${table} add constraint refused_by_test check (false) not valid`)
    try {
      await act()
    } finally {
      await admin.query(`alter table ${table} drop constraint refused_by_test`)
    }
  })
}

/** Runs an action while the service can't read a table: every request that needs it fails. */
export function whileWithheld(table: Table, act: () => Promise<void>): Promise<void> {
  return onTreasury(async admin => {
    await admin.query(`alter table ${table} rename to withheld_by_test`)
    try {
      await act()
    } finally {
      await admin.query(`alter table withheld_by_test rename to ${table}`)
    }
  })
}

function onTreasury(use: (admin: pg.Client) => Promise<void>): Promise<void> {
  return withAdmin(postgresUrl('treasury'), use)
}

/** A superuser's URL of a service's database. */
export const postgresUrl = (database: 'account' | 'treasury'): string => databaseUrl(ownArus(), database)

/** Superuser SQL on the account service's database, for what no request could do. */
export const onAccount = (text: string) => withAdmin(postgresUrl('account'), admin => admin.query(text))
