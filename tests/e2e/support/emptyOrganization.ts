// A new, empty organization. The demo has none, and no screen creates them so far: uses the account service's own use case on the running
// Arus' database, whose feed informs the others.
import { DEMO_PEOPLE } from '../../../services/account/demo.ts'
import { addMember } from '../../../services/account/members/addMember.ts'
import { seededRoles } from '../../../services/account/members/roles/seedRoles.ts'
import { accountModules } from '../../../services/account/modules.ts'
import { createOrganization } from '../../../services/account/organizations/createOrganization.ts'
import { openDatabase } from '../../../services/kit/database/database.ts'
import { newId } from '../../../services/kit/ids.ts'
import { postgresUrl } from './database.ts'

/** Creates it, with the demo's owner and viewer as members, and returns its id. */
export async function emptyOrganization(name: string): Promise<string> {
  const database = openDatabase({ url: postgresUrl('account'), service: 'account', modules: accountModules })
  const id = newId()
  try {
    await database.inOrganization(id, DEMO_PEOPLE.owner.id, async tx => {
      await createOrganization(tx, {
        name,
        legalName: name,
        username: `empty-${id.slice(-12)}`,
        defaultCurrency: 'IDR',
        modes: ['TREASURY', 'INVOICING'],
        entities: [],
        ownerId: DEMO_PEOPLE.owner.id,
      })
      const roles = await seededRoles(tx)
      await addMember(tx, { personId: DEMO_PEOPLE.viewer.id, roleId: roles.VIEWER })
    })
  } finally {
    await database.close()
  }
  return id
}
