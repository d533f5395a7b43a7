// What other modules may import from this one. Its own files import from the source files directly.
export { peerOf, takeChangeInTreasury, type TreasuryPeer } from './changesInTreasury.ts'
export { preparingEmail } from './events.ts'
export { protectedChange, requireProtection, emailProtectedChange } from './protect.ts'
