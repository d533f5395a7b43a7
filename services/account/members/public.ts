// The module's public API for other modules. Its own files import each other directly.
export { accessEnded } from './events.ts'
export { mailRecipients } from './mailRecipients.ts'
export { countedMembers } from './memberLimit.ts'
export { role } from './roles/table.ts'
export { membership } from './table.ts'
