/**
 * @generated SignedSource<<972d4966dc720f7d09fdee0f7fa5f542>>
 * @relayHash 5b5bfb6772c58e56ae32cc7a72fec431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9369547fe6af52acd5283e5d34ce9ac6994babcd92237b3c15812ce17e3b6a6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9369547fe6af52acd5283e5d34ce9ac6994babcd92237b3c15812ce17e3b6a6b",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
