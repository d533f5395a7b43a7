// Migrations that change data meet it here: a database as it was before each, with rows, brought up to date.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountSchema } from '../../../services/account/schema.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { migrated } from '../../support/migrated.ts'

it('0007 knows of the members that were there that they came in', async () => {
  const url = await migrated(accountSchema, '0007-members.sql', async admin => {
    for (const status of ['ACTIVE', 'DEACTIVATED', 'REMOVED', 'INVITED'])
      await admin.query(
        `insert into membership (organization_id, id, person_id, role_id, status)
         values ($1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $2)`,
        [randomUUID(), status],
      )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select status, joined_at = created_at as joined from membership order by status'),
  )
  expect(rows).toEqual([
    { status: 'ACTIVE', joined: true },
    { status: 'DEACTIVATED', joined: true },
    { status: 'INVITED', joined: null },
    { status: 'REMOVED', joined: true },
  ])
})

it('0027 knows when the access of those who left ended, and revokes their tokens', async () => {
  const url = await migrated(accountSchema, '0027-access-ended.sql', async admin => {
    for (const status of ['ACTIVE', 'DEACTIVATED', 'REMOVED']) {
      const [organization, member] = [randomUUID(), randomUUID()]
      await admin.query(
        `insert into membership (organization_id, id, person_id, role_id, status, joined_at, changed_at)
         values ($1, $2, gen_random_uuid(), gen_random_uuid(), $3, now(), '2026-01-02')`,
        [organization, member, status],
      )
      await admin.query(
        `insert into api_token (organization_id, id, name, secret_hash, membership_id, person_id, permissions, expires_at)
         values ($1, gen_random_uuid(), $3, sha256($3::text::bytea), $2, gen_random_uuid(), '{}', '2030-01-01')`,
        [organization, member, status],
      )
    }
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query(
      `select m.status, m.access_ended_at = m.changed_at as ended, t.revoked_at is not null as revoked
       from membership m join api_token t on t.membership_id = m.id order by m.status`,
    ),
  )
  expect(rows).toEqual([
    { status: 'ACTIVE', ended: null, revoked: false },
    { status: 'DEACTIVATED', ended: true, revoked: true },
    { status: 'REMOVED', ended: true, revoked: true },
  ])
})
