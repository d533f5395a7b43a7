// The module's public API for other modules. Its own files import each other directly.
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
