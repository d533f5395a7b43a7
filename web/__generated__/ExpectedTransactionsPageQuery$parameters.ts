/**
 * @generated SignedSource<<804c0cabff57d270d0971409702431e0>>
 * @relayHash b0d8f8fdaadeb4e81656bd6c325d0159
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 033da94697c45c38ef6bc8d54d4a541cc141bf805bb468d85f2a68a231c58b56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpectedTransactionsPageQuery } from './ExpectedTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpectedTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "033da94697c45c38ef6bc8d54d4a541cc141bf805bb468d85f2a68a231c58b56",
    "metadata": {},
    "name": "ExpectedTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
