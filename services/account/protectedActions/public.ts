// What other modules may import from this one. Its own files import from the source files directly.
export { peerOf, takeChangeInTreasury, type TreasuryPeer } from './changesInTreasury.ts'
export { telling } from './events.ts'
export { protectedChange, requireProtection, tellOfChange } from './protect.ts'
