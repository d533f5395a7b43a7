// What other modules may import from this one. Its own files import from the source files directly.
export { accessEnded } from './events.ts'
export { mailRecipients } from './mailRecipients.ts'
export { countedMembers } from './memberLimit.ts'
export { role } from './roles/table.ts'
export { membership } from './table.ts'
