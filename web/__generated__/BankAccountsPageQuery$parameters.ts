/**
 * @generated SignedSource<<34d179b5f6581b000457f4371191ccec>>
 * @relayHash 419d8a374073277c13e81be680d04645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84dd4b28222f6e7f314a44b18f189e80fc254d2cd41b9709426c9b8aa64abe5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d84dd4b28222f6e7f314a44b18f189e80fc254d2cd41b9709426c9b8aa64abe5",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
