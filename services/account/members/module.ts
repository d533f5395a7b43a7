import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { created } from '../organizations/public.ts'
import { telling } from '../protectedActions/public.ts'
import { addFirstOwner } from './addMember.ts'
import { accessEnded } from './events.ts'
import { mailRecipients } from './mailRecipients.ts'

export const membersModule: EventsOfModule = {
  name: 'members',
  raises: [accessEnded],
  on: [
    on(created, (tx, { ownerId }) => addFirstOwner(tx, ownerId)),
    on(telling, (tx, { permission }) => mailRecipients(tx, permission, { owner: true })),
  ],
}
