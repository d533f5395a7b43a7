/** Written by `npm run codegen` from services/account/openapi.json. */
export interface paths {}
