/**
 * @generated SignedSource<<2dfa102a11aa5a08f7cf9b8b1f2831f1>>
 * @relayHash 60446e07fcb7afd963f726142a597f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2ca2140186018e4d5dcafbd6d2dd537f7fa8c61c622a8cca2565d44b868732

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InternalAccountsPageQuery } from './InternalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<InternalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a2ca2140186018e4d5dcafbd6d2dd537f7fa8c61c622a8cca2565d44b868732",
    "metadata": {},
    "name": "InternalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
