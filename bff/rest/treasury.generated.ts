/** Written by `npm run codegen` from services/treasury/openapi.json. */
export interface paths {}
