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
