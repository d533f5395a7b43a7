// What other modules may take of this one. Its own files take it from where it stands.
export { accessEnded } from './events.ts'
export { mailRecipients } from './mailRecipients.ts'
export { countedMembers } from './memberLimit.ts'
export { role } from './roles/table.ts'
export { membership } from './table.ts'
