// What other modules may import from this one. Its own files import from the source files directly.
export { openChargeClient } from './chargeClient.ts'
export {
  countLinks,
  holdLink,
  isPayable,
  keepPrintedLink,
  makeLink,
  newLink,
  type NewLink,
  openLink,
  type OpenedLink,
} from './links.ts'
export { readOffers } from './offers.ts'
export { codes as checkoutCodes } from './errors.ts'
export { readCheckout } from './readCheckout.ts'
export { checkoutShape } from './shapes.ts'
export { namedVirtualAccounts, virtualAccountTexts } from './virtualAccounts.ts'
