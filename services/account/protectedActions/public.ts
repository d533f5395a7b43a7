// What other modules may take of this one. Its own files take it from where it stands.
export { peerOf, takeChangeInTreasury, type TreasuryPeer } from './changesInTreasury.ts'
export { telling } from './events.ts'
export { protectedChange, requireProtection, tellOfChange } from './protect.ts'
