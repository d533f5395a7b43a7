// What other modules may take of this one. Its own files take it from where it stands.
export { type ChargeClient, openChargeClient } from './chargeClient.ts'
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
